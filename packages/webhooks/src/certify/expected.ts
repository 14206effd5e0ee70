import type { PlannedDelivery } from '../drive/delivery.ts';
import { isAccepted, type Sent } from '../drive/send.ts';
import { story } from '../testing/story.ts';
import { foldCall } from '../tracker/fold/fold-call.ts';
import { isTrackedEvent } from '../tracker/read/tracked-event.ts';
import type { Seen } from './seen.ts';

/** What a receiver should have handled, according to what was delivered to it and accepted. */
export interface Expected {
  /** Ids of events, with their names; `must` where leaving it is a fault. */
  events: ReadonlyMap<string, { name: string; must: boolean }>;
  /** Whether somebody answered, by the id of the call; of calls whose events were all delivered. */
  calls: ReadonlyMap<string, 'answered' | 'missed'>;
}

/** What must be there after these deliveries. */
export function expectedOf(sent: readonly Sent<PlannedDelivery>[]): Expected {
  const accepted = sent.filter(isAccepted).map(({ delivery }) => delivery);
  const events = new Map<string, { name: string; must: boolean }>();
  for (const { event, should } of accepted) {
    const must = should === 'handle' || events.get(event.id)?.must === true;
    events.set(event.id, { name: event.event_name, must });
  }
  return { events, calls: resultsOf(accepted) };
}

function resultsOf(deliveries: readonly PlannedDelivery[]): Expected['calls'] {
  const calls = new Map<string, 'answered' | 'missed'>();
  const plain = deliveries.filter(({ step }) => step && step.odd === undefined);
  const tellings = Map.groupBy(plain, ({ step }) => `${step?.story}#${step?.telling}`);
  for (const ofTelling of tellings.values()) {
    const name = ofTelling[0]?.step?.story;
    const events = new Map(ofTelling.map(({ step, event }) => [step?.event ?? 0, event]));
    if (name === undefined || events.size < story(name).length) continue;
    const inOrder = [...events].toSorted(([one], [other]) => one - other).map(([, event]) => event);
    const ofCalls = Map.groupBy(
      inOrder.filter(isTrackedEvent),
      (event) => event.root_call_id ?? event.call_id,
    );
    for (const [id, ofCall] of ofCalls)
      calls.set(String(id), foldCall(ofCall).call.outcome?.result === 'answered' ? 'answered' : 'missed');
  }
  return calls;
}

/** Whether everything has been handled, and every result told. */
export function isComplete({ events, calls }: Expected, { times, results }: Seen): boolean {
  const isHandled = [...events].every(([id, { must }]) => !must || times.has(id));
  return isHandled && (!results || [...calls].every(([id, result]) => sameResult(results.get(id), result)));
}

/** A call that nobody answered may be called missed or anything else. */
export function sameResult(told: string | undefined, result: 'answered' | 'missed'): boolean {
  return told !== undefined && (told === 'answered') === (result === 'answered');
}
