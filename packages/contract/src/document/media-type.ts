/** Type and subtype of a content type, in lower case and without parameters; undefined where it is malformed. */
export function essenceOf(contentType: string): string | undefined {
  return /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+*-]+)\s*(?:;|$)/.exec(contentType)?.[1]?.toLowerCase();
}

/** Whether bodies of a media type are JSON. @param essence As `essenceOf` has it. */
export function isJsonType(essence: string): boolean {
  return /[/+]json$/.test(essence);
}

/** The declared media type that a sent one is of: itself, its range such as `audio/*`, or any. */
export function declaredMediaType(declared: readonly string[], essence: string): string | undefined {
  const range = `${essence.split('/')[0]}/*`;
  return [essence, range, '*/*']
    .map((name) => declared.find((one) => (essenceOf(one) ?? one) === name))
    .find((found) => found !== undefined);
}
