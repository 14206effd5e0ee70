import { planned, type PlannedDelivery, type Step } from '../delivery/steps.ts';
import { isAccepted, sendAll, type Sent } from '../delivery/send.ts';
import { readSeen, type Seen } from './seen.ts';

/** A receiver, and how long it may take. */
export interface Target {
  url: URL;
  /** Where it says what it has handled. */
  seen?: URL;
  /** Time for each response, in milliseconds. */
  timeoutMs: number;
  /** Time until what was accepted must have been handled, in milliseconds. */
  settleMs: number;
  signal: AbortSignal;
}

/** What came of a sequence. */
export interface Tried {
  sent: Sent<PlannedDelivery>[];
  fault: Fault | undefined;
  /** Time until everything was handled after the last response, in milliseconds; 0 where nobody says. */
  settledMs: number;
}

const DAY = 86_400_000;

/**
 * Delivers a sequence, with ids that are new, and looks at what the receiver makes of it.
 *
 * @throws SeenError where the receiver does not say what it has handled.
 */
export async function trySequence(
  target: Target,
  steps: readonly Step[],
  { tries, isOld = false }: { tries: number; isOld?: boolean },
  onSent?: () => void,
): Promise<Tried> {
  const { seen, settleMs, signal, timeoutMs, url } = target;
  const at = new Date(Date.now() - (isOld ? DAY : 0));
  const deliveries = await planned(steps, { at: () => at });
  const sent = await sendAll(url, deliveries, { timeoutMs, tries, signal, ...(onSent && { onSent }) });
  const fault = faultOf(sent);
  if (fault || !seen) return { sent, fault, settledMs: 0 };
  const expected = expectedOf(sent);
  const since = performance.now();
  const found = await readSeen(seen, (one) => isComplete(expected, one), {
    settleMs,
    signal,
  });
  return { sent, fault: faultOfSeen(expected, found), settledMs: performance.now() - since };
}

/** Milliseconds in which a receiver that was lost may come back. */
const COME_BACK = 3_000;

/** Whether something listens there, for a receiver that is started again after it has died. */
export async function isBack({ url, signal }: Target): Promise<boolean> {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  const end = performance.now() + COME_BACK;
  for (;;) {
    try {
      await (await fetch(bare, { signal })).arrayBuffer();
      return true;
    } catch {
      signal.throwIfAborted();
      if (performance.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** What is wrong with a receiver, according to one sequence. */
interface Fault {
  /** Faults of one kind are the same when a sequence is made shorter. */
  kind: string;
  message: string;
}

/** The gravest fault of deliveries; undefined where there is none. */
function faultOf(sent: readonly Sent<PlannedDelivery>[]): Fault | undefined {
  const refused = sent.filter((one) => !isAccepted(one));
  const gone = refused.find(({ error }) => error !== null && !isLate(error));
  if (gone) return faultAt('gone', gone, `got no response (${gone.error})`, refused.length);
  const late = refused.find(({ error }) => error !== null);
  if (late) return faultAt('late', late, `got ${late.error}`, refused.length);
  const [first] = refused;
  if (!first) return undefined;
  const often = first.times === 1 ? '' : `, ${first.times} times in a row`;
  return faultAt(`refused ${first.status}`, first, `got ${first.status}${often}`, refused.length);
}

/** What was handled wrongly; undefined where nothing was. */
function faultOfSeen(events: Expected, times: Seen): Fault | undefined {
  const twice = [...events].filter(([id]) => (times.get(id) ?? 0) > 1);
  const [again] = twice;
  if (again)
    return {
      kind: 'twice',
      message: `${again[1].name} was handled ${times.get(again[0])} times${others(twice.length)}.`,
    };
  const lost = [...events].filter(([id, { must }]) => must && !times.has(id));
  const [missing] = lost;
  if (missing)
    return {
      kind: 'lost',
      message: `${missing[1].name} was accepted and not handled${others(lost.length)}.`,
    };
  return undefined;
}

function isLate(error: string): boolean {
  return error.startsWith('no response in');
}

function faultAt(kind: string, { delivery }: Sent<PlannedDelivery>, what: string, count: number): Fault {
  const malformed = delivery.step?.malformed === undefined ? '' : ` as ${delivery.step.malformed}`;
  return { kind, message: `${delivery.event.event_name}${malformed} ${what}${others(count)}.` };
}

function others(count: number): string {
  return count === 1 ? '' : `, and ${count - 1} more`;
}

/** What must have been handled after these deliveries: events with their names; `must` where leaving it is a fault. */
function expectedOf(sent: readonly Sent<PlannedDelivery>[]): Expected {
  const events = new Map<string, { name: string; must: boolean }>();
  for (const { event, should } of sent.filter(isAccepted).map(({ delivery }) => delivery)) {
    const must = should === 'handle' || events.get(event.id)?.must === true;
    events.set(event.id, { name: event.event_name, must });
  }
  return events;
}

type Expected = ReadonlyMap<string, { name: string; must: boolean }>;

function isComplete(expected: Expected, times: Seen): boolean {
  return [...expected].every(([id, { must }]) => !must || times.has(id));
}
