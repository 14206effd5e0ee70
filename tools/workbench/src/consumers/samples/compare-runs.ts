import { isDeepStrictEqual } from 'node:util';
import type { Ran } from './run-samples.ts';

/** What differs between the samples of a language and those for cURL, a line for each operation. */
export function compareRuns(curl: readonly Ran[], ran: readonly Ran[]): string[] {
  return curl.flatMap((expected) => {
    const found = ran.find(({ id }) => id === expected.id);
    const fault = found ? faultOf(expected, found) : 'it did not run';
    return fault === undefined ? [] : [`${expected.id}: ${fault}`];
  });
}

function faultOf(curl: Ran, { requests, ok, written, output }: Ran): string | undefined {
  if (requests.length !== 1) return `it sent ${requests.length} requests instead of 1\n${output}`;
  if (!isDeepStrictEqual(requests, curl.requests))
    return `it sent and got ${JSON.stringify(requests[0])}, cURL ${JSON.stringify(curl.requests[0])}\n${output}`;
  const status = requests[0]?.status ?? 0;
  if (ok !== status < 400) return `it ended ${ok ? 'well' : 'with an error'} after ${status}\n${output}`;
  if (!ok && !output.includes(String(status)))
    return `its error does not name the status ${status}\n${output}`;
  if (!isDeepStrictEqual(written, curl.written))
    return `it wrote ${written?.length ?? 'no'} bytes to its file, cURL ${curl.written?.length ?? 'none'}`;
  return undefined;
}
