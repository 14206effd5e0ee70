/** Finished calls of a span of time, from the CDRs of their legs. */
import { type Call, callBacks } from '@telephony/calls';
import { readCalls as readPeriod } from '@telephony/calls/reader';
import { callHistory, count, parseTimestamp, type Telephony } from '@telephony/client';
import { apiTime } from '@telephony/contract/commands';
import { type AccountOptions, createClient, signedInAccount } from '../account/account.ts';
import { type SpanOptions, spanOf } from '../contract/time.ts';
import { usage } from '../exit.ts';
import { formatCount } from '../output/terminal.ts';

export const DAY_MS = 86_400_000;

export async function signedInClient(options: AccountOptions): Promise<Telephony> {
  return createClient(await signedInAccount(options));
}

export async function readCalls(pbx: Telephony, span: SpanOptions, maxRecords = Infinity) {
  const filter = spanOf('calldate', span);
  const total = maxRecords === Infinity ? 0 : await count(pbx, '/cdrs', { filter: filter as never });
  if (total > maxRecords)
    throw usage(`The span has ${formatCount(total)} records. Choose a shorter one with since and until.`);
  const [since, until = Infinity] = timesOf(span);
  const history = callHistory(pbx);
  const now = await history.time();
  // Whoever was missed late may have been called back the day after.
  const end = Math.min(until + DAY_MS, now + 1);
  const read = await readPeriod(history, { since: since!, until: end, now });
  const isInSpan = ({ startedAt }: Call) => Number(startedAt) < until;
  const talking = new Set(read.open.filter(isTalk).map(({ caller }) => caller.number));
  const owed = callBacks([...read.finished, ...read.open]).filter(
    ({ at, caller }) => Number(at) < until && !talking.has(caller.number),
  );
  return { ...read, finished: read.finished.filter(isInSpan), open: read.open.filter(isInSpan), owed };
}

// A live queue does not show the phone that has answered.
function isTalk({ segments }: Call): boolean {
  return segments.some(({ connectedAt, kind }) => connectedAt !== null && kind !== 'menu');
}

/** `since` and `until` in milliseconds since 1970. */
export const timesOf = (span: SpanOptions): number[] =>
  spanOf('calldate', span).map(({ value }) => parseTimestamp(String(value)).getTime());

export function completeText(read: { completeUntil: Date; open: number | readonly Call[] }): string {
  const open = typeof read.open === 'number' ? read.open : read.open.length;
  const unfinished = open > 0 ? `Not finished: ${formatCount(open)}. ` : '';
  return `${unfinished}Complete until ${apiTime(read.completeUntil)} UTC.`;
}
