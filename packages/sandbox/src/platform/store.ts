import {
  type AnyCollection,
  type ChangeListener,
  Collection,
  type IndexOptions,
  type Stored,
} from '../infrastructure/collection.ts';
import type {
  AclRole,
  ApiToken,
  CallFlow,
  CallLabel,
  CallMeBackButton,
  CallMeBackCdr,
  CallMeBackSettingSingle,
  CallMeBackVisitor,
  Campaign,
  CannedResponse,
  Cdr,
  Chat,
  Conference,
  Contact,
  Ddi,
  Fax,
  Ivr,
  Me,
  MediaSession,
  Monitor,
  MonitorAiDictionary,
  Msdr,
  PickupGroup,
  Queue,
  QueueGroup,
  ReportSchedule,
  ReportScheduleInput,
  RingGroup,
  RoutingRule,
  Sms,
  UnspecifiedRecord,
  User,
  UserGroup,
  VmAnnouncement,
  Voicemessage,
  Webcall,
} from '../generated/schema.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type {
  Challenge,
  KeptAccount,
  KeptCall,
  KeptCode,
  KeptOfChatMessage,
  KeptOfMonitor,
  KeptOfReportSchedule,
  KeptOfRingGroup,
  KeptOfUser,
  KeptToken,
  KeptWithCampaign,
  Mail,
  QueueCall,
  QueueMember,
  StoredFile,
  Webhook,
  WrapUp,
} from '../generated/control.ts';
import { knownCodes } from '../assumptions/assumptions.ts';

export type StoreState = Record<string, { lastId: number; records: Stored[] }>;

export class Store {
  readonly tables: Collections;
  readonly #listeners = new Set<ChangeListener>();

  constructor() {
    this.tables = createTables((...change) => {
      for (const listen of this.#listeners) listen(...change);
    });
  }

  has(name: string): name is TableName {
    return Object.hasOwn(this.tables, name);
  }

  onChange(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  state(): StoreState {
    return Object.fromEntries(
      this.#collections().map((table) => [table.name, { lastId: table.lastId, records: table.list() }]),
    );
  }

  restore(state: StoreState): void {
    for (const table of this.#collections()) {
      table.reset();
      const { lastId = 0, records = [] } = state[table.name] ?? {};
      for (const record of records) table.put(record);
      table.lastId = lastId;
    }
  }

  #collections(): AnyCollection[] {
    return Object.values(this.tables);
  }
}

type AnyRecord = UnspecifiedRecord & Stored;

export type Token = Omit<KeptToken, 'record'> & { record: ApiToken | null };

export type Account = Omit<KeptAccount, 'me'> & { me: Partial<Me> };

export type ReportTimes = NonNullable<ReportScheduleInput['frequency']>;

export interface Tables {
  aclroles: AclRole;
  calls: KeptCall;
  calllabels: CallLabel;
  callflows: CallFlow;
  callmeback_buttons: CallMeBackButton;
  callmeback_cdrs: CallMeBackCdr;
  callmeback_settings: CallMeBackSettingSingle['data'];
  callmeback_visitors: CallMeBackVisitor;
  campaigns: Campaign;
  cannedresponses: CannedResponse;
  cdrs: Cdr & KeptWithCampaign;
  cdr_notes: AnyRecord;
  chatmsgs: AnyRecord & KeptOfChatMessage;
  chats: Chat;
  conferences: Conference;
  contacts: Contact;
  ddis: Ddi & KeptWithCampaign;
  faxes: Fax;
  ivrs: Ivr;
  mediasessions: MediaSession;
  monitors: Monitor & KeptOfMonitor;
  aidictionaries: MonitorAiDictionary;
  msdrs: Msdr;
  pickupgroups: PickupGroup;
  queuegroups: QueueGroup;
  queues: Queue;
  reportschedules: ReportSchedule & KeptOfReportSchedule;
  ringgroups: RingGroup & KeptOfRingGroup;
  routingrules: RoutingRule;
  sms: Sms;
  statements: AnyRecord;
  usergrouppolicies: UserGroup;
  usergroups: UserGroup;
  users: User & KeptOfUser;
  vmannouncements: VmAnnouncement;
  voicemessages: Voicemessage;
  webcalls: Webcall;

  accounts: Account;
  challenges: Challenge;
  codes: KeptCode;
  deliveries: Delivery;
  files: StoredFile;
  mails: Mail;
  queue_members: QueueMember;
  queue_calls: QueueCall;
  tokens: Token;
  webhooks: Webhook;
  wrap_ups: WrapUp;
}

export type TableName = keyof Tables;

export type Collections = { [N in TableName]: Collection<Tables[N]> };

/**
 * Makes the tables, with how their records are found. The date properties are those that clients filter by: `calldate`,
 * `timestamp`, `origtime`, else `created_at` (ledger O-44).
 *
 * @param listener Called for every change in any of them.
 */
function createTables(listener: ChangeListener): Collections {
  const table = <N extends TableName>(name: N, options: IndexOptions<Tables[N]> = {}) =>
    new Collection<Tables[N]>(name, options, listener);
  return {
    aclroles: table('aclroles'),
    calls: table('calls'),
    calllabels: table('calllabels'),
    callflows: table('callflows'),
    callmeback_buttons: table('callmeback_buttons'),
    callmeback_cdrs: table('callmeback_cdrs'),
    callmeback_settings: table('callmeback_settings'),
    callmeback_visitors: table('callmeback_visitors'),
    campaigns: table('campaigns'),
    cannedresponses: table('cannedresponses'),
    cdrs: table('cdrs', { hash: ['live_id', 'user_id'], sorted: 'calldate' }),
    cdr_notes: table('cdr_notes'),
    chatmsgs: table('chatmsgs'),
    chats: table('chats'),
    conferences: table('conferences'),
    contacts: table('contacts', { hash: ['tel', 'tel_1', 'tel_2', 'mobile', 'mobile_1', 'mobile_2'] }),
    ddis: table('ddis'),
    faxes: table('faxes'),
    ivrs: table('ivrs'),
    mediasessions: table('mediasessions', { hash: ['call_id'] }),
    monitors: table('monitors', { hash: ['live_id'], sorted: 'timestamp' }),
    aidictionaries: table('aidictionaries'),
    msdrs: table('msdrs'),
    pickupgroups: table('pickupgroups'),
    queuegroups: table('queuegroups'),
    queues: table('queues'),
    reportschedules: table('reportschedules'),
    ringgroups: table('ringgroups'),
    routingrules: table('routingrules'),
    sms: table('sms', { sorted: 'created_at' }),
    statements: table('statements'),
    usergrouppolicies: table('usergrouppolicies'),
    usergroups: table('usergroups'),
    users: table('users', { hash: ['ext'] }),
    vmannouncements: table('vmannouncements'),
    voicemessages: table('voicemessages', { sorted: 'origtime' }),
    webcalls: table('webcalls', { sorted: 'calldate' }),

    accounts: table('accounts'),
    challenges: table('challenges'),
    codes: table('codes', { hash: ['field'] }),
    deliveries: table('deliveries'),
    files: table('files'),
    mails: table('mails'),
    queue_members: table('queue_members', { hash: ['queue_id', 'user_id'] }),
    queue_calls: table('queue_calls'),
    tokens: table('tokens', { hash: ['user_id'] }),
    webhooks: table('webhooks'),
    wrap_ups: table('wrap_ups'),
  };
}

/**
 * The number for a text where requests have texts and records have numbers, such as `final_dst_type` of a queue. The
 * documents do not show the numbers (ledger N-30): those of the story are known, others are given in order of use.
 */
export function codeOf({ tables }: Store, field: string, text: string): number {
  const codes = knownCodes[field] ?? {};
  if (Object.hasOwn(codes, text)) return codes[text]!;
  const id = `${field}:${text}`;
  const used = tables.codes.get(id);
  if (used) return used.code;
  const taken = [...Object.values(codes), ...tables.codes.by('field', field).map(({ code }) => code)];
  const code = Math.max(0, ...taken) + 1;
  tables.codes.put({ id, field, text, code });
  return code;
}

/** The letter that a code of a field means (ledger N-30). Letters themselves are taken as they are. */
export function letterOf(field: string, written: string | number | null | undefined): string | undefined {
  if (typeof written === 'string') return written;
  return Object.entries(knownCodes[field] ?? {}).find(([, code]) => code === written)?.[0];
}
