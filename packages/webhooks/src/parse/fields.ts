import { addDrift, type Drift, nameOf, nameOfKind, ownField } from './drift.ts';

/** The digits of an integer that a number would lose some of; whether it was sent as a number cannot be told any more. */
const BEYOND = /^-?\d{16,}$/;

export function readFields(body: object, fields: Kinds, drift: Drift[]): object {
  const mended: Record<string, unknown> = {};
  for (const field in fields) {
    const kinds = fields[field] ?? '';
    const value = ownField(body, field);
    if (value === undefined) {
      if (kinds.startsWith('!')) addDrift(drift, 'is missing', false, field);
      continue;
    }
    const read = readValue(value, kinds);
    if (read === value) continue;
    if (read !== undefined) mended[field] = read;
    addDrift(drift, differenceOf(value, kinds), read !== undefined, field);
  }
  return drift.length > 0 ? { ...body, ...mended } : body;
}

function differenceOf(value: unknown, kinds: string): string {
  if (typeof value === 'string' && kinds.includes('t')) return 'is not YYYY-MM-DD HH:MM:SS';
  if (typeof value === 'string' && BEYOND.test(value)) return 'is an integer beyond 2^53, kept as text';
  // Such as: an integer or text or null.
  const expected = Array.from(kinds.replace('!', ''), nameOfKind).join(' or ');
  return `is ${nameOf(value)}, not ${expected}`;
}

export type Kinds = Readonly<Record<string, string>>;

const INTEGER = /^[+-]?\d+(?:\.0*)?$/;

function readValue(value: unknown, kinds: string): string | number | boolean | null | undefined {
  const has = (kind: string) => kinds.includes(kind);
  if (value === null) return has('n') ? value : undefined;
  if (typeof value === 'boolean') return has('b') ? value : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (typeof value === 'number' && (has('d') || (has('i') && Number.isInteger(value)))) return value;
  // Where text is expected, digits are text.
  if (has('s')) return String(value);
  const text = String(value).trim().toLowerCase();
  if (has('n') && /^(null|0000-.*)?$/.test(text)) return null;
  if (has('t')) return readTime(value);
  if (has('b')) return /^(true|yes|1)$/.test(text) || (/^(false|no|0)$/.test(text) ? false : undefined);
  const number = INTEGER.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** As the platform writes a time, UTC (ledger O-08); databases write one that is not there as zeros. */
const WRITTEN = /^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
/** ISO 8601 with or without seconds, fraction and zone; without a zone it is UTC, as all times of events are. */
const ISO = /^(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d(?::\d\d)?)(?:[.,]\d+)?\s*(?:z|utc|([+-]\d\d)(?::?(\d\d))?)?$/i;
/** Unix time from 2001 on: ten digits are seconds; milliseconds and microseconds have three and six more. */
const UNIX = /^(\d{10})(?:\d{3}){0,2}(?:\.\d+)?$/;

function readTime(value: string | number): string | undefined {
  const sent = String(value);
  if (WRITTEN.test(sent)) return sent;
  const text = sent.trim().replaceAll('/', '-');
  // The form of HTTP (RFC 9110, section 5.6.7), with the right day of the week.
  if (new Date(text).toUTCString() === text) return written(text);
  const [, seconds] = UNIX.exec(text) ?? [];
  if (seconds !== undefined) return written(Number(seconds) * 1000);
  const [, date = '-', time, hours, minutes = '00'] = ISO.exec(text) ?? [];
  const local = written(`${date}T${time}Z`);
  // Dates take 30 February for 2 March.
  if (!local?.startsWith(date)) return undefined;
  return hours ? written(`${date}T${time}${hours}:${minutes}`) : local;
}

function written(instant: string | number): string | undefined {
  return new Date(instant).toJSON()?.slice(0, 19).replace('T', ' ');
}
