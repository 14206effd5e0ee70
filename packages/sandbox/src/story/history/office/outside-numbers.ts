import { testNumberEnding } from '../../../assumptions/assumptions.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Chance } from '../../../ground/random/chance.ts';

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
export class OutsideNumbers {
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
