/** The type and subtype of a Content-Type header, in small letters. */
export function mediaType(header: string): string {
  return (header.split(';')[0] ?? '').trim().toLowerCase();
}

/** The declared media type that a type belongs to: itself, its range such as `audio/*`, or any. */
export function declaredMediaType(declared: string[], type: string): string | undefined {
  const range = `${type.split('/')[0]}/*`;
  return [type, range, '*/*'].find((name) => declared.includes(name));
}

/** Whether bodies of this type are JSON. */
export function isJson(type: string): boolean {
  return type === 'application/json' || type.endsWith('+json');
}
