import { formatTimestamp } from '../timestamp.ts';
import { addDrift, type Drift, kindName, ownField, valueType } from './drift.ts';

/** `s` text, `t` time, `i` integer, `d` number, `b` boolean, `n` null, after `!` for a required field. */
export type Kinds = Readonly<Record<string, string>>;

const BEYOND_2_53 = /^-?\d{16,}$/;

// Returns the body itself if nothing differs.
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
    addDrift(drift, difference(value, kinds), read !== undefined, field);
  }
  return drift.length > 0 ? { ...body, ...mended } : body;
}

function difference(value: unknown, kinds: string): string {
  if (typeof value === 'string' && kinds.includes('t')) return 'is not YYYY-MM-DD HH:MM:SS';
  if (typeof value === 'string' && BEYOND_2_53.test(value)) return 'is an integer beyond 2^53, kept as text';
  const expected = Array.from(kinds.replace('!', ''), kindName).join(' or ');
  return `is ${valueType(value)}, not ${expected}`;
}

const INTEGER = /^[+-]?\d+(?:\.0*)?$/;

function readValue(value: unknown, kinds: string): string | number | boolean | null | undefined {
  const has = (kind: string) => kinds.includes(kind);
  if (value === null) return has('n') ? value : undefined;
  if (typeof value === 'boolean') return has('b') ? value : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (typeof value === 'number' && (has('d') || (has('i') && Number.isInteger(value)))) return value;
  // Digits are text, too.
  if (has('s')) return String(value);
  const text = String(value).trim().toLowerCase();
  if (has('n') && /^(null|0000-.*)?$/.test(text)) return null;
  if (has('t')) return readTime(value);
  if (has('b')) return /^(true|yes|1)$/.test(text) || (/^(false|no|0)$/.test(text) ? false : undefined);
  const number = INTEGER.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

// The form of the platform (ledger O-08). Databases write a missing time as zeros.
const PLATFORM_TIME = /^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
// Without a zone it is UTC, as all times of events.
const ISO_TIME =
  /^(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d(?::\d\d)?)(?:[.,]\d+)?\s*(?:z|utc|([+-]\d\d)(?::?(\d\d))?)?$/i;
// Seconds have ten digits, milliseconds 13, microseconds 16.
const UNIX_TIME = /^(\d{10})(?:\d{3}){0,2}(?:\.\d+)?$/;

function readTime(value: string | number): string | undefined {
  const sent = String(value);
  if (PLATFORM_TIME.test(sent)) return sent;
  const text = sent.trim().replaceAll('/', '-');
  // RFC 9110, section 5.6.7.
  if (new Date(text).toUTCString() === text) return formatTimestamp(text);
  const [, seconds] = UNIX_TIME.exec(text) ?? [];
  if (seconds !== undefined) return formatTimestamp(Number(seconds) * 1000);
  const [, date = '-', time, hours, minutes = '00'] = ISO_TIME.exec(text) ?? [];
  const local = formatTimestamp(`${date}T${time}Z`);
  if (!local?.startsWith(date)) return undefined;
  return hours ? formatTimestamp(`${date}T${time}${hours}:${minutes}`) : local;
}
