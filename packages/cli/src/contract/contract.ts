/** The contract in memory: read once, when a command first needs it. */
import { readFileSync } from 'node:fs';
import { type LedgerEntry, ledgerJson, openapiJson } from '@telephony/openapi';
import {
  type JsonSchema,
  type OpenApiDocument,
  type Operation,
  readOperations,
  resolve,
  secretNames,
} from '@telephony/contract/reading';

let document: OpenApiDocument | undefined;
let operations: readonly Operation[] | undefined;

export function contractDocument(): OpenApiDocument {
  return (document ??= JSON.parse(readFileSync(openapiJson, 'utf8')) as OpenApiDocument);
}

/** All operations, in the document's order. */
export function allOperations(): readonly Operation[] {
  return (operations ??= readOperations(contractDocument()));
}

/** An element of the document, where its reference ends. */
export function resolved(element: JsonSchema): JsonSchema {
  return resolve<JsonSchema>(contractDocument(), element);
}

/** What is not known of the platform, by the ids of the ledger. */
export function ledger(): ReadonlyMap<string, LedgerEntry> {
  const { entries } = JSON.parse(readFileSync(ledgerJson, 'utf8')) as { entries: LedgerEntry[] };
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** What a command shows in place of a secret. */
export const HIDDEN = '***';

let secrets: ReadonlySet<string> | undefined;

/** The fields whose values open something, under their names wherever they stand. */
export function secretFields(): ReadonlySet<string> {
  return (secrets ??= secretNames(contractDocument()));
}
