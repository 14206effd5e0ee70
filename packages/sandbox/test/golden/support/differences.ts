import type { Outcome } from './outcome.ts';

type Fields = Record<string, unknown>;

/** Where what has happened differs from what was expected, one line each, by record and field. Empty when nothing does. */
export function differences(expected: Outcome, actual: Outcome): string[] {
  return [
    ...actual.faults,
    ...ofMeaning(expected, actual),
    ...ofEvents(expected.events, actual.events),
    ...ofRecords('CDR', expected.cdrs, actual.cdrs),
    ...ofRecords('recording', ofLegs(expected.recordings), ofLegs(actual.recordings)),
    ...ofRecords('message', ofLegs(expected.messages), ofLegs(actual.messages)),
  ];
}

function ofMeaning(expected: Outcome, actual: Outcome): string[] {
  return [
    ...ofFields('seconds talked', expected.talked, actual.talked),
    ...ofFields('total', { cost: expected.cost }, { cost: actual.cost }),
    ...Object.entries(expected.busy).flatMap(([second, users]) =>
      ofFields(`+${second} s`, { busy: users.toSorted() }, { busy: actual.busy[second] }),
    ),
  ];
}

function ofEvents(expected: Fields[], actual: Fields[]): string[] {
  return aligned(expected.map(label), actual.map(label)).flatMap(([here, there]) => {
    if (here === undefined) return [`event unexpected: ${label(actual[there!]!)}`];
    if (there === undefined) return [`event missing: ${label(expected[here]!)}`];
    return ofFields(label(expected[here]!), expected[here]!, actual[there]!);
  });
}

function ofRecords(kind: string, expected: Record<string, Fields>, actual: Record<string, Fields>): string[] {
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  return keys.flatMap((key) => {
    const [one, other] = [expected[key], actual[key]];
    if (!one) return [`${kind} unexpected: ${key} ${JSON.stringify(other)}`];
    if (!other) return [`${kind} missing: ${key} ${JSON.stringify(one)}`];
    return ofFields(`${kind} of ${key}`, one, other);
  });
}

function ofFields(where: string, expected: Fields, actual: Fields): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  return names.flatMap((name) => {
    const [one, other] = [JSON.stringify(expected[name]), JSON.stringify(actual[name])];
    return one === other ? [] : [`${where}: ${name} should be ${one ?? 'absent'}, is ${other ?? 'absent'}`];
  });
}

/** `+606 s R call.hangup` */
function label({ at, leg, event }: Fields): string {
  return `+${String(at)} s ${String(leg)} call.${String(event)}`;
}

/** Records by the name of their leg; several of one leg are `R`, `R#2` ... */
export function byLeg(records: [leg: string | null, record: Fields][]): Record<string, Fields> {
  const found: Record<string, Fields> = {};
  for (const [leg, record] of records) {
    const name = leg ?? 'no leg';
    let key = name;
    for (let copy = 2; key in found; copy++) key = `${name}#${copy}`;
    found[key] = record;
  }
  return found;
}

function ofLegs(records: Fields[]): Record<string, Fields> {
  return byLeg(records.map((record) => [String(record['live']), record]));
}

/** Pairs equal labels in order, as many as possible: the positions in both, or in the one that has it. */
function aligned(one: string[], other: string[]): [number | undefined, number | undefined][] {
  const most = one.map(() => other.map(() => 0));
  const at = (i: number, j: number) => most[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      most[i]![j] = one[i] === other[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number | undefined, number | undefined][] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) pairs.push([i++, j++]);
    else if (j >= other.length || (i < one.length && at(i + 1, j) >= at(i, j + 1)))
      pairs.push([i++, undefined]);
    else pairs.push([undefined, j++]);
  }
  return pairs;
}
