/** The contract in memory: read once, when a command first needs it. */
import { readFileSync } from 'node:fs';
import { type LedgerEntry, ledgerJson, openapiJson } from '@telephony/openapi';
import {
  isJsonObject,
  type JsonSchema,
  type OpenApiDocument,
  type Operation,
  readOperations,
  resolve,
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

/** The fields whose values open something (`x-secret`), under their names wherever they stand. */
export function secretNames(): ReadonlySet<string> {
  if (secrets) return secrets;
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!isJsonObject(node)) return;
    for (const [name, schema] of Object.entries(isJsonObject(node['properties']) ? node['properties'] : {}))
      if (isJsonObject(schema) && schema['x-secret'] === true) names.add(name);
    Object.values(node).forEach(walk);
  };
  walk(contractDocument().components?.['schemas']);
  return (secrets = names);
}
