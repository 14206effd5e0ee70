import type { Collections } from '../../platform/core/tables.ts';

/** Beginnings of the companies' own numbers: London and Cardiff, reserved for fiction. */
const OWN = { first: '442079460', second: '442920180' };
const MOBILES = /447700900(\d{3})/g;
/** How far the internal numbers of the second company are above those of the first. */
const INTERNAL = 1000;
/** The same for the numbers that conferences have outside. */
const ROOMS = 100_000;

/** The numbers of the second company beside those of the first. */
export class SecondNumbers {
  readonly #internal = new Map<number, number>();

  constructor({ conferences, ivrs, queues, ringgroups, users }: Collections) {
    const internal = [
      ...users.list().map(({ ext }) => Number(ext)),
      ...[...queues.list(), ...ringgroups.list(), ...ivrs.list()].map(({ number }) => number),
      ...conferences.list().map(({ confno }) => confno),
    ];
    for (const number of internal) if (number) this.#internal.set(number, number + INTERNAL);
    for (const { confno_pstn: room } of conferences.list()) if (room) this.#internal.set(room, room + ROOMS);
  }

  /** A number of a record: an internal one, or one of the company's own. */
  ofNumber(number: number): number {
    return this.#internal.get(number) ?? Number(this.#outside(String(number)));
  }

  /** A text with its phone numbers and extensions. */
  inText(text: string): string {
    const outside = this.#outside(text);
    return outside.replace(/^(sandbox-|sip:)?(\d{4})(?=$|@)/, (all, before: string | undefined, digits) => {
      const internal = this.#internal.get(Number(digits));
      return internal === undefined ? all : `${before ?? ''}${internal}`;
    });
  }

  #outside(text: string): string {
    return text
      .replaceAll(OWN.first, OWN.second)
      .replaceAll(MOBILES, (_, end) => `447700900${String((Number(end) + 500) % 1000).padStart(3, '0')}`);
  }
}

/** Number of the first user beyond those of the story, by account; the others follow. */
export const firstOwnNumber = { 1: 442_079_460_200, 2: 442_920_180_200 } as const;
/** Their first extension. */
export const firstExtension = { 1: 2106, 2: 2106 + INTERNAL } as const;
