/** `telephony calls pull`: every new revision of finished calls, from a cursor in a file. */
import { closeSync, existsSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs';
import { CallReader, type CursorStore } from '@telephony/calls/reader';
import { callHistory } from '@telephony/client';
import type { AccountOptions } from '../account/account.ts';
import { DEFAULT_SINCE } from '../contract/time.ts';
import { usage, UserError } from '../exit.ts';
import { fieldNames, type OutputOptions } from '../output/format.ts';
import { formatCount, print, say } from '../output/terminal.ts';
import { jsonText, pickFields } from '../output/values.ts';
import { readIfThere, writeWhole } from '../own-files.ts';
import { completeText, signedInClient, timesOf } from './read-calls.ts';

interface PullOptions extends AccountOptions, OutputOptions {
  cursor: string;
  since?: string | undefined;
}

export async function pullCalls(options: PullOptions): Promise<void> {
  const { cursor: file, output = 'ndjson', query, since } = options;
  // Only a line that is written moves the cursor.
  if (output !== 'ndjson' || query !== undefined)
    throw usage('pull prints a line of JSON for each revision: leave out --query, and any other --output.');
  const goesOn = since === undefined && existsSync(file);
  const begin = goesOn ? {} : { since: timesOf({ since: since ?? DEFAULT_SINCE })[0]! };
  const pbx = await signedInClient(options);
  const reader = new CallReader(callHistory(pbx), { cursor: fileCursor(file), ...begin });
  const names = fieldNames(options);
  let count = 0;
  await mendLastLine();
  for await (const revision of reader.pull()) {
    await print(`${jsonText(names ? pickFields(revision, names) : revision)}\n`);
    count += 1;
  }
  const { completeUntil, open } = reader;
  say(`Revisions: ${formatCount(count)}. ${completeText({ completeUntil: completeUntil!, open })}`);
}

function fileCursor(file: string): CursorStore {
  const named = <Result>(task: () => Result): Result => {
    try {
      return task();
    } catch (error) {
      throw new UserError(`--cursor: ${file}: ${(error as Error).message}`);
    }
  };
  return { load: () => named(() => readIfThere(file)), save: (text) => named(() => writeWhole(file, text)) };
}

const MAX_LINE_BYTES = 2 ** 20;

// A disk that was full has cut a line of a file. It is printed again, on a line of its own.
async function mendLastLine(): Promise<void> {
  const { fd } = process.stdout;
  const output = fstatSync(fd);
  if (!output.isFile() || output.size === 0) return;
  const end = Buffer.alloc(Math.min(output.size, MAX_LINE_BYTES));
  try {
    const file = openSync(`/dev/fd/${fd}`, 'r');
    readSync(file, end, 0, end.length, output.size - end.length);
    closeSync(file);
  } catch {
    // Such as on Windows.
    return;
  }
  const rest = end.subarray(end.lastIndexOf('\n') + 1);
  if (rest.length === 0) return;
  if (isCut(rest.toString())) ftruncateSync(fd, output.size - rest.length);
  else await print('\n');
}

// Neither a whole line, nor one of another program.
function isCut(line: string): boolean {
  try {
    JSON.parse(line);
    return false;
  } catch {
    return line.startsWith('{"');
  }
}
