/** `telephony recordings fetch`: recordings in a folder, and a list of their checksums. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Monitor, paginate } from '@telephony/client';
import { downloadAll, type FileRecord } from '@telephony/client/node';
import { progressLine, UserError } from '@telephony/contract/command-line';
import type { AccountOptions } from '../account/account.ts';
import { type SpanOptions, spanOf } from '../contract/time.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { formatCount, say } from '../output/terminal.ts';
import { signedInClient } from './read-calls.ts';

interface FetchOptions extends AccountOptions, OutputOptions, SpanOptions {
  to: string;
}

const CHECKSUM_FILE = 'SHA256SUMS';

export async function fetchRecordings(options: FetchOptions): Promise<void> {
  const pbx = await signedInClient(options);
  const filter = spanOf('timestamp', options);
  const records: (Monitor & FileRecord)[] = await Array.fromAsync(
    paginate(pbx, '/monitors', { by: 'id', query: { filter: filter as never } }),
  );
  const line = progressLine({ everyMs: 100 });
  const { saved, skipped, failures, isComplete } = await downloadAll(
    pbx,
    '/monitors/{id}.mp3',
    records,
    options.to,
    { onProgress: ({ done }) => line.show(`${formatCount(done)} of ${formatCount(records.length)}`) },
  ).finally(() => line.clear());
  const failed = new Set(failures.map(({ record }) => record));
  const kept = isComplete ? records.filter((record) => !failed.has(record)) : [];
  const rows = await Promise.all(kept.map((record) => recordingRow(options.to, record)));
  await writeChecksums(options.to, rows);
  await emit(rows, options, Object.keys(rows[0] ?? {}));
  say(
    `${formatCount(saved)} saved, ${formatCount(skipped)} there already, ${formatCount(failures.length)} failed.`,
  );
  for (const { record, error } of failures.slice(0, 5)) say(`  ${record.id}: ${(error as Error).message}`);
  if (failures.length > 0) throw new UserError('Run the command again to fetch what is missing.');
}

async function recordingRow(folder: string, record: Monitor & FileRecord) {
  const file = `monitors-${record.id}.mp3`;
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(folder, file)), hash);
  const { id, timestamp, caller, called, duration, size } = record;
  return {
    id,
    file,
    startedAt: timestamp,
    caller,
    called,
    seconds: duration,
    bytes: size,
    sha256: hash.digest('hex'),
  };
}

async function writeChecksums(
  folder: string,
  rows: readonly { file: string; sha256: string }[],
): Promise<void> {
  const target = join(folder, CHECKSUM_FILE);
  await writeFile(`${target}.part`, rows.map(({ file, sha256 }) => `${sha256}  ${file}\n`).join(''));
  await rename(`${target}.part`, target);
}
