import { diffArrays } from 'diff';
import type { Actors } from './actors.ts';
import { BUILT_IN, type LegNames, type Seen } from './observe.ts';
import { inline } from '../control/shared/saved-scenario.ts';
import type { LegEvent } from '../telephony/state/command.ts';
import { legStates } from '../telephony/model.ts';
import { type Place, type Scenario, secondsOf } from './scenario.ts';

type Fields = Record<string, unknown>;
type Result = Scenario['then'];

/** Something that is otherwise than the scenario says. */
export interface Difference {
  place: Place;
  text: string;
}

/** What differs from the expected result, in the order of the file. */
export function compareResult(
  { then, until }: Scenario,
  seen: Seen,
  actors: Actors,
  names: LegNames,
): Difference[] {
  const compare = new Comparison(actors);
  const wholes = wholeResult(then, names);
  const isWhole = then.legs !== undefined && !Array.isArray(then.legs);
  const isByLeg = !Array.isArray(then.records);
  const [call] = seen.calls;
  if (then.call && call && seen.calls.length === 1) compare.fields(['then', 'call'], then.call, call);
  else if (then.call)
    compare.differences.push({
      place: ['then', 'call'],
      text:
        seen.calls.length === 0
          ? 'expected one call, seen none.'
          : `expected one call, seen ${seen.calls.length}. Write \`calls\`, a list. Seen:\n${seen.calls.map((one) => compare.shown(one, Object.keys(then.call!))).join('\n')}`,
    });
  if (then.calls) compare.rows(['then', 'calls'], then.calls, seen.calls, { isWhole: true });
  for (const [time, who] of Object.entries(then.rings ?? {}))
    compare.set(['then', 'rings', time], who, seen.rings.get(secondsOf(time)) ?? []);
  for (const [time, who] of Object.entries(then.busy ?? {}))
    compare.set(['then', 'busy', time], who, seen.busy[time] ?? []);
  if (then.talked) compare.sums(['then', 'talked'], then.talked, seen.talked);
  if (then.cost !== undefined) compare.fields(['then'], { cost: then.cost }, { cost: seen.cost });
  if (wholes.events) compare.rows(['then', 'events'], wholes.events, seen.events, { isWhole });
  const whole = { isSet: true, isWhole };
  if (wholes.records)
    compare.rows(['then', 'records'], wholes.records, seen.records, { isSet: isByLeg, isWhole });
  if (wholes.recordings) compare.rows(['then', 'recordings'], wholes.recordings, seen.recordings, whole);
  if (wholes.messages) compare.rows(['then', 'messages'], wholes.messages, seen.messages, whole);
  if (then.receiver) compareReceivers(compare, then.receiver, seen.receivers);
  if (seen.live.length > 0 && (isWhole || until === undefined))
    compare.differences.push({
      place: ['then'],
      text: `Not ended: ${seen.live.join(', ')}. Hang up, or say until when the scenario lasts.`,
    });
  return compare.differences;
}

// Of an object, only the fields that are expected count.
export function isSame(actors: Actors, expected: unknown, seen: unknown): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(seen) &&
      expected.length === seen.length &&
      expected.every((one, index) => isSame(actors, one, seen[index]))
    );
  if (typeof expected === 'object' && expected !== null)
    return (
      typeof seen === 'object' &&
      seen !== null &&
      Object.entries(expected).every(([name, value]) => isSame(actors, value, (seen as Fields)[name]))
    );
  if (typeof seen === 'number' && typeof expected === 'string' && secondsOf(expected) === seen) return true;
  return actors.matches(expected, seen);
}

class Comparison {
  readonly differences: Difference[] = [];
  readonly #actors: Actors;

  constructor(actors: Actors) {
    this.#actors = actors;
  }

  /** Compares what is named of one record. */
  fields(place: Place, expected: Fields, seen: Fields): void {
    for (const [name, value] of Object.entries(expected)) {
      const at = [...place, name];
      if (!(name in seen)) this.#unknown(at, name, Object.keys(seen));
      else if (!isSame(this.#actors, value, seen[name]))
        this.differences.push({
          place: at,
          text: `expected ${inline(value)}, seen ${inline(this.#named(name, seen[name]))}`,
        });
    }
  }

  /** Compares rows, which stand in this order; others may stand between them unless they are whole, or none is expected. */
  rows(
    place: Place,
    expected: readonly Fields[],
    seen: readonly Fields[],
    { isSet = false, isWhole = false }: { isSet?: boolean; isWhole?: boolean } = {},
  ): void {
    const columns = new Set(seen.flatMap((row) => Object.keys(row)));
    const named = new Set(expected.flatMap((row) => Object.keys(row).filter((name) => row[name] !== null)));
    const unknown = [...named].find((name) => columns.size > 0 && !columns.has(name));
    if (unknown !== undefined) return this.#unknown(place, unknown, columns);
    const rows = isSet ? this.#inOrderOf(expected, seen) : seen;
    const parts = diffArrays<Fields>([...expected], [...rows], {
      comparator: (row: Fields, one: Fields) => isSame(this.#actors, row, one),
    });
    const isWrong = parts.some(
      ({ added, removed }) => removed || (added && (isWhole || expected.length === 0)),
    );
    if (!isWrong) return;
    const shown = named.size > 0 ? named : columns;
    const lines: string[] = [];
    let [row, first] = [0, expected.length - 1];
    for (const { added, removed, value } of parts) {
      if (added || removed) first = Math.min(first, row);
      if (!added) row += value.length;
      const mark = added ? '+' : removed ? '-' : ' ';
      lines.push(...value.map((one) => `${mark} ${inline(removed ? one : this.#shown(one, shown))}`));
    }
    this.differences.push({ place: first < 0 ? place : [...place, first], text: lines.join('\n') });
  }

  #unknown(place: Place, name: string, columns: Iterable<string>): void {
    this.differences.push({ place, text: `${name} is no column here. Columns: ${[...columns].join(', ')}.` });
  }

  /** Compares lists of people, in any order. */
  set(place: Place, expected: readonly string[], seen: readonly string[]): void {
    const rest = [...seen];
    const missing = expected.filter((one) => {
      const index = rest.findIndex((other) => this.#actors.matches(one, other));
      if (index !== -1) rest.splice(index, 1);
      return index === -1;
    });
    if (missing.length + rest.length === 0) return;
    this.differences.push({
      place,
      text: `expected ${inline(expected)}, seen ${inline(seen.map((one) => this.#actors.nameOf(one)))}`,
    });
  }

  sums(place: Place, expected: Fields, seen: Readonly<Record<string, number>>): void {
    const left = new Map(Object.entries(seen));
    for (const [name, value] of Object.entries(expected)) {
      const key = [...left.keys()].find((one) => this.#actors.matches(name, one));
      const was = key === undefined ? 0 : left.get(key);
      if (key !== undefined) left.delete(key);
      if (was !== value)
        this.differences.push({ place: [...place, name], text: `expected ${String(value)}, seen ${was}` });
    }
    if (left.size > 0)
      this.differences.push({ place, text: `Not expected: ${inline(Object.fromEntries(left))}` });
  }

  /** A row on one line, with some of its columns. */
  shown(row: Fields, columns: Iterable<string>): string {
    return inline(this.#shown(row, new Set(columns)));
  }

  #shown(row: Fields, columns: ReadonlySet<string>): Fields {
    return Object.fromEntries(
      [...columns].filter((name) => row[name] != null).map((name) => [name, this.#named(name, row[name])]),
    );
  }

  #named(column: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#named(column, one));
    return /_id$|By$|^(caller|called|queue|places)$/.test(column) ? this.#actors.nameOf(value) : value;
  }

  /** The seen rows, each at the place of the expected one that it matches. */
  #inOrderOf(expected: readonly Fields[], seen: readonly Fields[]): Fields[] {
    const rest = [...seen];
    const found = expected.flatMap((row) => {
      const index = rest.findIndex((one) => isSame(this.#actors, row, one));
      return index === -1 ? [] : rest.splice(index, 1);
    });
    return [...found, ...rest];
  }
}

/** The expected rows. With the fields of legs, they have everything that the short form leaves out. */
export function wholeResult({ events, legs, messages, recordings, records }: Result, names: LegNames) {
  const byLeg =
    Array.isArray(records) || !records
      ? records
      : Object.entries(records).map(([leg, row]) => ({ leg, ...row }));
  if (!legs || Array.isArray(legs))
    return { events: events?.map((row) => withLeg(row, names)), records: byLeg, recordings, messages };
  return {
    events: (events ?? []).map((row) => eventRow(row, legs)),
    records: (byLeg ?? []).map((row) => recordOfLeg(row, legs)),
    recordings: recordings ?? [],
    messages: messages ?? [],
  };
}

type Legs = Readonly<Record<string, Fields>>;

/** `{ at, R: initial }` as `{ at, leg: R, event: call.initial }`. */
function withLeg(row: Fields, names: LegNames): Fields {
  const leg = Object.keys(row).find((key) => names.has(key));
  if (leg === undefined) return row;
  const { [leg]: event, ...others } = row;
  return { ...others, leg, event: `call.${String(event)}` };
}

function eventRow(row: Fields, legs: Legs): Fields {
  const leg = Object.keys(row).find((key) => key in legs);
  if (leg === undefined) return row;
  const { [leg]: event, ...others } = row;
  const { parent: _, ...fields } = legs[leg]!;
  return {
    leg,
    event: `call.${String(event)}`,
    root: rootOf(leg, legs),
    // Unless the scenario says otherwise.
    state: legStates[`call.${String(event)}` as LegEvent]?.[0],
    ...fields,
    duration: 0,
    t_cause: null,
    final: null,
    terminated_by: null,
    ...others,
  };
}

function recordOfLeg(row: Fields, legs: Legs): Fields {
  const leg = String(row['leg']);
  const { parent = null, src, dst } = legs[leg] ?? {};
  return { parent, root: rootOf(leg, legs), src, dst, charge: 0, ...row };
}

function rootOf(leg: string, legs: Legs): string {
  const parent = legs[leg]?.['parent'];
  return typeof parent === 'string' ? rootOf(parent, legs) : leg;
}

type Receivers = NonNullable<Result['receiver']>;

function compareReceivers(compare: Comparison, expected: Receivers, seen: Seen['receivers']): void {
  const own = [...seen.keys()].filter((address) => address !== BUILT_IN);
  const lists = Array.isArray(expected) ? { [own.length === 1 ? own[0]! : BUILT_IN]: expected } : expected;
  for (const [address, list] of Object.entries(lists)) {
    const place = Array.isArray(expected) ? ['then', 'receiver'] : ['then', 'receiver', address];
    const rows = list.map((one) => (typeof one === 'string' ? { event: one } : (one as Fields)));
    const deliveries = seen.get(address);
    if (deliveries || address === BUILT_IN) compare.rows(place, rows, deliveries ?? []);
    else
      compare.differences.push({
        place,
        text: `No event went there. Receivers: ${own.join(', ') || 'none'}.`,
      });
  }
}
