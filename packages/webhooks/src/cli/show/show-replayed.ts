import type { ReplayResult } from '../replay-result.ts';

/** Prints what becomes of each delivery, and of all. @returns The exit code: 1 where something is left. */
export async function showReplayed(results: AsyncIterable<ReplayResult>): Promise<number> {
  const counts = { handled: 0, duplicate: 0, failed: 0, left: 0 };
  for await (const result of results) {
    const { kept, outcome, reason } = result;
    counts[outcome] += 1;
    console.log(`${kept.id}  ${outcome.padEnd(7)}  ${nameOf(result)}  ${reason ?? ''}`.trimEnd());
  }
  const { duplicate, failed, handled, left } = counts;
  const known = duplicate === 0 ? '' : ` (${duplicate} of them before)`;
  console.error(`${handled + duplicate} handled and forgotten${known}, ${failed} failed, ${left} left.`);
  return failed + left === 0 ? 0 : 1;
}

function nameOf({ kept, events = [] }: ReplayResult): string {
  const [first, ...others] = events;
  if (others.length > 0) return `${events.length} events`;
  return first?.event_name ?? kept.eventName ?? '-';
}
