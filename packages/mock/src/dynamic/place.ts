import type { JsonSchema, OpenApiDocument, Schemas } from '@telephony/contract';
import type { ExampleValues } from './example-values.ts';
import type { ReadableValues } from './readable-values.ts';

/** Where in a body a value stands. */
export interface Place {
  /** Objects around it. */
  depth: number;
  /** Lists around it. */
  lists: number;
  /** About how often it is in the body, because of the lists. */
  times: number;
  /** Whether it can be left out. */
  optional: boolean;
  /** Whether it is one of several alternatives. */
  alternative: boolean;
  /** The schemas of the objects and lists around it. */
  within: readonly JsonSchema[];
}

/** A value of a body: its schemas and its place. */
export interface Node {
  /** The schemas as the document has them. */
  schemas: readonly JsonSchema[];
  /** With what their references and `allOf` lead to. */
  parts: readonly JsonSchema[];
  /** JSON pointers of the components that references led to. */
  references: readonly string[];
  /** Lists of alternatives of which one is among the schemas already. */
  chosen: readonly unknown[];
  /** Name of the property; of an item that of the list. */
  name: string;
  place: Place;
}

/** What narrowing a schema needs. */
export interface Narrowing {
  document: OpenApiDocument;
  schemas: Schemas;
  examples: ExampleValues;
  readable: ReadableValues;
  /** Objects within each other up to which an optional object is filled in. */
  deepest: number;
  /** Narrows the schemas of a value; undefined where no value of a bounded size is possible. */
  narrow: (
    schemas: readonly JsonSchema[],
    name: string,
    place: Place,
    chosen?: readonly unknown[],
  ) => JsonSchema | undefined;
}

/** Whether a value is what schemas allow. */
export function allows({ schemas }: Narrowing, wanted: readonly JsonSchema[], value: unknown): boolean {
  return wanted.every((schema) => schemas.allows(schema, value));
}

/** Whether a value would be within itself for a second time: once is enough. */
export function containsItself(parts: readonly JsonSchema[], within: readonly JsonSchema[]): boolean {
  return parts.some((part) => within.filter((outer) => outer === part).length > 1);
}
