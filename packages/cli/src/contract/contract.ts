/** The contract in memory: read once, when a command first needs it. */
import { readFileSync } from 'node:fs';
import { type LedgerEntry, ledgerJson, openapiJson } from '@telephony/openapi';
import {
  commandOf,
  exampleLine as exampleLineIn,
  type Field,
  fieldsOf as fieldsIn,
  type OperationCommand,
  takesList as takesListIn,
} from '@telephony/contract/commands';
import {
  filterableProperties,
  type OpenApiDocument,
  type Operation,
  readOperations,
  secretNames,
} from '@telephony/contract/reading';

export { type Field, isDownload, isFilterable, type OperationCommand } from '@telephony/contract/commands';

let document: OpenApiDocument | undefined;
let operations: readonly Operation[] | undefined;
let commands: readonly OperationCommand[] | undefined;

export function contractDocument(): OpenApiDocument {
  return (document ??= JSON.parse(readFileSync(openapiJson, 'utf8')) as OpenApiDocument);
}

/** All operations, in the document's order. */
export function allOperations(): readonly Operation[] {
  return (operations ??= readOperations(contractDocument()));
}

/** The commands of all operations, in the document's order. */
export function operationCommands(): readonly OperationCommand[] {
  return (commands ??= allOperations().map(commandOf));
}

/** The fields of an operation, those of the path first. Each flag is there once. */
export function fieldsOf(operation: Operation): readonly Field[] {
  return fieldsIn(contractDocument(), operation);
}

/** Whether the body is a list of records. */
export function takesList(operation: Operation): boolean {
  return takesListIn(contractDocument(), operation);
}

/** The names that the platform filters a collection by. */
export function filterableFields(operation: Operation): ReadonlySet<string> {
  return filterableProperties({ document: contractDocument() }, operation);
}

/** The example of a command as one line that a shell takes. */
export function exampleLine(command: OperationCommand): string {
  return exampleLineIn(contractDocument(), command);
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
