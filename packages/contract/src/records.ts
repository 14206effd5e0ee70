import type { Contract } from './contract.ts';
import type { JsonSchema, OpenApiDocument } from './document/openapi-document.ts';
import { resolve } from './document/references.ts';
import { type Operation, successStatuses } from './operation/operation.ts';

/** Returns the schema of an operation's records: the elements of `data`, or `data` itself. */
export function recordSchema({ document }: Pick<Contract, 'document'>, operation: Operation): JsonSchema {
  const { responses } = operation;
  const schema = successStatuses(responses.keys())
    .map((status) => responses.get(status)?.schema)
    .find((one) => one !== undefined);
  const envelope = resolve<JsonSchema>(document, schema ?? {});
  const data = resolve<JsonSchema>(document, propertiesOf(document, envelope)['data'] ?? {});
  return resolve<JsonSchema>(document, (data['items'] ?? data) as JsonSchema);
}

/** Returns the properties of an object schema, of its parts and of its alternatives. */
export function propertiesOf(document: OpenApiDocument, schema: JsonSchema): Record<string, JsonSchema> {
  const parts = partsOf(schema);
  const inherited = parts.map((part) => propertiesOf(document, resolve<JsonSchema>(document, part)));
  return Object.assign({}, ...inherited, schema['properties'] ?? {}) as Record<string, JsonSchema>;
}

/** Returns the columns of a table of records (`x-columns`), or none if the contract names none. */
export function columnsOf(document: OpenApiDocument, schema: JsonSchema): readonly string[] {
  const own = schema['x-columns'] as string[] | undefined;
  return own ?? partsOf(schema).flatMap((part) => columnsOf(document, resolve<JsonSchema>(document, part)));
}

/** Returns true if a schema explicitly allows further properties. */
export function isOpen(document: OpenApiDocument, schema: JsonSchema): boolean {
  if (schema['additionalProperties'] === true) return true;
  return partsOf(schema).some((part) => isOpen(document, resolve<JsonSchema>(document, part)));
}

function partsOf(schema: JsonSchema): JsonSchema[] {
  return [schema['allOf'] ?? [], schema['anyOf'] ?? []].flat() as JsonSchema[];
}

const namesByOperation = new WeakMap<Operation, ReadonlySet<string>>();

/**
 * Returns the properties to filter, sort and group a collection by: the record's, as `x-filter` changes them (ledger O-29, O-41).
 */
export function filterableProperties(
  contract: Pick<Contract, 'document'>,
  operation: Operation,
): ReadonlySet<string> {
  let names = namesByOperation.get(operation);
  if (!names) {
    const { also, refused } = operation.filter;
    const all = new Set([
      ...Object.keys(propertiesOf(contract.document, recordSchema(contract, operation))),
      ...also,
    ]);
    for (const property of refused) all.delete(property);
    namesByOperation.set(operation, (names = all));
  }
  return names;
}
