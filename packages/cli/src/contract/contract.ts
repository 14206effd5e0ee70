/** The contract in memory: each part is read when a command first needs it. */
import { type LedgerEntry, ledgerJson, openapiJson } from '@telephony/openapi';
import * as commands from '@telephony/contract/commands';
import type { Field, OperationCommand } from '@telephony/contract/commands';
import { readPackageFile } from '@telephony/contract/package-file';
import * as reading from '@telephony/contract/reading';
import type { JsonSchema, OpenApiDocument, Operation } from '@telephony/contract/reading';

export { isDownload, isFilterable, isPaged } from '@telephony/contract/commands';
export type { Field, Operation, OperationCommand };

export function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= read());
}

const readJson = (file: URL): unknown => JSON.parse(String(readPackageFile(file)));

export const contractDocument = once(() => readJson(openapiJson) as OpenApiDocument);
export const allOperations = once((): readonly Operation[] => reading.readOperations(contractDocument()));
export const operationCommands = once(() => allOperations().map(commands.commandOf));
export const secretFields = once((): ReadonlySet<string> => reading.secretNames(contractDocument()));
export const ledger = once(() => {
  const { entries } = readJson(ledgerJson) as { entries: LedgerEntry[] };
  return new Map(entries.map((entry) => [entry.id, entry]));
});

export const fieldsOf = (operation: Operation) => commands.fieldsOf(contractDocument(), operation);
export const takesList = (operation: Operation) => commands.takesList(contractDocument(), operation);
export const exampleLine = (command: OperationCommand) => commands.exampleLine(contractDocument(), command);
export const readCondition = (operation: Operation, text: string, now: number) =>
  commands.readCondition(contractDocument(), operation, text, now);
export const recordFields = (operation: Operation): Readonly<Record<string, JsonSchema>> =>
  reading.propertiesOf(contractDocument(), reading.recordSchema({ document: contractDocument() }, operation));

export const readerOf = (path: string | undefined): Operation | undefined =>
  allOperations().find((one) => one.method === 'get' && one.path === path);

/** The field of `--since`: the one that `x-filter` names, or the first time of the record. */
export function dateFieldOf(operation: Operation): string | undefined {
  const named = commands.dateField(operation);
  if (named !== undefined || !commands.isFilterable(operation)) return named;
  const record = recordFields(operation);
  const isTime = (name: string) => /\/Timestamp\w*$/.test(String(record[name]?.['$ref']));
  return [...filterableFields(operation)].find(isTime);
}

/** The list of all records like those of a record, such as the CDRs of a user. */
function wholeListOf({ method, path }: Operation): Operation | undefined {
  const [, name] = /^\/\w+\/\{\w+\}(\/\w+)$/.exec(path) ?? [];
  return method === 'get' ? readerOf(name) : undefined;
}

/** The field of `--since` for records of a record: the platform does not filter them, the command does. */
export function ownDateFieldOf(operation: Operation): string | undefined {
  const whole = wholeListOf(operation);
  return whole && !commands.isFilterable(operation) ? dateFieldOf(whole) : undefined;
}

export const filterableFields = (operation: Operation): ReadonlySet<string> =>
  reading.filterableProperties({ document: contractDocument() }, operation);

export function columnsFor(operation: Operation): { all: string[]; first: readonly string[] } {
  const document = contractDocument();
  const columns = (one: Operation) => reading.columnsOf(document, reading.recordSchema({ document }, one));
  const whole = columns(operation).length > 0 ? operation : (wholeListOf(operation) ?? operation);
  const names = Object.keys(recordFields(whole));
  const known = ['id', dateFieldOf(whole) ?? ''].filter((name) => names.includes(name));
  return { all: [...new Set([...known, ...names])], first: columns(whole) };
}
