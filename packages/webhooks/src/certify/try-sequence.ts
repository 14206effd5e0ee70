import { planned, type PlannedDelivery, type Step } from '../delivery/steps.ts';
import { isAccepted, sendAll, type Sent } from '../delivery/send.ts';
import { readSeen, type Seen } from './seen.ts';

export interface Target {
  url: URL;
  seen?: URL;
  /** Time for each response, in milliseconds. */
  timeoutMs: number;
  /** Time until what was accepted must have been handled, in milliseconds. */
  settleMs: number;
  signal: AbortSignal;
}

export interface Tried {
  sent: Sent<PlannedDelivery>[];
  fault: Fault | undefined;
  /** Time until everything was handled after the last response, in milliseconds; 0 where nobody says. */
  settledMs: number;
}

const DAY = 86_400_000;

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

interface Fault {
  kind: string;
  message: string;
}

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
