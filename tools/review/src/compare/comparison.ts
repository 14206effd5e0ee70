import type { DocumentOperation, JsonObject } from '@telephony/contract';
import { ContractDocument } from '../schema/sites.ts';
import { SchemaComparison } from '../schema/schema-comparison.ts';

/** Two bundles that are compared, and what they share while it is done. */
export interface Comparison {
  base: ContractDocument;
  revision: ContractDocument;
  schemas: SchemaComparison;
  /** Of schemas whose values are written as text, as in an address. */
  texts: SchemaComparison;
  /** Of schemas whose values are parts of a path. */
  segments: SchemaComparison;
}

/** An operation that both bundles have. */
export interface OperationPair {
  name: string;
  base: DocumentOperation;
  revision: DocumentOperation;
  /** Who writes the body of the request: the caller, or the platform for a webhook. */
  kind: DocumentOperation['kind'];
}

/** Starts a comparison of two bundles. */
export function comparisonOf(base: JsonObject, revision: JsonObject): Comparison {
  const schemas = new SchemaComparison(base, revision);
  const texts = new SchemaComparison(base, revision, schemas);
  return {
    base: new ContractDocument(base),
    revision: new ContractDocument(revision),
    schemas,
    texts,
    segments: new SchemaComparison(base, revision, schemas, texts),
  };
}

/**
 * What a change does to the users of the contract.
 *
 * - `wire`: a correct program, in any language, stops working: breaking.
 * - `types`: everything that is sent and received stays right, but code written against the generated types does not
 *   compile: breaking for those who use them.
 * - `feature`: something new, or something that was asked of callers and no longer is.
 * - `text`: words, examples and marks.
 */
export type Effect = 'wire' | 'types' | 'feature' | 'text';

/** A place in a bundle: in the base where the element is gone, else in the revision. */
interface BundlePlace {
  side: 'base' | 'revision';
  pointer: string;
}

/** One change of the contract, in words. */
export interface Change {
  effect: Effect;
  /** The name of the rule that found it. */
  rule: string;
  /** A sentence. */
  text: string;
  /** Whether a token may go to another host: told before all others. */
  isDangerous?: boolean;
  place: BundlePlace;
  /** The pointers that the change explains, to hold the ratings of Redocly against. */
  base?: string;
  revision?: string;
  /** What it is about: `GET /cdrs`, `webhook call.missed`; several where a component is shared; none for the document. */
  operations: string[];
}

/** Who sends what is compared: a request is what callers send, a response what the platform sends. */
export type Direction = 'request' | 'answer';
