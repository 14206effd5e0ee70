import type { Call } from '../call.ts';
import { joinOrphans, type Span } from '../join-orphans.ts';
import { type CallEvent, endsLeg, namedRoot, readTime } from '../read/event.ts';
import { foldCall } from './fold-call.ts';

/** The body of a webhook, of whatever event. */
export type EventBody = object;

/**
 * An event of a call in one form, whichever it came in: ids of legs as numbers. Undefined for what belongs to no call, and for what
 * names no leg.
 */
export function readEvent(body: EventBody): CallEvent | undefined {
  const event = body as CallEvent;
  const sent: unknown = event.call_id;
  const leg = Number(sent);
  const isOfCall = typeof event.event_name === 'string' && event.event_name.startsWith('call.');
  if (!isOfCall || !Number.isSafeInteger(leg) || leg <= 0) return undefined;
  return sent === leg ? event : { ...event, call_id: leg };
}

/**
 * Puts the events of legs together to calls, in the order in which the first event of each was given. Legs belong together by
 * `root_call_id` (ledger O-33), else by who calls and when.
 *
 * @param bodies Of webhooks, in the order of their arrival; duplicates, by `id`, count once, and other events not at all.
 * @example
 * for (const call of foldEvents(bodies)) console.log(call.caller.number, call.outcome?.result);
 */
export function foldEvents(bodies: Iterable<EventBody>): Call[] {
  const events = new Map<unknown, CallEvent>();
  for (const body of bodies) {
    const event = readEvent(body);
    const id: unknown = event?.id ?? event;
    if (event && !events.has(id)) events.set(id, event);
  }
  const legs = Map.groupBy(events.values(), ({ call_id: leg }) => leg);
  const joined = joinOrphans([...legs].map(([id, ofLeg]) => spanOf(id, ofLeg)));
  const calls = Map.groupBy(events.values(), ({ call_id: leg }) => joined.get(leg)!.rootId);
  return [...calls].map(([rootCallId, ofCall]) => foldCall(ofCall, { rootCallId }).call);
}

function spanOf(id: number, events: readonly CallEvent[]): Span {
  const times = events.flatMap(
    ({ start_time: start, event_time: at }) => readTime(start) ?? readTime(at) ?? [],
  );
  const answers = events.flatMap(({ connected_at: at }) => readTime(at) ?? []);
  const end = events.find(endsLeg);
  const textOf = (name: 'src' | 'dst'): string => events.findLast((event) => event[name])?.[name] ?? '';
  return {
    id,
    rootId: events.map(namedRoot).find((root) => root !== undefined) ?? null,
    parentId: null,
    // A click to call begins a call.
    isRoot: events.some(({ state }) => state === 'ACCEPTED') || null,
    from: times.length > 0 ? Math.min(...times) : null,
    to: end ? readTime(end.event_time) : null,
    answered: answers.length > 0 ? Math.min(...answers) : null,
    caller: textOf('src'),
    called: textOf('dst'),
    shown: textOf('src'),
    isPhone: false,
  };
}
