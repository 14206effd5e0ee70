import { type JsonSchema, recordSchema } from '@telephony/contract';
import {
  type AnyCollection,
  type ChangeListener,
  Collection,
  type IndexOptions,
  type Stored,
} from '../infrastructure/collection.ts';
import type { PlatformContract } from '../contract/contract.ts';
import type { components as contractTypes, paths } from '../generated/schema.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { components as controlTypes } from '../generated/control.ts';
import { knownCodes } from '../assumptions/assumptions.ts';

type Contract = contractTypes['schemas'];
type Control = controlTypes['schemas'];

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

// The contract knows only the ID.
type AnyRecord = Contract['UnspecifiedRecord'] & Stored;

export type Token = Omit<Control['KeptToken'], 'record'> & { record: Contract['ApiToken'] | null };

export type Account = Omit<Control['KeptAccount'], 'me'> & { me: Partial<Contract['Me']> };

type LateRecord = {
  [T in Control['LateRecord']['table']]: Extract<Control['LateRecord'], { table: T }> & { record: Tables[T] };
}[Control['LateRecord']['table']];

export type ReportTimes = NonNullable<Contract['ReportScheduleInput']['frequency']>;

export interface Tables {
  aclroles: Contract['AclRole'];
  calls: Control['KeptCall'];
  calllabels: Contract['CallLabel'];
  callflows: Contract['CallFlow'];
  callmeback_buttons: Contract['CallMeBackButton'];
  callmeback_cdrs: Contract['CallMeBackCdr'];
  callmeback_settings: Contract['CallMeBackSettingSingle']['data'];
  callmeback_visitors: Contract['CallMeBackVisitor'];
  campaigns: Contract['Campaign'];
  cannedresponses: Contract['CannedResponse'];
  cdrs: Contract['Cdr'] & Control['KeptWithCampaign'];
  cdr_notes: AnyRecord;
  chatmsgs: AnyRecord & Control['KeptOfChatMessage'];
  chats: Contract['Chat'];
  conferences: Contract['Conference'];
  contacts: Contract['Contact'];
  ddis: Contract['Ddi'] & Control['KeptWithCampaign'];
  faxes: Contract['Fax'];
  ivrs: Contract['Ivr'];
  mediasessions: Contract['MediaSession'];
  monitors: Contract['Monitor'] & Control['KeptOfMonitor'];
  aidictionaries: Contract['MonitorAiDictionary'];
  msdrs: Contract['Msdr'];
  pickupgroups: Contract['PickupGroup'];
  queuegroups: Contract['QueueGroup'];
  queues: Contract['Queue'];
  reportschedules: Contract['ReportSchedule'] & Control['KeptOfReportSchedule'];
  ringgroups: Contract['RingGroup'] & Control['KeptOfRingGroup'];
  routingrules: Contract['RoutingRule'];
  sms: Contract['Sms'];
  statements: AnyRecord;
  usergrouppolicies: Contract['UserGroup'];
  usergroups: Contract['UserGroup'];
  users: Contract['User'] & Control['KeptOfUser'];
  vmannouncements: Contract['VmAnnouncement'];
  voicemessages: Contract['Voicemessage'];
  webcalls: Contract['Webcall'];

  accounts: Account;
  challenges: Control['Challenge'];
  codes: Control['KeptCode'];
  deliveries: Delivery;
  files: Control['StoredFile'];
  hours: Control['Hours'];
  late_records: LateRecord;
  mails: Control['Mail'];
  queue_members: Control['QueueMember'];
  queue_calls: Control['QueueCall'];
  tokens: Token;
  webhooks: Control['Webhook'];
  wrap_ups: Control['WrapUp'];
}

export type TableName = keyof Tables;

export type Collections = { [N in TableName]: Collection<Tables[N]> };

export const CONTACT_NUMBERS = ['mobile', 'mobile_1', 'mobile_2', 'tel', 'tel_1', 'tel_2'] as const;

interface TableOptions<R> extends IndexOptions<R> {
  // The GET operations whose examples are the story's records.
  paths?: readonly (keyof paths)[];
}

// Tables are sorted by the date field that clients filter by (ledger O-44).
const tableOptions: { readonly [N in TableName]: TableOptions<Tables[N]> } = {
  aclroles: { paths: ['/aclroles', '/aclroles/{id}'] },
  calls: { paths: ['/calls', '/calls/{id}'] },
  calllabels: { paths: ['/calllabels'] },
  callflows: { paths: ['/callflows'] },
  callmeback_buttons: { paths: ['/callmeback/buttons/{id}'] },
  callmeback_cdrs: { paths: ['/callmeback/cdrs'] },
  callmeback_settings: { paths: ['/callmeback/settings'] },
  callmeback_visitors: { paths: ['/callmeback/visitors'] },
  campaigns: { paths: ['/calltracking/campaigns'] },
  cannedresponses: { paths: ['/sms/cannedresponses'] },
  cdrs: { paths: ['/cdrs', '/cdrs/{id}'], hash: ['live_id', 'user_id'], sorted: 'calldate' },
  cdr_notes: { paths: ['/cdrs/{id}/notes'] },
  chatmsgs: { paths: ['/users/{id}/chatmsgs'] },
  chats: { paths: ['/chats', '/chats/{id}'] },
  conferences: { paths: ['/conferences'] },
  contacts: { paths: ['/contacts', '/contacts/{id}'], hash: CONTACT_NUMBERS },
  ddis: { paths: ['/ddis', '/ddis/{e164}'] },
  faxes: { paths: ['/faxes'] },
  ivrs: { paths: ['/ivrs', '/ivrs/{id}'] },
  mediasessions: { paths: ['/mediasessions'], hash: ['call_id'] },
  monitors: { paths: ['/monitors', '/monitors/{id}'], hash: ['live_id'], sorted: 'timestamp' },
  aidictionaries: { paths: ['/monitors/aidictionary'] },
  msdrs: { paths: ['/msdrs'] },
  pickupgroups: { paths: ['/pickupgroups'] },
  queuegroups: { paths: ['/queuegroups'] },
  queues: { paths: ['/queues', '/queues/{id}'] },
  reportschedules: { paths: ['/reportschedules'] },
  ringgroups: { paths: ['/ringgroups'] },
  routingrules: { paths: ['/routingrules'] },
  sms: { paths: ['/sms', '/sms/{id}'], sorted: 'created_at' },
  statements: {},
  usergrouppolicies: { paths: ['/usergrouppolicies'] },
  usergroups: { paths: ['/usergroups'] },
  users: { paths: ['/users/{id}', '/users'], hash: ['ext'] },
  vmannouncements: { paths: ['/vmannouncements'] },
  voicemessages: { paths: ['/voicemessages', '/voicemessages/{id}'], sorted: 'origtime' },
  webcalls: { paths: ['/webcalls'], sorted: 'calldate' },

  accounts: {},
  challenges: {},
  codes: { hash: ['field'] },
  deliveries: {},
  files: {},
  hours: {},
  late_records: {},
  mails: {},
  queue_members: { hash: ['queue_id', 'user_id'] },
  queue_calls: {},
  tokens: { hash: ['user_id'] },
  webhooks: {},
  wrap_ups: {},
};

function createTables(listener: ChangeListener): Collections {
  const collections: Record<string, AnyCollection> = {};
  for (const [name, options] of Object.entries(tableOptions))
    collections[name] = new Collection(name, options as IndexOptions<Stored>, listener);
  return collections as Collections;
}

export const contractTables: readonly TableName[] = (Object.keys(tableOptions) as TableName[]).filter(
  (table) => tableOptions[table].paths !== undefined,
);

export function tablePaths(table: TableName): readonly string[] {
  return tableOptions[table].paths ?? [];
}

export function tableSchema(contract: PlatformContract, table: TableName): JsonSchema | undefined {
  const [path] = tablePaths(table);
  const operation = contract.operations.find((one) => one.path === path && one.method === 'get');
  return operation && recordSchema(contract, operation);
}

// Requests have texts where records have numbers, such as `final_dst_type` of a queue. Unknown numbers (ledger N-30) are
// assigned in order of use.
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

// Letters or their codes (ledger N-30).
export function letterOf(field: string, written: string | number | null | undefined): string | undefined {
  if (typeof written === 'string') return written;
  return Object.entries(knownCodes[field] ?? {}).find(([, code]) => code === written)?.[0];
}
