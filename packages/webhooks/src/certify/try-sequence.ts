import { planned, type PlannedDelivery } from '../drive/delivery.ts';
import { type Sent, sendAll } from '../drive/send.ts';
import type { Step } from '../drive/step.ts';
import { expectedOf, isComplete } from './expected.ts';
import { type Fault, faultOf, faultOfSeen } from './fault.ts';
import { readSeen } from './seen.ts';

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
  /** Time until the receiver said something new for the last time, in milliseconds. */
  changedMs: number;
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
  if (fault || !seen) return { sent, fault, settledMs: 0, changedMs: 0 };
  const expected = expectedOf(sent);
  const since = performance.now();
  const { seen: found, changedMs } = await readSeen(seen, (one) => isComplete(expected, one), {
    settleMs,
    signal,
  });
  return { sent, fault: faultOfSeen(expected, found), settledMs: performance.now() - since, changedMs };
}
