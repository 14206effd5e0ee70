/** A text as a header can hold it: ASCII, at most 1000 characters. */
export const plainText = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 1000);
