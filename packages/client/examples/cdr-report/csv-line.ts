/** One record of CSV (RFC 4180). A field that is missing or null is empty. */
export function csvLine(fields: readonly unknown[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(value: unknown): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
