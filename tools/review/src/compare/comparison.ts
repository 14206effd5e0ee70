import type { JsonObject, DocumentOperation } from '@telephony/contract';
import { ContractDocument } from '../schema/contract-document.ts';
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
