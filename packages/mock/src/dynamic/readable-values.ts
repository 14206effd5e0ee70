import { createHash } from 'node:crypto';
import type { Faker } from '@faker-js/faker';
import { isJsonObject, type JsonSchema } from '@telephony/contract';
import { BY_FORMAT, BY_NAME } from './readable-strings.ts';
import { numbersFor } from './readable-numbers.ts';
import { words } from './words.ts';

/** Suggestions for one property. */
const SUGGESTIONS = 24;

/** What a schema says of the value that is wanted. */
interface Wanted {
  parts: readonly JsonSchema[];
  /** Name of the property. */
  name: string;
}

/** Values for properties of which no example shows one: from their format or their name. */
export class ReadableValues {
  readonly #faker: Faker;

  private constructor(faker: Faker) {
    this.#faker = faker;
  }

  /** Loads faker, which Prism has loaded too. */
  static async load(): Promise<ReadableValues> {
    const { Faker, base, en } = await import('@faker-js/faker');
    return new ReadableValues(new Faker({ locale: [en, base] }));
  }

  /**
   * Suggests values of a type. They are the same in every process, and need not all be allowed.
   *
   * @param type `string`, `number` or `integer`.
   */
  suggest({ parts, name }: Wanted, type: string): unknown[] {
    const faker = this.#faker;
    const format = textIn(parts, 'format');
    faker.seed(createHash('sha256').update(`${name} ${type} ${format}`).digest().readUInt32BE());
    const template = templateOf(parts);
    const requested = template === undefined ? [] : this.#times(() => filled(faker, template));
    if (requested[0] !== undefined) return type === 'string' ? requested : requested.map(Number);
    if (type !== 'string')
      return numbersFor(faker, { parts, name, isInteger: type === 'integer' }, SUGGESTIONS);
    const make = this.#stringsFor(words(name), format, textIn(parts, 'pattern') !== undefined);
    const longest = Math.min(...parts.map(({ maxLength = Infinity }) => Number(maxLength)));
    const shortest = Math.max(...parts.map(({ minLength = 0 }) => Number(minLength)));
    const values = make.flatMap((one) => this.#times(() => one(faker)));
    return [...values, ...values.map((value) => fitted(value, shortest, longest))];
  }

  #stringsFor(name: string, format: string | undefined, hasPattern: boolean): ((faker: Faker) => string)[] {
    const formatted = format === undefined ? undefined : BY_FORMAT[format];
    if (formatted) return [formatted];
    const [, named] = BY_NAME.find(([pattern]) => pattern.test(name)) ?? [];
    // A pattern may be that of a date in a form of its own.
    const dates = hasPattern
      ? [(faker: Faker) => BY_FORMAT['date-time']!(faker).slice(0, 19).replace('T', ' '), BY_FORMAT['date']!]
      : [];
    const plain = (faker: Faker) => `${name || 'text'} ${faker.number.int({ min: 1, max: 99 })}`;
    return [...dates, named ?? plain];
  }

  #times<T>(make: () => T): T[] {
    return Array.from({ length: SUGGESTIONS }, make);
  }
}

function textIn(parts: readonly JsonSchema[], keyword: string): string | undefined {
  return parts.map((part) => part[keyword]).find((value) => typeof value === 'string');
}

function fitted(value: string, shortest: number, longest: number): string {
  const repeated =
    value === '' ? value : value.repeat(Math.min(1000, Math.max(1, Math.ceil(shortest / value.length))));
  return repeated.length > longest ? repeated.slice(0, longest).trim() : repeated;
}

/**
 * `x-faker`, by which an author tells Prism what to make: `person.firstName`, or `{ "number.int": [{ "max": 9 }] }`. Returned as
 * a template of faker.
 */
function templateOf(parts: readonly JsonSchema[]): string | undefined {
  const request = parts.map((part) => part['x-faker'] ?? part['faker']).find((value) => value !== undefined);
  if (typeof request === 'string') return `{{${request}}}`;
  const [entry] = isJsonObject(request) ? Object.entries(request) : [];
  if (!entry) return undefined;
  const [method, values] = entry;
  return `{{${method}(${[values]
    .flat()
    .map((value) => JSON.stringify(value))
    .join(', ')})}}`;
}

/** Undefined where faker does not have what the template names. */
function filled(faker: Faker, template: string): string | undefined {
  try {
    return faker.helpers.fake(template);
  } catch {
    return undefined;
  }
}
