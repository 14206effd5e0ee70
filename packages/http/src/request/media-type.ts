import { declaredMediaType, isJsonType } from '@telephony/contract';

/** A media type of a body, and how it is read. */
export type BodyKind = 'json' | 'form' | 'multipart' | 'text' | 'bytes';

/** How a body of a media type is read. */
export function kindOf(essence: string): BodyKind {
  if (isJsonType(essence)) return 'json';
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (essence === 'multipart/form-data') return 'multipart';
  return essence.startsWith('text/') ? 'text' : 'bytes';
}

/**
 * The declared media type that a body is taken for: plain JSON also for a type that is JSON too
 * (`application/vnd.api+json`).
 */
export function acceptedType(declared: readonly string[], essence: string): string | undefined {
  const type = declaredMediaType(declared, essence);
  return type ?? (isJsonType(essence) ? declaredMediaType(declared, 'application/json') : undefined);
}
