/** The contract in memory: each part is read when a command first needs it. */
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

export const HIDDEN = '***';

export function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= read());
}

const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const contractDocument = once(() => readJson(openapiJson) as OpenApiDocument);
export const allOperations = once((): readonly Operation[] => readOperations(contractDocument()));
export const operationCommands = once((): readonly OperationCommand[] => allOperations().map(commandOf));
export const secretFields = once((): ReadonlySet<string> => secretNames(contractDocument()));
export const ledger = once(() => {
  const { entries } = readJson(ledgerJson) as { entries: LedgerEntry[] };
  return new Map(entries.map((entry) => [entry.id, entry]));
});

export const fieldsOf = (operation: Operation): readonly Field[] => fieldsIn(contractDocument(), operation);
export const takesList = (operation: Operation): boolean => takesListIn(contractDocument(), operation);
export const exampleLine = (command: OperationCommand): string => exampleLineIn(contractDocument(), command);
export const filterableFields = (operation: Operation): ReadonlySet<string> =>
  filterableProperties({ document: contractDocument() }, operation);
