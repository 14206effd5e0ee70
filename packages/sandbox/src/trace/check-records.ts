import { checkCdr, checkCdrOfLeg } from './check-cdr.ts';
import { checkCdrOfLiveCall, checkLiveCall, checkLiveCallOfLeg } from './check-live-call.ts';
import type { LegStory } from './leg-story.ts';
import type { Illegal, SeenCall, SeenCdr, TraceEntry } from './trace-entry.ts';

/** What a trace has told before. */
export interface Seen {
  stories: ReadonlyMap<number, LegStory>;
  /** The id of the CDR of each leg. */
  cdrs: Map<number, number>;
  /** Each live call, as it was seen last. */
  calls: Map<number, SeenCall>;
}

/** What is wrong with a CDR or a live call, and what it or a response of the API says otherwise than what was seen before it. */
export function checkRecords(
  entry: Exclude<TraceEntry, { kind: 'event' }>,
  at: number,
  seen: Seen,
): Illegal[] {
  return saidBy(entry, seen).map(({ leg, why }) => ({ leg, entry: at, why }));
}

function saidBy(entry: Exclude<TraceEntry, { kind: 'event' }>, seen: Seen): Said {
  if (entry.kind === 'cdr') return ofCdr(entry.cdr, seen);
  return entry.kind === 'call' ? ofCall(entry.call, seen) : ofExchange(entry.exchange, seen.stories);
}

type Said = Omit<Illegal, 'entry'>[];

function ofCall(call: SeenCall, { calls, cdrs, stories }: Seen): Said {
  const { id: leg } = call;
  const story = stories.get(leg);
  calls.set(leg, call);
  const why = [
    ...checkLiveCall(call),
    ...(story ? checkLiveCallOfLeg(call, story) : []),
    ...(cdrs.has(leg) ? ['is still shown under /calls after its CDR'] : []),
  ];
  return why.map((text) => ({ leg, why: text }));
}

function ofCdr(cdr: SeenCdr, { calls, stories, cdrs }: Seen): Said {
  const { live_id: leg, id = leg } = cdr;
  const [call, story] = [calls.get(leg), stories.get(leg)];
  const known = cdrs.get(leg) ?? id;
  cdrs.set(leg, known);
  const why = [
    ...(known === id ? [] : ['has two CDRs']),
    ...checkCdr(cdr),
    ...(story ? checkCdrOfLeg(cdr, story) : []),
    ...(call ? checkCdrOfLiveCall(cdr, call) : []),
  ];
  return why.map((text) => ({ leg, why: text }));
}

function ofExchange(
  { method, path, status }: Extract<TraceEntry, { kind: 'exchange' }>['exchange'],
  stories: ReadonlyMap<number, LegStory>,
): Said {
  const [, id] = /\/calls\/(\d+)\/?(?:\?.*)?$/.exec(path) ?? [];
  const leg = Number(id);
  const story = stories.get(leg);
  if (method.toUpperCase() !== 'GET' || !story) return [];
  // The id of a call means its leg that is live, where its first one is over.
  const lives = [...stories.values()].some((one) => one.root === leg && !one.ended);
  if (status === 200 && !lives) return [{ leg, why: 'is still shown under /calls after its call.hangup' }];
  if (status === 404 && !story.ended)
    return [{ leg, why: 'is not found under /calls before its call.hangup' }];
  return [];
}
