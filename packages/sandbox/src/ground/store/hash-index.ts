import { textOf } from './text-of.ts';

/** Records by the value of one property. Most values have one record, so a list is made only for the second. */
export class HashIndex<R extends object> {
  readonly #property: keyof R & string;
  readonly #records = new Map<string, R | R[]>();

  constructor(property: keyof R & string) {
    this.#property = property;
  }

  /** The records with a value, which is compared as text: filters write numbers as text too. */
  find(value: unknown): readonly R[] {
    const found = this.#records.get(textOf(value));
    return found === undefined ? [] : Array.isArray(found) ? found : [found];
  }

  add(record: R): void {
    const key = this.#keyOf(record);
    if (key === undefined) return;
    const found = this.#records.get(key);
    if (found === undefined) this.#records.set(key, record);
    else if (Array.isArray(found)) found.push(record);
    else this.#records.set(key, [found, record]);
  }

  remove(record: R): void {
    const key = this.#keyOf(record);
    if (key === undefined) return;
    const found = this.#records.get(key);
    if (found === record) this.#records.delete(key);
    if (!Array.isArray(found)) return;
    const rest = found.filter((one) => one !== record);
    if (rest.length === 0) this.#records.delete(key);
    else this.#records.set(key, rest);
  }

  clear(): void {
    this.#records.clear();
  }

  /** Records without a value are in no list: nothing is looked up by a missing value. */
  #keyOf(record: R): string | undefined {
    const value: unknown = record[this.#property];
    return value === null || value === undefined ? undefined : textOf(value);
  }
}
