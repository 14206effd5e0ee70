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

export function allOperations(): readonly Operation[] {
  return (operations ??= readOperations(contractDocument()));
}

export function operationCommands(): readonly OperationCommand[] {
  return (commands ??= allOperations().map(commandOf));
}

export function fieldsOf(operation: Operation): readonly Field[] {
  return fieldsIn(contractDocument(), operation);
}

export function takesList(operation: Operation): boolean {
  return takesListIn(contractDocument(), operation);
}

export function filterableFields(operation: Operation): ReadonlySet<string> {
  return filterableProperties({ document: contractDocument() }, operation);
}

export function exampleLine(command: OperationCommand): string {
  return exampleLineIn(contractDocument(), command);
}

export function ledger(): ReadonlyMap<string, LedgerEntry> {
  const { entries } = JSON.parse(readFileSync(ledgerJson, 'utf8')) as { entries: LedgerEntry[] };
  return new Map(entries.map((entry) => [entry.id, entry]));
}

export const HIDDEN = '***';

let secrets: ReadonlySet<string> | undefined;

export function secretFields(): ReadonlySet<string> {
  return (secrets ??= secretNames(contractDocument()));
}
