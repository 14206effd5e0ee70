import type { Platform } from '../../platform/platform.ts';
import { Archive } from './archive.ts';
import { Chance } from '../../infrastructure/random.ts';
import { type Member, membersOf, queuesOf, type StaffedQueue } from './staff.ts';
import { testNumberEnding } from '../../assumptions/assumptions.ts';
import { freeInternalNumber } from '../../platform/exchange/numbers.ts';
import { firstOwnNumber } from '../second-account.ts';
import { addNumber } from './add-users.ts';

/** The company whose days the history tells. */
export interface Office {
  readonly chance: Chance;
  readonly archive: Archive;
  readonly outside: OutsideNumbers;
  readonly members: readonly Member[];
  readonly queues: readonly StaffedQueue[];
  readonly reception: Reception | undefined;
}

/** The company as the records of a platform have it, with a reception that is added. */
export function officeOf(platform: Platform, seed: number): Office {
  const chance = new Chance(seed);
  const members = membersOf(platform);
  return {
    chance,
    archive: new Archive(platform, seed),
    outside: new OutsideNumbers(chance, platform),
    members,
    queues: queuesOf(platform, members),
    reception: addReception(platform, members),
  };
}

/** Somebody whose phone is free at a moment; undefined where all are busy. */
export function freeMember({ chance, members }: Office, at: number, but?: Member): Member | undefined {
  const free = members.filter((member) => member.freeAt <= at && member !== but);
  return free.length === 0 ? undefined : chance.pick(free);
}

/** Whole seconds that two people talk. */
export function talkSeconds({ chance }: Office): number {
  return 8 + chance.seconds(160);
}

/** Beginnings of the British numbers that are reserved for fiction, three digits before their end. */
const RANGES = [
  '447700900',
  '441134960',
  '441144960',
  '441154960',
  '441164960',
  '441174960',
  '441184960',
  '441214960',
  '441314960',
  '441414960',
  '441514960',
  '441614960',
  '441914980',
];
/** Share of the calls that are with contacts. */
const OF_CONTACTS = 0.15;

/** Who calls and is called outside: some often, most rarely. */
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
    if (this.#contacts.length > 0 && this.#chance.happens(OF_CONTACTS))
      return this.#chance.pick(this.#contacts);
    const place = Math.floor(this.#chance.fraction() ** 2 * this.#others.length);
    return this.#others[place] ?? 'anonymous';
  }
}

function allNumbers(): string[] {
  const endings = Array.from({ length: 1000 }, (_, ending) => String(ending).padStart(3, '0'));
  const all = RANGES.flatMap((range) => endings.map((ending) => `${range}${ending}`));
  return all.filter((number) => testNumberEnding(number) === undefined);
}

function shuffled(chance: Chance, numbers: string[]): string[] {
  for (let last = numbers.length - 1; last > 0; last--) {
    const other = chance.integer(0, last);
    [numbers[last], numbers[other]] = [numbers[other]!, numbers[last]!];
  }
  return numbers;
}

const NAME = 'Reception';
/** How many phones it rings. */
const PHONES = 4;
/** How far its number is below those of users. */
const BELOW = 10;

/** A ring group with a number of its own. Times are in seconds. */
export interface Reception {
  id: number;
  dialled: string;
  members: readonly Member[];
  ringTime: number;
  /** Id of the user whose voicemail takes what nobody picks up. */
  box: number | null;
}

/** Adds a ring group of the first few users, like the one of the story; undefined where that has none. */
function addReception(platform: Platform, members: readonly Member[]): Reception | undefined {
  const { ringgroups } = platform.store.tables;
  const [model] = ringgroups.list();
  const rung = members.slice(0, PHONES);
  if (model === undefined || rung.length === 0) return undefined;
  const id = ringgroups.nextId();
  const number = freeInternalNumber(platform, (model.number ?? 0) + 1);
  const users = rung.map((member) => member.id);
  ringgroups.put({ ...structuredClone(model), id, name: NAME, number, users });
  const dialled = String(firstOwnNumber[platform.account] - BELOW);
  addNumber(platform, dialled, { type: 'R', id, name: NAME });
  return { id, dialled, members: rung, ringTime: model.ring_time ?? 20, box: model.final_dst_id ?? null };
}
