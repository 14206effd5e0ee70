import { freeInternalNumber } from '../../platform/exchange/numbers.ts';
import { setMember } from '../../platform/exchange/store-facts.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNumber } from '../../platform/core.ts';
import { knownCodes } from '../../assumptions/assumptions.ts';

const firstOwnNumber = { 1: 442_079_460_200, 2: 442_920_180_200 } as const;
const firstExtension = { 1: 2106, 2: 3106 } as const;

// All agents of a queue ring for each call.
const MAX_AGENTS = 12;
const RECORDED_EVERY = 3;

export function addUsers(platform: Platform, total: number): void {
  const { users, accounts } = platform.store.tables;
  const model = users
    .list()
    .toSorted((one, other) => one.id - other.id)
    .at(-1);
  if (model === undefined) return;
  const domain = model.email?.split('@')[1] ?? '';
  for (let index = 0; users.size < total; index++) {
    const { first, last } = nameAt(index, platform.account);
    const email = `${first}.${last}@${domain}`.toLowerCase();
    const ext = String(freeInternalNumber(platform, firstExtension[platform.account]));
    const number = String(firstOwnNumber[platform.account] + index);
    const id = users.nextId();
    users.put({
      ...structuredClone(model),
      id,
      cli: number,
      email,
      ext,
      first_name: first,
      last_name: last,
      mobile: null,
      mobile_activated: false,
      monitor: index % RECORDED_EVERY === 0 ? 'A' : 'N',
      vm_emails: [email],
      vm_new: 0,
      vm_old: 0,
      vm_pin: String(1000 + ((index * 7919) % 9000)),
    });
    accounts.put({ id, password: `sandbox-${ext}`, phones: 1, me: {} });
    addNumber(platform, number, { type: 'U', id, name: `${first} ${last}` });
    joinQueue(platform, id, index);
  }
}

function joinQueue({ store }: Platform, user: number, index: number): void {
  const queues = store.tables.queues.list();
  const queue = queues[index % queues.length];
  if (queue === undefined || (queue.users?.length ?? 0) >= MAX_AGENTS) return;
  store.tables.queues.patch(queue.id, { users: [...(queue.users ?? []), user] });
  setMember(store, queue.id, user, true);
}

const first =
  'Amara,Bela,Carla,Davit,Elin,Farid,Greta,Hamza,Ines,Jakub,Keiko,Liam,Maya,Nils,Orla,Pedro,Quinn,Rosa,Sami,Talia,Umar,Vera,Wen,Yara';
const last =
  'Abbott,Baran,Costa,Dufour,Eklund,Farrell,Gupta,Haas,Ivers,Jansen,Kaya,Lopez,Moreau,Novak,Oduya,Park,Quist,Rossi,Silva,Tanaka,Usman,Varga,Walsh,Young';

const [firstNames, lastNames] = [first.split(','), last.split(',')];

// In the second account, first names have other last names.
const SECOND_ACCOUNT_SHIFT = 12;

function nameAt(index: number, account: AccountNumber): { first: string; last: string } {
  const row = index % firstNames.length;
  const other = account === 1 ? 0 : SECOND_ACCOUNT_SHIFT;
  const column = (7 * row + Math.floor(index / firstNames.length) + other) % lastNames.length;
  return { first: firstNames[row] ?? '', last: lastNames[column] ?? '' };
}

function addNumber(
  { store: { tables } }: Platform,
  number: string,
  { type, id, name }: { type: 'U' | 'R'; id: number; name: string },
): void {
  const codes = knownCodes['final_dst_type']!;
  const model = tables.ddis.find((one) => one.target_type === codes['Q']);
  if (model === undefined) return;
  tables.ddis.put({
    ...structuredClone(model),
    id: number,
    call_flow: null,
    campaign_id: null,
    e164: number,
    info: null,
    name,
    target_id: id,
    target_type: codes[type]!,
    uri: (model.uri ?? '').replace(model.id, number),
  });
}

export interface Member {
  id: number;
  ext: string;
  cli: string;
}

// The users who have a phone.
export function membersOf({ store: { tables } }: Platform): Member[] {
  return tables.users
    .list()
    .flatMap(({ id, ext, cli }) =>
      ext && tables.accounts.get(id)?.phones ? [{ id, ext, cli: cli ?? ext }] : [],
    );
}

const RECEPTION_NAME = 'Reception';
const RECEPTION_PHONES = 4;
const RECEPTION_OFFSET = 10;

// A ring group of the first members.
export function addReception(platform: Platform): void {
  const { ringgroups } = platform.store.tables;
  const [model] = ringgroups.list();
  const users = membersOf(platform)
    .slice(0, RECEPTION_PHONES)
    .map(({ id }) => id);
  if (model === undefined || users.length === 0) return;
  const id = ringgroups.nextId();
  const number = freeInternalNumber(platform, (model.number ?? 0) + 1);
  ringgroups.put({ ...structuredClone(model), id, name: RECEPTION_NAME, number, users });
  const dialled = String(firstOwnNumber[platform.account] - RECEPTION_OFFSET);
  addNumber(platform, dialled, { type: 'R', id, name: RECEPTION_NAME });
}
