import type { JsonObject } from '@telephony/contract';

/** Makes a bundle for a kind of tool out of another one, which stays as it is. */
export type Transformation = (document: JsonObject) => JsonObject;

/** What the transformations make of a document, each of what the one before it has made. */
export function transform(document: JsonObject, transformations: readonly Transformation[]): JsonObject {
  return transformations.reduce((made, transformation) => transformation(made), document);
}
