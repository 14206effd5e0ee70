import type { Call, Party } from '../call.ts';

/** What became of a call. Whoever keeps the highest revision of each call is right. */
export interface CallRevision {
  rootCallId: number;
  /** 1 for the finished call. */
  revision: number;
  /** The names of what was told otherwise before, such as `result`. `withdrawn` for a call that has become one, or none. */
  changed: string[];
  /** Null if it was no call: its legs belong to another one. */
  call: Call | null;
  /** The call that its legs belong to, if it was none. */
  partOf: number | null;
}

const keyOf = (party: Party | null | undefined) => party?.id ?? party?.number ?? null;

/** What is told of a call: whatever differs here is news, unless it was unknown. */
const FIELDS: Readonly<Record<string, (call: Call) => string | number | null | undefined>> = {
  result: ({ outcome }) => outcome?.result,
  caller: ({ caller }) => keyOf(caller),
  called: ({ called }) => keyOf(called),
  answeredBy: ({ outcome }) => keyOf(outcome?.answeredBy),
  finishedBy: ({ outcome }) => keyOf(outcome?.finishedBy),
  talkedSeconds: ({ outcome }) => outcome?.talkedSeconds,
  transfers: ({ transfers }) => transfers,
  owedCallBack: ({ owedCallBack: owed }) => (owed ? `${owed.reason} ${owed.party.number}` : 'none'),
  recordings: ({ recordings }) => `${recordings.map(({ id }) => id).join(' ')}.`,
};

/** The fields of a call, short: nothing stands for what is unknown. */
export function fieldsOf(call: Call): string {
  return Object.values(FIELDS)
    .map((of) => hash(of(call) ?? null))
    .join(' ');
}

/** Names what a call tells otherwise than before, as `CallRevision.changed` does. What was unknown before is no change. */
export function changesBetween(before: Call, after: Call): string[] {
  return changesOf(fieldsOf(before), fieldsOf(after));
}

export function changesOf(before: string, after: string): string[] {
  const [then, now] = [before.split(' '), after.split(' ')];
  return Object.keys(FIELDS).filter((_, index) => then[index] && then[index] !== now[index]);
}

function hash(value: string | number | null): string {
  if (value === null) return '';
  let sum = 0x811c9dc5;
  for (const character of String(value)) sum = Math.imul(sum ^ character.codePointAt(0)!, 0x01000193);
  return (sum >>> 0).toString(36);
}
