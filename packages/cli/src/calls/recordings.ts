/** `telephony recordings fetch`: recordings in a folder, with a list of their checksums, and their calls. */
import type { Call } from '@telephony/calls';
import { type Monitor, paginate } from '@telephony/client';
import { downloadAll, type FileRecord } from '@telephony/client/node';
import { progressLine, UserError } from '@telephony/contract/command-line';
import { basename, join } from 'node:path';
import type { AccountOptions } from '../account/account.ts';
import { type SpanOptions, spanOf } from '../contract/time.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { formatCount, say } from '../output/terminal.ts';
import { jsonText } from '../output/values.ts';
import { writeWhole } from '../own-files.ts';
import { openChecksums } from './checksums.ts';
import { signedInClient } from './read-calls.ts';

interface FetchOptions extends AccountOptions, OutputOptions, SpanOptions {
  to: string;
  user?: string | undefined;
  withCall?: boolean | undefined;
}

type Recording = Monitor & FileRecord;

const MISSING_FILE = 'MISSING.json';

export async function fetchRecordings(options: FetchOptions): Promise<void> {
  const { to, user, withCall } = options;
  const pbx = await signedInClient(options);
  const filter = spanOf('timestamp', options);
  const found: Recording[] = await Array.fromAsync(
    paginate(pbx, '/monitors', { by: 'id', query: { filter: filter as never } }),
  );
  const lookUp = user === undefined && !withCall ? undefined : await import('./recorded-calls.ts');
  const recorded = await lookUp?.readRecordedCalls(pbx, options);
  const callOf = (record: Recording) => recorded?.calls.get(record.id);
  const records = found.filter((one) => user === undefined || lookUp!.isTalkOf(user, one.id, callOf(one)));
  const line = progressLine({ everyMs: 100 });
  const kept = new Map<Recording, object>();
  const addChecksum = await openChecksums(to);
  const { saved, skipped, failures } = await downloadAll(pbx, '/monitors/{id}.mp3', records, to, {
    onProgress: ({ done }) => line.show(`${formatCount(done)} of ${formatCount(records.length)}`),
    onFile: async (record, file, isNew) => {
      const call = withCall ? callOf(record) : undefined;
      if (call) writeWhole(file.replace(/\.mp3$/, '.json'), `${jsonText(call)}\n`);
      const sum = await addChecksum(file, isNew);
      kept.set(record, recordingRow(record, basename(file), sum, callOf(record)));
    },
  }).finally(() => line.clear());
  const rows = records.flatMap((record) => kept.get(record) ?? []);
  await emit(rows, options, Object.keys(rows[0] ?? {}));
  say(
    `${formatCount(saved)} saved, ${formatCount(skipped)} there already, ${formatCount(failures.length)} failed.`,
  );
  for (const { record, error } of failures.slice(0, 5)) say(`  ${record.id}: ${(error as Error).message}`);
  if (recorded && withCall) {
    const files = failures.map(({ record: { id: recording, timestamp: startedAt }, error }) => {
      const call = recorded.calls.get(recording)?.rootCallId ?? null;
      return { recording, call, startedAt, reason: (error as Error).message };
    });
    const reason = 'no recording, although the user is recorded by a setting';
    const unrecorded = await lookUp!.unrecordedCalls(pbx, recorded.silent, user);
    const missing = [...files, ...unrecorded.map((call) => ({ recording: null, ...call, reason }))];
    writeWhole(join(to, MISSING_FILE), `${jsonText(missing)}\n`);
    const alone = records.filter((record) => !callOf(record)).length;
    if (alone > 0) say(`${formatCount(alone)} have no finished call yet.`);
    if (missing.length > 0)
      say(`${formatCount(missing.length)} should be there and are not: ${MISSING_FILE}`);
  }
  if (failures.length > 0) throw new UserError('Run the command again to fetch what is missing.');
}

function recordingRow(record: Recording, file: string, sha256: string, call: Call | undefined) {
  const { id, timestamp: startedAt, caller, called, duration: seconds, size: bytes } = record;
  const row = { id, file, startedAt, caller, called, seconds, bytes, sha256 };
  return call ? { ...row, call: call.rootCallId } : row;
}
