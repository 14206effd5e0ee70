/** A value of the contract as it is shown in a line of text: strings without quotes, all else as JSON. */
export function valueText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
