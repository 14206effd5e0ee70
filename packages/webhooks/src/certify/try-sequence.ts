import { setTimeout } from 'node:timers/promises';
import { withoutCredentials } from '../delivery/deliver.ts';
import { isAccepted, sendAll, type SendResult } from '../delivery/send.ts';
import { planDeliveries, type Step } from '../delivery/steps.ts';
import { readSeen, type HandledCounts } from './seen.ts';

export interface Target {
  url: URL;
  seen?: URL;
  timeoutMs: number;
  /** Time to handle what was accepted. */
  settleMs: number;
  signal: AbortSignal;
}

export interface Attempt {
  sent: SendResult[];
  fault: Fault | undefined;
  /** Time from the last response until everything was handled; 0 without reports. */
  settledMs: number;
}

interface Fault {
  /** Stays the same when the sequence is made shorter. */
  kind: string;
  message: string;
}

const DAY_MS = 86_400_000;

export async function trySequence(
  target: Target,
  steps: readonly Step[],
  { maxTries, isOld = false }: { maxTries: number; isOld?: boolean },
  onSent?: () => void,
): Promise<Attempt> {
  const { seen, settleMs, signal, timeoutMs, url } = target;
  const deliveries = await planDeliveries(steps, new Date(Date.now() - (isOld ? DAY_MS : 0)));
  const sent = await sendAll(url, deliveries, { timeoutMs, maxTries, signal, onSent });
  const fault = deliveryFault(sent);
  if (fault || !seen) return { sent, fault, settledMs: 0 };
  const expected = expectedEvents(sent);
  const since = performance.now();
  const times = await readSeen(seen, (one) => lostEvents(expected, one).length === 0, { settleMs, signal });
  return { sent, fault: handlingFault(expected, times), settledMs: performance.now() - since };
}

const RESTART_MS = 3_000;
const POLL_INTERVAL_MS = 200;

// A receiver may start again after it has died.
export async function isBack({ url, signal }: Target): Promise<boolean> {
  const bare = withoutCredentials(url);
  const end = performance.now() + RESTART_MS;
  for (;;) {
    try {
      await (await fetch(bare, { signal })).arrayBuffer();
      return true;
    } catch {
      signal.throwIfAborted();
      if (performance.now() > end) return false;
      await setTimeout(POLL_INTERVAL_MS);
    }
  }
}

function deliveryFault(sent: readonly SendResult[]): Fault | undefined {
  const refused = sent.filter((one) => !isAccepted(one));
  const gone = refused.find(({ error }) => error !== null && !isLate(error));
  if (gone) return faultAt('gone', gone, `got no response (${gone.error})`, refused.length);
  const late = refused.find(({ error }) => error !== null);
  if (late) return faultAt('late', late, `got ${late.error}`, refused.length);
  const [first] = refused;
  if (!first) return undefined;
  const times = first.tries === 1 ? '' : `, ${first.tries} times in a row`;
  return faultAt(`refused ${first.status}`, first, `got ${first.status}${times}`, refused.length);
}

function isLate(error: string): boolean {
  return error.startsWith('no response in');
}

function faultAt(kind: string, { delivery }: SendResult, result: string, count: number): Fault {
  const malformed = delivery.step?.malformed === undefined ? '' : ` as ${delivery.step.malformed}`;
  return { kind, message: `${delivery.event.event_name}${malformed} ${result}${andMore(count)}.` };
}

function andMore(count: number): string {
  return count === 1 ? '' : `, and ${count - 1} more`;
}

type Expected = ReadonlyMap<string, { name: string; must: boolean }>;

function expectedEvents(sent: readonly SendResult[]): Expected {
  const events = new Map<string, { name: string; must: boolean }>();
  for (const { event, should } of sent.filter(isAccepted).map(({ delivery }) => delivery)) {
    const must = should === 'handle' || events.get(event.id)?.must === true;
    events.set(event.id, { name: event.event_name, must });
  }
  return events;
}

function lostEvents(expected: Expected, times: HandledCounts) {
  return [...expected].filter(([id, { must }]) => must && !times.has(id));
}

function handlingFault(expected: Expected, times: HandledCounts): Fault | undefined {
  const repeated = [...expected].filter(([id]) => (times.get(id) ?? 0) > 1);
  const [again] = repeated;
  if (again) {
    const [id, { name }] = again;
    return {
      kind: 'twice',
      message: `${name} was handled ${times.get(id)} times${andMore(repeated.length)}.`,
    };
  }
  const lost = lostEvents(expected, times);
  const [missing] = lost;
  return (
    missing && {
      kind: 'lost',
      message: `${missing[1].name} was accepted and not handled${andMore(lost.length)}.`,
    }
  );
}
