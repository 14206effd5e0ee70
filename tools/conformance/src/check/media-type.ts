/** The type and subtype of a Content-Type header, in small letters. */
export function mediaType(header: string): string {
  return (header.split(';')[0] ?? '').trim().toLowerCase();
}
