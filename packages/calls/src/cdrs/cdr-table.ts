import { type CdrRecord, numberOf } from './read-cdr.ts';

const NUMBERS = [
  ...(['id', 'live_id', 'call_id', 'parent_live_id', 'root_live_id'] as const),
  ...(['duration', 'billsec', 'user_id', 'rate'] as const),
];
const OTHERS = [
  ...(['calldate', 'type', 'disposition', 'destination', 'context', 'clid', 'is_root', 't_cause'] as const),
  ...(['src', 'src_id', 'src_name', 'dst', 'dst_id', 'dst_name'] as const),
];
/** Records in a page of memory. */
const PAGE = 16_384;

/** Many CDRs in little memory: what is needed of each, in columns, and each text once. A million of them are 150 MB. */
export class CdrTable {
  length = 0;
  readonly #numbers: Float64Array[] = [];
  readonly #others: Uint32Array[] = [];
  readonly #places = new Map<unknown, number>();
  readonly #values: unknown[] = [];

  /** @returns The row of the record. */
  add(cdr: CdrRecord): number {
    const row = this.length++;
    const at = row % PAGE;
    if (at === 0) {
      this.#numbers.push(new Float64Array(PAGE * NUMBERS.length));
      this.#others.push(new Uint32Array(PAGE * OTHERS.length));
    }
    const numbers = this.#numbers.at(-1)!;
    const others = this.#others.at(-1)!;
    let place = at * NUMBERS.length;
    for (const name of NUMBERS) numbers[place++] = numberOf(cdr[name]) ?? Number.NaN;
    place = at * OTHERS.length;
    for (const name of OTHERS) others[place++] = this.#placeOf(cdr[name]);
    return row;
  }

  /** The record of a row, without what is not needed. */
  get(row: number): CdrRecord {
    const page = Math.floor(row / PAGE);
    const at = row % PAGE;
    const record: Record<string, unknown> = {};
    let place = at * NUMBERS.length;
    for (const name of NUMBERS) {
      const number = this.#numbers[page]![place++]!;
      record[name] = Number.isNaN(number) ? null : number;
    }
    place = at * OTHERS.length;
    for (const name of OTHERS) record[name] = this.#values[this.#others[page]![place++]!];
    return record as unknown as CdrRecord;
  }

  #placeOf(value: unknown): number {
    const known = this.#places.get(value);
    if (known !== undefined) return known;
    this.#places.set(value, this.#values.length);
    return this.#values.push(value) - 1;
  }
}
