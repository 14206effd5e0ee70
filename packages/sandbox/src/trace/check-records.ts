import type { LegStory } from './leg-story.ts';
import type { Illegal, TraceEntry } from './trace-entry.ts';

/** What a CDR or a response of the API says otherwise than the events before it. */
export function checkRecords(
  entry: Exclude<TraceEntry, { kind: 'event' }>,
  at: number,
  stories: ReadonlyMap<number, LegStory>,
): Illegal[] {
  const said = entry.kind === 'cdr' ? ofCdr(entry.cdr, stories) : ofExchange(entry.exchange, stories);
  return said.map(({ leg, why }) => ({ leg, entry: at, why }));
}

type Said = Omit<Illegal, 'entry'>[];

function ofCdr(
  cdr: Extract<TraceEntry, { kind: 'cdr' }>['cdr'],
  stories: ReadonlyMap<number, LegStory>,
): Said {
  const story = stories.get(cdr.live_id);
  if (!story) return [];
  story.cdrs += 1;
  const { last } = story;
  const why = [
    ...(story.cdrs > 1 ? ['has two CDRs'] : []),
    ...(story.ended ? [] : ['has a CDR before its call.hangup']),
    ...differs('t_cause', cdr.t_cause, last?.t_cause),
    ...(story.ended ? differs('billsec', cdr.billsec, last?.duration) : []),
    ...differs('root_live_id', cdr.root_live_id, story.root),
    ...(cdr.type === 'M' && last?.connected_at ? ['is missed in its CDR, and was connected'] : []),
    ...(cdr.type === 'I' && story.ended && !last?.connected_at
      ? ['is answered in its CDR, and was not connected']
      : []),
  ];
  return why.map((text) => ({ leg: cdr.live_id, why: text }));
}

/** Fields that are not there, or null, say nothing. */
function differs(field: string, inCdr: unknown, inEvent: unknown): string[] {
  if (inCdr === null || inCdr === undefined || inEvent === null || inEvent === undefined) return [];
  return inCdr === inEvent
    ? []
    : [`has ${field} ${JSON.stringify(inCdr)} in its CDR, and ${JSON.stringify(inEvent)} in its call.hangup`];
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
