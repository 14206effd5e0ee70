import { checkCdr, checkCdrOfLeg } from './check-cdr.ts';
import type { LegStory } from './leg-story.ts';
import type { Illegal, TraceEntry } from './trace-entry.ts';

/** What a trace has told before. */
export interface Seen {
  stories: ReadonlyMap<number, LegStory>;
  /** The id of the CDR of each leg. */
  cdrs: Map<number, number>;
}

/** What is wrong with a CDR, and what it or a response of the API says otherwise than the events before it. */
export function checkRecords(
  entry: Exclude<TraceEntry, { kind: 'event' }>,
  at: number,
  seen: Seen,
): Illegal[] {
  const said = entry.kind === 'cdr' ? ofCdr(entry.cdr, seen) : ofExchange(entry.exchange, seen.stories);
  return said.map(({ leg, why }) => ({ leg, entry: at, why }));
}

type Said = Omit<Illegal, 'entry'>[];

function ofCdr(cdr: Extract<TraceEntry, { kind: 'cdr' }>['cdr'], { stories, cdrs }: Seen): Said {
  const { live_id: leg, id = leg } = cdr;
  const story = stories.get(leg);
  const known = cdrs.get(leg) ?? id;
  cdrs.set(leg, known);
  const why = [
    ...(known === id ? [] : ['has two CDRs']),
    ...checkCdr(cdr),
    ...(story ? checkCdrOfLeg(cdr, story) : []),
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
