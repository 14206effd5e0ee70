/** What a spreadsheet would run as a formula; a plain number, also one with +, is harmless. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * One line of CSV (RFC 4180). A missing or null field is empty.
 * @param isSafe puts an apostrophe before text that a spreadsheet would run: a caller chooses the name that is shown
 */
export function csvLine(fields: readonly unknown[], isSafe: boolean): string {
  return `${fields.map((field) => csvField(field, isSafe)).join(',')}\r\n`;
}

function csvField(value: unknown, isSafe: boolean): string {
  if (value === undefined || value === null) return '';
  const plain = typeof value === 'string' ? value : JSON.stringify(value);
  const text = isSafe && FORMULA.test(plain) && !NUMBER.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
