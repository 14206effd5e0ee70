import { type JsonSchema, propertiesOf, resolve } from '@telephony/contract';
import { stringify } from 'csv-stringify/sync';
import { mostExportedAtOnce } from '../../assumptions/assumptions.ts';
import { callCapture, sipTrace } from '../../files/call-capture.ts';
import { recordingMp3 } from '../../files/recording.ts';
import { callOfCdr, callOfMsdr, type TracedCall } from '../../files/traced-call.ts';
import type { Cdr } from '../../generated/schema.ts';
import { found, type Handlers } from '../generic/handler.ts';
import { named } from '../generic/present.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileBody } from '../../contract/contract.ts';
import { textOf } from '../../infrastructure/collection.ts';

/** As observed (ledger O-06). */
const MP3 = 'audio/mpeg3';
/** Assumed: the content types of these are unknown (ledger N-50). */
const PCAP = 'application/vnd.tcpdump.pcap';
const TEXT = 'text/plain; charset=utf-8';
const CSV = 'text/csv; charset=utf-8';

/** Downloads: real bytes, made from the records, the same each time. */
export const fileHandlers = {
  downloadMonitorMp3({ platform, path: { id } }) {
    const monitor = found(platform.store.tables.monitors.get(id));
    const title = `${monitor.caller ?? ''} to ${monitor.called ?? ''}`;
    const made = () => recordingMp3(monitor.duration ?? 0, title, monitor.size);
    return { status: 200, body: audioOf(platform, `monitors:${id}`, made) };
  },
  downloadVoicemessageMp3({ platform, path: { id } }) {
    const message = found(platform.store.tables.voicemessages.get(id));
    const made = () => recordingMp3(message.duration ?? 0, `Message of ${message.callerid ?? ''}`, undefined);
    return { status: 200, body: audioOf(platform, `voicemessages:${id}`, made) };
  },
  downloadCdrPcap: (request) => capture(callOfCdr(named('cdrs', request))),
  downloadCdrTrace: (request) => trace(callOfCdr(named('cdrs', request))),
  downloadMsdrPcap: (request) => capture(callOfMsdr(named('msdrs', request))),
  downloadMsdrTrace: (request) => trace(callOfMsdr(named('msdrs', request))),
  downloadUserCdrsCsv({ platform, path: { id } }) {
    const { cdrs } = platform.store.tables;
    const own = cdrs.by('user_id', id);
    if (own.length > mostExportedAtOnce) return { status: 202, body: undefined };
    const inOrder = own.toSorted((one, other) => String(one.calldate).localeCompare(String(other.calldate)));
    return { status: 200, body: textFile(CSV, cdrsCsv(inOrder, cdrColumns(platform))) };
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

/** The columns of the export, assumed to be the fields of a CDR in the contract's order (ledger N-76). */
function cdrColumns({ contract: { document } }: Platform): string[] {
  const schema = resolve<JsonSchema>(document, { $ref: '#/components/schemas/Cdr' });
  return Object.keys(propertiesOf(document, schema));
}

/**
 * CDRs as CSV (RFC 4180): a row of names and one for each record. There is no byte order mark, which programs would take
 * for a part of the first name. A text that a spreadsheet would run as a formula has an apostrophe before it.
 *
 * @param columns Names of the fields to show, in order.
 */
export function cdrsCsv(cdrs: readonly Cdr[], columns: readonly string[]): string {
  return stringify(
    cdrs.map((cdr) => columns.map((column) => cellOf((cdr as Record<string, unknown>)[column]))),
    {
      header: true,
      columns: [...columns],
      record_delimiter: 'windows',
      // A part of a delimiter is not quoted by itself, and readers take it for a whole one.
      quoted_match: /[\r\n]/,
      escape_formulas: true,
    },
  );
}

function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  return textOf(value);
}
