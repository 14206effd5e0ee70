/** What a value is, without the value: `string (date-time)`, `list of object`. */
export function shapeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return shapeOfString(value);
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (!Array.isArray(value)) return typeof value;
  const shapes = new Set(value.slice(0, 100).map((item) => shapeOfValue(item)));
  return shapes.size === 0 ? 'empty list' : `list of ${[...shapes].slice(0, 3).join(' or ')}`;
}

function shapeOfString(text: string): string {
  if (text === '') return 'empty string';
  if (/^\d+$/.test(text)) return 'string (digits)';
  if (/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d)?\S*)?$/.test(text))
    return `string (date${text.length > 10 ? '-time' : ''})`;
  return 'string';
}
