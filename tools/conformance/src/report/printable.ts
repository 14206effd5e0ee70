/** What a server sends, such as the name of a field, must not control the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, '?').replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '?');
}

/** `1 violation`, `2 violations`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
