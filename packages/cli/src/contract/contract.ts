/** The contract in memory: each part is read when a command first needs it. */
import { type LedgerEntry, ledgerJson, openapiJson } from '@telephony/openapi';
import {
  commandOf,
  dateField,
  exampleLine as exampleLineIn,
  type Field,
  fieldsOf as fieldsIn,
  isFilterable,
  type OperationCommand,
  type Condition,
  readCondition as readConditionIn,
  takesList as takesListIn,
} from '@telephony/contract/commands';
import { readPackageFile } from '@telephony/contract/package-file';
import {
  columnsOf,
  filterableProperties,
  type JsonSchema,
  type OpenApiDocument,
  type Operation,
  propertiesOf,
  readOperations,
  recordSchema,
  secretNames,
} from '@telephony/contract/reading';

export { type Field, isDownload, isFilterable, type OperationCommand } from '@telephony/contract/commands';
export type { Operation } from '@telephony/contract/reading';

export function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= read());
}

const readJson = (file: URL): unknown => JSON.parse(String(readPackageFile(file)));

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
export const readCondition = (operation: Operation, text: string, now: number): Promise<Condition> =>
  readConditionIn(contractDocument(), operation, text, now);
export const recordFields = (operation: Operation): Readonly<Record<string, JsonSchema>> =>
  propertiesOf(contractDocument(), recordSchema({ document: contractDocument() }, operation));

export const readerOf = (path: string | undefined): Operation | undefined =>
  allOperations().find((one) => one.method === 'get' && one.path === path);

/** The field of `--since`: the one that `x-filter` names, or the first time of the record. */
export function dateFieldOf(operation: Operation): string | undefined {
  const named = dateField(operation);
  if (named !== undefined || !isFilterable(operation)) return named;
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
  return whole && !isFilterable(operation) ? dateFieldOf(whole) : undefined;
}

export const filterableFields = (operation: Operation): ReadonlySet<string> =>
  filterableProperties({ document: contractDocument() }, operation);

/** The columns of a table: all, and those that it shows first. */
export function columnsFor(operation: Operation): { all: string[]; first: readonly string[] } {
  const document = contractDocument();
  const columns = (one: Operation) => columnsOf(document, recordSchema({ document }, one));
  const whole = columns(operation).length > 0 ? operation : (wholeListOf(operation) ?? operation);
  const names = Object.keys(recordFields(whole));
  const known = ['id', dateFieldOf(whole) ?? ''].filter((name) => names.includes(name));
  return { all: [...new Set([...known, ...names])], first: columns(whole) };
}
