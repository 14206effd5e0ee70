import type { Platform } from '../../platform/platform.ts';
import { Archive } from './archive.ts';
import { Chance } from '../../infrastructure/random.ts';
import { testNumber } from '../../assumptions/assumptions.ts';
import { freeInternalNumber } from '../../platform/exchange/numbers.ts';
import { addNumber, firstOwnNumber } from './add-users.ts';
import { letterOf } from '../../platform/store.ts';
import type { Ddi } from '../../generated/schema.ts';

export interface Office {
  readonly chance: Chance;
  readonly archive: Archive;
  readonly outside: OutsideNumbers;
  readonly members: readonly Member[];
  readonly queues: readonly StaffedQueue[];
  readonly reception: Reception | undefined;
}

export function createOffice(platform: Platform, seed: number): Office {
  const chance = new Chance(seed);
  const members = officeMembers(platform);
  return {
    chance,
    archive: new Archive(platform, seed),
    outside: new OutsideNumbers(chance, platform),
    members,
    queues: officeQueues(platform, members),
    reception: addReception(platform, members),
  };
}

export function freeMember({ chance, members }: Office, at: number, but?: Member): Member | undefined {
  const free = members.filter((member) => member.freeAt <= at && member !== but);
  return free.length === 0 ? undefined : chance.pick(free);
}

export function talkSeconds({ chance }: Office): number {
  return 8 + chance.seconds(160);
}

// British numbers that are reserved for fiction, without their last three digits.
const GEOGRAPHIC = [113, 114, 115, 116, 117, 118, 121, 131, 141, 151, 161].map((area) => `44${area}4960`);
const FICTION_RANGES = ['447700900', ...GEOGRAPHIC, '441914980'];
const CONTACT_SHARE = 0.15;

class OutsideNumbers {
  readonly #chance: Chance;
  readonly #contacts: string[];
  readonly #others: string[];

  constructor(chance: Chance, { store: { tables } }: Platform) {
    this.#chance = chance;
    this.#contacts = tables.contacts.list().flatMap(({ mobile, tel }) => {
      const number = (mobile ?? tel)?.replace('+', '');
      return number ? [number] : [];
    });
    this.#others = shuffled(chance, allNumbers());
  }

  next(): string {
    if (this.#contacts.length > 0 && this.#chance.happens(CONTACT_SHARE))
      return this.#chance.pick(this.#contacts);
    // Some numbers call often, most rarely.
    const place = Math.floor(this.#chance.fraction() ** 2 * this.#others.length);
    return this.#others[place] ?? 'anonymous';
  }
}

function allNumbers(): string[] {
  const endings = Array.from({ length: 1000 }, (_, ending) => String(ending).padStart(3, '0'));
  const all = FICTION_RANGES.flatMap((range) => endings.map((ending) => `${range}${ending}`));
  return all.filter((number) => testNumber(number) === undefined);
}

function shuffled(chance: Chance, numbers: string[]): string[] {
  for (let last = numbers.length - 1; last > 0; last--) {
    const other = chance.integer(0, last);
    [numbers[last], numbers[other]] = [numbers[other]!, numbers[last]!];
  }
  return numbers;
}

const RECEPTION_NAME = 'Reception';
const RECEPTION_PHONES = 4;
const RECEPTION_OFFSET = 10;

// Times of places and phones are in seconds.
export interface Reception {
  id: number;
  dialled: string;
  members: readonly Member[];
  ringTime: number;
  box: number | null;
}

function addReception(platform: Platform, members: readonly Member[]): Reception | undefined {
  const { ringgroups } = platform.store.tables;
  const [model] = ringgroups.list();
  const rung = members.slice(0, RECEPTION_PHONES);
  if (model === undefined || rung.length === 0) return undefined;
  const id = ringgroups.nextId();
  const number = freeInternalNumber(platform, (model.number ?? 0) + 1);
  const users = rung.map((member) => member.id);
  ringgroups.put({ ...structuredClone(model), id, name: RECEPTION_NAME, number, users });
  const dialled = String(firstOwnNumber[platform.account] - RECEPTION_OFFSET);
  addNumber(platform, dialled, { type: 'R', id, name: RECEPTION_NAME });
  return { id, dialled, members: rung, ringTime: model.ring_time ?? 20, box: model.final_dst_id ?? null };
}

export interface Member {
  id: number;
  ext: string;
  cli: string;
  // The user's own number, else the menu's.
  dialled: string;
  isBehindMenu: boolean;
  ringTime: number;
  hasVoicemail: boolean;
  isRecorded: boolean;
  // Milliseconds since 1970.
  freeAt: number;
}

export interface StaffedQueue {
  id: number;
  dialled: string[];
  agents: Member[];
  ringTime: number;
  retry: number;
  maxWait: number;
  wrapUp: number;
  hasVoicemail: boolean;
  isRecorded: boolean;
}

function ddiLeadsTo(
  { target_type: type, target_id: target }: Ddi,
  kind: 'U' | 'I' | 'Q',
  id = target,
): boolean {
  return letterOf('final_dst_type', type) === kind && target === id;
}

function officeMembers({ store: { tables } }: Platform): Member[] {
  const menu = tables.ddis.find((ddi) => ddiLeadsTo(ddi, 'I'));
  return tables.users.list().flatMap((user): Member[] => {
    if (!tables.accounts.get(user.id)?.phones || !user.ext) return [];
    const own = tables.ddis.find((ddi) => ddiLeadsTo(ddi, 'U', user.id));
    return [
      {
        id: user.id,
        ext: user.ext,
        cli: user.cli ?? user.ext,
        dialled: own?.id ?? menu?.id ?? user.ext,
        isBehindMenu: own === undefined && menu !== undefined,
        ringTime: Number(user.ring_time ?? 20),
        hasVoicemail: user.final_dst_type === 'V',
        isRecorded: user.monitor === 'A',
        freeAt: 0,
      },
    ];
  });
}

function officeQueues({ store: { tables } }: Platform, members: readonly Member[]): StaffedQueue[] {
  return tables.queues.list().map((queue) => {
    const joined = new Set(
      tables.queue_members.list().flatMap((one) => (one.queue_id === queue.id ? [one.user_id] : [])),
    );
    const numbers = tables.ddis.list().filter((ddi) => ddiLeadsTo(ddi, 'Q', queue.id));
    return {
      id: queue.id,
      dialled: numbers.length > 0 ? numbers.map(({ id }) => id) : [String(queue.number)],
      agents: members.filter(({ id }) => joined.has(id)),
      ringTime: queue.ring_time ?? 20,
      retry: queue.retry ?? 5,
      maxWait: queue.max_wait_time ?? 120,
      wrapUp: queue.wrap_up_time ?? 0,
      hasVoicemail: letterOf('final_dst_type', queue.final_dst_type) === 'V',
      isRecorded: letterOf('monitor', queue.monitor) === 'A',
    };
  });
}
