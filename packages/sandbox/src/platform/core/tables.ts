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
  User,
  UserGroup,
  UnspecifiedRecord,
  VmAnnouncement,
  Voicemessage,
  Webcall,
} from '../../generated/schema.ts';
import type { Delivery } from '../../delivery/delivery.ts';
import type { Webhook } from '../../delivery/webhook.ts';
import type { KeptCall, WrapUp } from '../../generated/control.ts';
import {
  type ChangeListener,
  Collection,
  type IndexOptions,
  type Stored,
} from '../../ground/store/collection.ts';

/** A record of which the contract knows the id only. */
type AnyRecord = UnspecifiedRecord & Stored;

/** A token that opens the API. `id` is the token itself. */
export interface Token {
  id: string;
  user_id: number;
  kind: 'login' | 'api';
  /** Idle time after which it expires, in milliseconds; 0 never. */
  idle: number;
  /** Milliseconds since 1970 of the last request, or of its creation. */
  used: number;
  /** Whether a request was made with it. */
  requested?: boolean;
  /** For API tokens, the record without its token and times. */
  record: ApiToken | null;
}

/** What a user has that no record shows. `id` is the user's. */
export interface Account {
  id: number;
  password: string;
  /** Number of phones that are registered. With none, the user cannot be rung (ledger O-40). */
  phones: number;
  /** Whether the phone of a click to call is picked up by itself after a while (ledger O-61). Default: true. */
  picks_up?: boolean;
  /** User agent of the phone, as calls show it. */
  user_agent?: string | null;
  me: Partial<Me>;
}

/** An agent of a queue. `id` is `<queue>:<user>`. */
export interface QueueMember {
  id: string;
  queue_id: number;
  user_id: number;
  /** Whether the agent has joined: only those are rung. */
  joined: boolean;
}

/** A nonce that waits for its code, or a token of a password reset. `id` is the nonce or the token. */
export interface Challenge {
  id: string;
  user_id: number;
  kind: 'second-factor' | 'password-reset';
  code: string;
  /** Wrong codes so far. */
  attempts: number;
  created: number;
}

/** An e-mail that the platform would have sent. */
export interface Mail {
  id: number;
  sent_at: string;
  to: string;
  subject: string;
  text: string;
}

/** Bytes of a file that belongs to a record. `id` is `<table>:<id>`. Base64. */
interface StoredFile {
  id: string;
  content_type: string;
  data: string;
}

/** The number that replaces a text in records whose field is a number. `id` is `<field>:<text>`. */
interface Code {
  id: string;
  field: string;
  text: string;
  code: number;
}

/** When a report is made. */
export type ReportTimes = NonNullable<ReportScheduleInput['frequency']>;

/** Everything that the sandbox keeps, by table. Most tables are resources of the contract. */
export interface Tables {
  aclroles: AclRole;
  /** Live calls as the exchange knows them; the API shows their legs. */
  calls: KeptCall;
  calllabels: CallLabel;
  callflows: CallFlow;
  callmeback_buttons: CallMeBackButton;
  callmeback_cdrs: CallMeBackCdr;
  callmeback_settings: CallMeBackSettingSingle['data'];
  callmeback_visitors: CallMeBackVisitor;
  campaigns: Campaign;
  cannedresponses: CannedResponse;
  /** With the campaign of a call that call tracking counts, which no response shows. */
  cdrs: Cdr & { campaign_id?: number | null };
  cdr_notes: AnyRecord;
  chatmsgs: AnyRecord & { user_id?: number };
  chats: Chat;
  conferences: Conference;
  contacts: Contact;
  /** With the call-tracking campaign that the number counts for, which no response shows. */
  ddis: Ddi & { campaign_id?: number | null };
  faxes: Fax;
  ivrs: Ivr;
  mediasessions: MediaSession;
  /** With the id of the live call, which no response shows but filters accept (ledger O-23). */
  monitors: Monitor & { live_id?: number | null };
  aidictionaries: MonitorAiDictionary;
  msdrs: Msdr;
  pickupgroups: PickupGroup;
  queuegroups: QueueGroup;
  queues: Queue;
  /** With the times of a schedule that was sent, which no response shows. */
  reportschedules: ReportSchedule & { times?: ReportTimes };
  /** With the ids of its users, which no response shows (ledger N-77). */
  ringgroups: RingGroup & { users?: number[] };
  routingrules: RoutingRule;
  sms: Sms;
  statements: AnyRecord;
  usergrouppolicies: UserGroup;
  usergroups: UserGroup;
  /** With the teams of a user, and whether audio is set, which no response shows. */
  users: User & { groups?: unknown[]; audio?: boolean };
  vmannouncements: VmAnnouncement;
  voicemessages: Voicemessage;
  webcalls: Webcall;

  accounts: Account;
  challenges: Challenge;
  codes: Code;
  deliveries: Delivery;
  files: StoredFile;
  mails: Mail;
  queue_members: QueueMember;
  /** Calls of which an event of a queue was seen, by the id of the root call. */
  queue_calls: Stored;
  tokens: Token;
  webhooks: Webhook;
  wrap_ups: WrapUp;
}

export type TableName = keyof Tables;

/** The collection of each table. */
export type Collections = { [N in TableName]: Collection<Tables[N]> };

/**
 * Makes the tables, with how their records are found. The date properties are those that clients filter by: `calldate`,
 * `timestamp`, `origtime`, else `created_at` (ledger O-44).
 *
 * @param listener Called for every change in any of them.
 */
export function createTables(listener: ChangeListener): Collections {
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
