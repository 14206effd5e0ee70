import type { SendResult } from '../delivery/send.ts';
import type { Step } from '../delivery/steps.ts';
import type { SequenceCheck } from './checks.ts';
import { type Attempt, isBack, type Target, trySequence } from './try-sequence.ts';

export interface SearchOptions extends Target {
  shrinkMs: number;
  onProgress?: (text: string) => void;
}

export interface Failure {
  message: string;
  /** Empty for a failure of the secret. */
  steps: readonly Step[];
  sent: readonly SendResult[];
  isShortest: boolean;
}

const MIN_SETTLE_MS = 500;

export async function findShortest(
  options: SearchOptions,
  check: SequenceCheck,
  steps: readonly Step[],
  first: Attempt,
  slowestMs: number,
): Promise<Failure> {
  const { fault, sent } = first;
  const kind = fault?.kind;
  let last = first;
  const settleMs = Math.min(options.settleMs, Math.max(MIN_SETTLE_MS, 3 * slowestMs));
  const end = performance.now() + options.shrinkMs;
  const fails = async (shorter: readonly Step[]) => {
    if (performance.now() > end || (kind === 'gone' && !(await isBack(options)))) throw new EndOfSearch();
    options.onProgress?.(`${check.name}: looking for a shorter sequence than ${last.sent.length}`);
    const attempt = await trySequence({ ...options, settleMs }, shorter, check);
    if (attempt.fault?.kind !== kind) return false;
    last = attempt;
    return true;
  };
  const hurried = steps.map((step) => ({ ...step, waitMs: 0 }));
  const isWaiting = steps.some(({ waitMs = 0 }) => waitMs > 0);
  const begin = isWaiting && (await fails(hurried).catch(() => false)) ? hurried : steps;
  const { items, isShortest } = await shrink(begin, fails);
  const shortest = items.map((step, index) => (index === 0 ? { ...step, isTogether: false } : step));
  const message = last.fault?.message ?? '';
  if (kind !== 'gone' || isShortest) return { message, steps: shortest, sent: last.sent, isShortest };
  // The receiver died of the delivery that was sent last.
  const lost = sent.findIndex(({ status }) => status === null);
  const until = Math.max(1, lost + 1);
  return {
    message,
    steps: shortest.slice(0, until),
    sent: last.sent.slice(0, until),
    isShortest: until === 1,
  };
}

// Delta debugging: leaves out halves, quarters and then single items.
export async function shrink<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
): Promise<{ items: readonly Item[]; isShortest: boolean }> {
  let shortest = items;
  try {
    for (let size = Math.ceil(items.length / 2); ; size = Math.ceil(size / 2)) {
      for (let begin = 0; begin < shortest.length;) {
        const rest = [...shortest.slice(0, begin), ...shortest.slice(begin + size)];
        if (rest.length > 0 && (await fails(rest))) {
          shortest = rest;
          // Items that this one needed may be free now.
          if (size === 1) begin = 0;
        } else begin += size;
      }
      if (size <= 1) return { items: shortest, isShortest: true };
    }
  } catch (error) {
    if (error instanceof EndOfSearch) return { items: shortest, isShortest: false };
    throw error;
  }
}

export class EndOfSearch extends Error {
  override name = 'EndOfSearch';
}
