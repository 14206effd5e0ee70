import { METHODS } from '@telephony/contract';

/** A line with a request: `GET /cdrs?limit=20`. */
const REQUEST = new RegExp(`^ *(?:HEAD|OPTIONS|${METHODS.join('|')}) /`, 'i');
/** What of the lines are more requests: the records of a collection, by their ids and in filters. Measured on the story: 1.4. */
const MOST_PER_LINE = 1.5;

/**
 * How many requests that is, and how long they take: `About 1,900 requests, ...: 3 to 5 minutes at 10 per second.`
 *
 * @param lines Every request on a line of its own.
 * @param rate Requests per second; undefined for no limit.
 */
export function planSize(lines: readonly string[], rate: number | undefined): string {
  const least = lines.filter((line) => REQUEST.test(line)).length;
  const size = `About ${rounded(least)} requests, up to half as many again where collections have many records`;
  if (rate === undefined) return `${size}.`;
  const seconds = least / rate;
  const time =
    seconds < 60
      ? `${Math.ceil(seconds)} to ${Math.ceil(seconds * MOST_PER_LINE)} seconds`
      : `${Math.floor(seconds / 60)} to ${Math.ceil((seconds * MOST_PER_LINE) / 60)} minutes`;
  return `${size}: ${time} at ${rate} per second.`;
}

/** Two digits, since it is an estimate. */
function rounded(number: number): string {
  return Number(number.toPrecision(2)).toLocaleString('en');
}
