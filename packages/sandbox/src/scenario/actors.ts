import { UserError } from '@telephony/contract/command-line';
import { valueText } from '../infrastructure/collection.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Somebody, or a place, that a scenario can name. */
export interface Actor {
  kind: 'user' | 'place' | 'contact' | 'outside';
  id: number | string | null;
  name: string;
  number: string | null;
  /** What a scenario may write for it, in small letters. */
  words: readonly string[];
}

// The first that has a word wins: a user before a contact of the same name.
const KINDS = ['user', 'place', 'contact'] as const;

const PARTS = {
  users: { kind: 'user', number: ['ext'] },
  queues: { kind: 'place', number: ['number'] },
  ringgroups: { kind: 'place', number: ['number'] },
  ivrs: { kind: 'place', number: ['number'] },
  conferences: { kind: 'place', number: ['confno'] },
  contacts: { kind: 'contact', number: ['mobile', 'tel', 'phone'] },
} as const;

/** Everybody whom a scenario can name: the users, places and contacts of the account, and numbers outside. */
export class Actors {
  readonly #known: Actor[];

  /** @param account The account as `GET /_sandbox/fixture` has it. */
  constructor(account: Readonly<Record<string, unknown>>) {
    this.#known = Object.entries(PARTS).flatMap(([part, { kind, number }]) =>
      ((account[part] ?? []) as Fields[]).map((record) => actorOf(kind, number, record)),
    );
  }

  /** @throws UserError for a word that nobody has, or several have. */
  find(text: string): Actor {
    const found = this.#search(text);
    if (found) return found;
    const names = this.#known.filter(({ kind }) => kind !== 'contact').map(({ name }) => name);
    throw new UserError(
      `${text} is nobody here. Write a number such as 447700900123, \`anonymous\`, or one of: ${names.join(', ')}.`,
    );
  }

  /** @throws UserError for anybody but a user. */
  user(text: string): Actor & { id: number } {
    const actor = this.find(text);
    if (actor.kind === 'user') return actor as Actor & { id: number };
    throw new UserError(`${text} is no user of the account.`);
  }

  /** Whether a value in a record, an id or a number, is what a scenario has written. */
  matches(written: unknown, value: unknown): boolean {
    if (textOf(written) === textOf(value)) return true;
    if (typeof written !== 'string' || value === null || value === undefined) return false;
    const actor = this.#search(written);
    return actor !== undefined && this.#is(actor, textOf(value));
  }

  /** The short name of an id or number, or what was given. */
  nameOf(value: unknown): unknown {
    const actor = this.#known.find((one) => value != null && this.#is(one, textOf(value)));
    return actor ? actor.name : value;
  }

  /** Whether an id is that of a queue, a ring group, a menu or a conference. */
  isPlace(id: unknown): boolean {
    return this.#known.some((one) => one.kind === 'place' && id != null && String(one.id) === textOf(id));
  }

  get users(): readonly Actor[] {
    return this.#known.filter(({ kind }) => kind === 'user');
  }

  #is({ id, kind, name, number }: Actor, value: string): boolean {
    const written = id !== null && (kind === 'contact' ? [`contact:${id}`, String(id)] : [String(id)]);
    return value === name || (number !== null && value === number) || (written && written.includes(value));
  }

  #search(text: string): Actor | undefined {
    const word = text.trim().toLowerCase();
    for (const kind of KINDS) {
      const found = this.#known.filter((one) => one.kind === kind && one.words.includes(word));
      if (found.length > 1)
        throw new UserError(
          `${text} may be ${found.map(({ name, number }) => `${name} (${number ?? 'no number'})`).join(' or ')}. Write the number, or the full name.`,
        );
      if (found[0]) return found[0];
    }
    const digits = word.replaceAll(/[\s+]/g, '');
    if (word === 'anonymous' || /^\d{1,15}$/.test(digits))
      return { kind: 'outside', id: null, name: digits, number: digits, words: [] };
    return undefined;
  }
}

function actorOf(kind: Actor['kind'], numbers: readonly string[], record: Fields): Actor {
  const person = [record['first_name'], record['last_name']].filter(Boolean).join(' ');
  const name = person || textOf(record['name'] ?? record['company'] ?? record['id']);
  const number = valueText(numbers.map((field) => record[field]).find((value) => value != null))?.replace(
    '+',
    '',
  );
  const words = [name, name.split(' ')[0]!, textOf(number ?? name)].map((word) => word.toLowerCase());
  return {
    kind,
    id: (record['id'] ?? null) as Actor['id'],
    name,
    number: number === undefined ? null : textOf(number).replace('+', ''),
    words,
  };
}

const textOf = (value: unknown): string => (value == null ? '' : valueText(value));
