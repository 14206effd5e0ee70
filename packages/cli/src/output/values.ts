/** Values of records, read and written as text. */

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
