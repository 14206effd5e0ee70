/** `telephony calls pull`: every new revision of finished calls, from a cursor in a file. */
import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { CallReader, type CursorStore } from '@telephony/calls/reader';
import { callHistory, parseTimestamp } from '@telephony/client';
import { UserError } from '@telephony/contract/command-line';
import { apiTime } from '@telephony/contract/commands';
import type { AccountOptions } from '../account/account.ts';
import { DEFAULT_SINCE, spanOf } from '../contract/time.ts';
import { usage } from '../exit.ts';
import type { OutputOptions } from '../output/format.ts';
import { formatCount, say } from '../output/terminal.ts';
import { jsonText, pickFields } from '../output/values.ts';
import { signedInClient } from './read-calls.ts';

interface PullOptions extends AccountOptions, OutputOptions {
  cursor: string;
  since?: string | undefined;
}

export async function pullCalls(options: PullOptions): Promise<void> {
  const { cursor: file, fields, output = 'ndjson', query, since } = options;
  // Only a line that is written moves the cursor.
  if (output !== 'ndjson' || query !== undefined)
    throw usage('pull prints a line of JSON for each revision: leave out --query, and any other --output.');
  const [from] =
    since === undefined && existsSync(file) ? [] : spanOf('calldate', { since: since ?? DEFAULT_SINCE });
  const pbx = await signedInClient(options);
  const reader = new CallReader(callHistory(pbx), {
    cursor: fileCursor(file),
    ...(from && { since: parseTimestamp(String(from.value)).getTime() }),
  });
  const names = fields?.split(',').map((name) => name.trim());
  let count = 0;
  await mendLastLine();
  for await (const revision of reader.pull()) {
    await written(`${jsonText(names ? pickFields(revision, names) : revision)}\n`);
    count += 1;
  }
  const open = reader.open > 0 ? `Not finished: ${formatCount(reader.open)}. ` : '';
  say(`Revisions: ${formatCount(count)}. ${open}Complete until ${apiTime(reader.completeUntil!)} UTC.`);
}

function fileCursor(file: string): CursorStore {
  const named = <Result>(task: () => Result): Result => {
    try {
      return task();
    } catch (error) {
      throw new UserError(`--cursor: ${file}: ${(error as Error).message}`);
    }
  };
  return {
    load: () => named(() => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)),
    save: (text) =>
      named(() => {
        // It names callers: only its owner may read it.
        writeFileSync(`${file}.part`, text, { mode: 0o600 });
        renameSync(`${file}.part`, file);
      }),
  };
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
  else await written('\n');
}

function isCut(line: string): boolean {
  try {
    JSON.parse(line);
    return false;
  } catch {
    return line.startsWith('{"');
  }
}

function written(line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(line, (error) => (error ? reject(error) : resolve()));
  });
}
