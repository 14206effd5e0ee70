import type { PlannedDelivery, Step } from '../delivery/steps.ts';
import type { Check } from './checks.ts';
import { isBack, type Target, type Tried, trySequence } from './try-sequence.ts';
import type { Sent } from '../delivery/send.ts';

export interface SearchOptions extends Target {
  /** Time to look for the shortest sequence of a failure, in milliseconds. */
  shrinkMs: number;
  onProgress?: (text: string) => void;
}

/** The least time that a shorter sequence gets to be handled, in milliseconds. */
const LEAST_SETTLE = 500;

/**
 * Looks for a shorter sequence with a fault of the same kind.
 *
 * @param slowest The longest that the receiver has taken so far to handle everything, in milliseconds.
 */
export async function shortest(
  options: SearchOptions,
  check: Check,
  steps: readonly Step[],
  first: Tried,
  slowest: number,
): Promise<Failure> {
  const { fault, sent } = first;
  const kind = fault?.kind;
  let last = first;
  const settleMs = Math.min(options.settleMs, Math.max(LEAST_SETTLE, 3 * slowest));
  const end = performance.now() + options.shrinkMs;
  const fails = async (shorter: readonly Step[]) => {
    if (performance.now() > end || (kind === 'gone' && !(await isBack(options)))) throw new EndOfSearch();
    options.onProgress?.(`${check.name}: looking for a shorter sequence than ${last.sent.length}`);
    const tried = await trySequence({ ...options, settleMs }, shorter, check);
    if (tried.fault?.kind !== kind) return false;
    last = tried;
    return true;
  };
  const hurried = steps.map((step) => ({ ...step, waitMs: 0 }));
  const isWaiting = steps.some(({ waitMs = 0 }) => waitMs > 0);
  const begin = isWaiting && (await fails(hurried).catch(() => false)) ? hurried : steps;
  const { items: found, isShortest } = await shrink(begin, fails);
  const items = found.map((step, index) => (index === 0 ? { ...step, isTogether: false } : step));
  const message = last.fault?.message ?? '';
  if (kind !== 'gone' || isShortest) return { message, steps: items, sent: last.sent, isShortest };
  // What was sent last is what it has died of.
  const at = sent.findIndex(({ status }) => status === null);
  const until = Math.max(1, at + 1);
  return { message, steps: items.slice(0, until), sent: last.sent.slice(0, until), isShortest: until === 1 };
}

export interface Failure {
  message: string;
  steps: readonly Step[];
  sent: readonly Sent<PlannedDelivery>[];
  isShortest: boolean;
}

/**
 * The shortest sequence that still fails, as far as it can be found by leaving out parts: none of its items can be left out.
 * Parts are halved until they are single items (delta debugging).
 *
 * @param fails Whether a sequence fails. It is asked with sequences that are shorter, never with an empty one.
 * @returns The sequence, and whether it is the shortest: `fails` may throw to end the search.
 */
export async function shrink<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
): Promise<{ items: readonly Item[]; isShortest: boolean }> {
  let found = items;
  try {
    for (let size = Math.ceil(items.length / 2); ; size = Math.ceil(size / 2)) {
      for (let begin = 0; begin < found.length;) {
        const rest = [...found.slice(0, begin), ...found.slice(begin + size)];
        if (rest.length > 0 && (await fails(rest))) {
          found = rest;
          // What was needed beside the part may not be needed any more.
          if (size === 1) begin = 0;
        } else begin += size;
      }
      if (size <= 1) return { items: found, isShortest: true };
    }
  } catch (error) {
    if (error instanceof EndOfSearch) return { items: found, isShortest: false };
    throw error;
  }
}

export class EndOfSearch extends Error {
  override name = 'EndOfSearch';
}
