import { type JsonSchema, propertiesOf, resolve } from '@telephony/contract';
import { stringify } from 'csv-stringify/sync';
import { maxExportedAtOnce } from '../../assumptions/assumptions.ts';
import { callCapture, sipTrace } from '../../files/call-capture.ts';
import { recordingMp3 } from '../../files/recording.ts';
import { callOfCdr, callOfMsdr, type TracedCall } from '../../files/traced-call.ts';
import type { Cdr } from '../../generated/schema.ts';
import { type Handlers, requireRecord } from '../generic/handler.ts';
import { recordInPath } from '../generic/present.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileBody } from '../../contract/contract.ts';
import { valueText } from '../../infrastructure/collection.ts';

// Observed (ledger O-06).
const MP3 = 'audio/mpeg3';
// Assumed: these content types are unknown (ledger N-50).
const PCAP = 'application/vnd.tcpdump.pcap';
const TEXT = 'text/plain; charset=utf-8';
const CSV = 'text/csv; charset=utf-8';

export const fileHandlers = {
  downloadMonitorMp3({ platform, path: { id } }) {
    const monitor = requireRecord(platform.store.tables.monitors.get(id));
    const title = `${monitor.caller ?? ''} to ${monitor.called ?? ''}`;
    const make = () => recordingMp3(monitor.duration ?? 0, title, monitor.size);
    return { status: 200, body: audioOf(platform, `monitors:${id}`, make) };
  },
  downloadVoicemessageMp3({ platform, path: { id } }) {
    const message = requireRecord(platform.store.tables.voicemessages.get(id));
    const make = () => recordingMp3(message.duration ?? 0, `Message of ${message.callerid ?? ''}`, undefined);
    return { status: 200, body: audioOf(platform, `voicemessages:${id}`, make) };
  },
  downloadCdrPcap: (request) => capture(callOfCdr(recordInPath('cdrs', request))),
  downloadCdrTrace: (request) => trace(callOfCdr(recordInPath('cdrs', request))),
  downloadMsdrPcap: (request) => capture(callOfMsdr(recordInPath('msdrs', request))),
  downloadMsdrTrace: (request) => trace(callOfMsdr(recordInPath('msdrs', request))),
  downloadUserCdrsCsv({ platform, path: { id } }) {
    const { cdrs } = platform.store.tables;
    const own = cdrs.by('user_id', id);
    if (own.length > maxExportedAtOnce) return { status: 202, body: undefined };
    const byTime = own.toSorted((one, other) => String(one.calldate).localeCompare(String(other.calldate)));
    return { status: 200, body: textFile(CSV, cdrsCsv(byTime, cdrColumns(platform))) };
  },
} satisfies Partial<Handlers>;

function audioOf({ store }: Platform, fileId: string, make: () => Uint8Array): FileBody {
  const kept = store.tables.files.get(fileId);
  if (!kept) return { contentType: MP3, bytes: make() };
  return { contentType: kept.content_type, bytes: Buffer.from(kept.data, 'base64') };
}

function capture(call: TracedCall): { status: 200; body: FileBody } {
  return { status: 200, body: { contentType: PCAP, bytes: callCapture(call) } };
}

function trace(call: TracedCall): { status: 200; body: FileBody } {
  return { status: 200, body: textFile(TEXT, sipTrace(call)) };
}

function textFile(contentType: string, text: string): FileBody {
  return { contentType, bytes: Buffer.from(text) };
}

// Assumed: the export has the fields of a CDR in the contract's order (ledger N-76).
function cdrColumns({ contract: { document } }: Platform): string[] {
  const schema = resolve<JsonSchema>(document, { $ref: '#/components/schemas/Cdr' });
  return Object.keys(propertiesOf(document, schema));
}

/**
 * Writes CDRs as CSV (RFC 4180) with a row of names, without a byte order mark, which programs take for part of the first name.
 * An apostrophe precedes text that a spreadsheet would run as a formula.
 */
export function cdrsCsv(cdrs: readonly Cdr[], columns: readonly string[]): string {
  return stringify(
    cdrs.map((cdr) => columns.map((column) => cellOf((cdr as Record<string, unknown>)[column]))),
    {
      header: true,
      columns: [...columns],
      record_delimiter: 'windows',
      // The library does not quote half a delimiter, which readers take for a whole one.
      quoted_match: /[\r\n]/,
      escape_formulas: true,
    },
  );
}

function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  return valueText(value);
}
