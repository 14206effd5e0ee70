/** A media type of a body, and how it is read. */
export type BodyKind = 'json' | 'form' | 'multipart' | 'text' | 'bytes';

/** Type and subtype of a content type, in lower case and without parameters; undefined where it is malformed. */
export function essenceOf(contentType: string): string | undefined {
  return /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+*-]+)\s*(?:;|$)/.exec(contentType)?.[1]?.toLowerCase();
}

/** How a body of a media type is read. */
export function kindOf(essence: string): BodyKind {
  if (/[/+]json$/.test(essence)) return 'json';
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (essence === 'multipart/form-data') return 'multipart';
  return essence.startsWith('text/') ? 'text' : 'bytes';
}

/**
 * The declared media type that a sent one is of: itself, the range around it (`text/*`), or plain JSON for a type that is
 * JSON too (`application/vnd.api+json`).
 */
export function declaredType(declared: Iterable<string>, essence: string): string | undefined {
  const all = [...declared];
  const [type] = essence.split('/');
  return (
    all.find((one) => essenceOf(one) === essence) ??
    all.find((one) => one === `${type}/*` || one === '*/*') ??
    (kindOf(essence) === 'json' ? all.find((one) => essenceOf(one) === 'application/json') : undefined)
  );
}
