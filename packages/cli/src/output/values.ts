import { apiTime } from '@telephony/contract/commands';

export type Names = readonly string[];

const RAW_JSON = JSON as typeof JSON & { rawJSON: (text: string) => object };

/** JSON in which bigints keep their digits. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(
    value,
    function write(this: Record<string, unknown>, name, field: unknown) {
      const own = this[name];
      return typeof own === 'bigint' ? RAW_JSON.rawJSON(String(own)) : field;
    },
    indent,
  );
}

/** JSON in which whole numbers beyond 2^53 keep their digits. */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (_name, value: unknown, token?: { source?: string }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(token?.source ?? '')
      ? BigInt(token!.source!)
      : value,
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

export function valueAt(record: unknown, name: string): unknown {
  if (!isRecord(record)) return undefined;
  if (Object.hasOwn(record, name)) return record[name];
  const [first = '', ...rest] = name.split('.');
  return rest.length > 0 && Object.hasOwn(record, first) ? valueAt(record[first], rest.join('.')) : undefined;
}

export function pickFields(data: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(data)) return data.map((one) => pickFields(one, fields));
  if (!isRecord(data)) return data;
  return Object.fromEntries(fields.map((name) => [name, valueAt(data, name) ?? null]));
}

export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace('.000Z', 'Z');
  return typeof value === 'string' ? value : jsonText(value);
}

const MAX_WORDS = 200;
const MAX_DECIMALS = 4;

export function cellWords(value: unknown): string {
  if (value instanceof Date) return apiTime(value);
  if (typeof value === 'number') return String(Number(value.toFixed(MAX_DECIMALS)));
  if (Array.isArray(value)) {
    const words = value.map(cellWords).filter((one) => one !== '');
    const text = words.join(value.some(isRecord) ? '; ' : ', ');
    return text.length <= MAX_WORDS ? text : `${value.length}: ${text.slice(0, MAX_WORDS)}…`;
  }
  if (!isRecord(value)) return cellText(value);
  const { name, first_name: first, last_name: last, number, ext, id } = value;
  const label = [name ?? [first, last].filter(Boolean).join(' '), number ?? ext].map(cellText);
  const own = label.filter((one) => one !== '').join(' ');
  if (own !== '') return own;
  const parts = Object.entries(value).map(([field, one]) => [field, cellWords(one)] as const);
  const said = parts.filter(([, words]) => words !== '');
  if (said.length === 1 && id !== undefined) return said[0]![1];
  return said.map(([field, words]) => `${field} ${words}`).join(', ');
}
