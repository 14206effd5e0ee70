import type { Contract } from './contract.ts';
import type { JsonSchema, OpenApiDocument } from './document/openapi-document.ts';
import { resolve } from './document/references.ts';
import { type Operation, successStatuses } from './operation/operation.ts';

/** Schema of the records that an operation returns: of the elements of `data`, or of `data` itself. */
export function recordSchema({ document }: Pick<Contract, 'document'>, operation: Operation): JsonSchema {
  const { responses } = operation;
  const schema = successStatuses(responses.keys())
    .map((status) => responses.get(status)?.schema)
    .find((one) => one !== undefined);
  const envelope = resolve<JsonSchema>(document, schema ?? {});
  const data = resolve<JsonSchema>(document, propertiesOf(document, envelope)['data'] ?? {});
  return resolve<JsonSchema>(document, (data['items'] ?? data) as JsonSchema);
}

/** The properties of an object schema, those of the schemas that it is made of and of its alternatives included. */
export function propertiesOf(document: OpenApiDocument, schema: JsonSchema): Record<string, JsonSchema> {
  const parts = partsOf(schema);
  const inherited = parts.map((part) => propertiesOf(document, resolve<JsonSchema>(document, part)));
  return Object.assign({}, ...inherited, schema['properties'] ?? {}) as Record<string, JsonSchema>;
}

/** Whether a schema explicitly allows further properties. */
export function isOpen(document: OpenApiDocument, schema: JsonSchema): boolean {
  if (schema['additionalProperties'] === true) return true;
  return partsOf(schema).some((part) => isOpen(document, resolve<JsonSchema>(document, part)));
}

function partsOf(schema: JsonSchema): JsonSchema[] {
  return [schema['allOf'] ?? [], schema['anyOf'] ?? []].flat() as JsonSchema[];
}

const known = new WeakMap<Operation, ReadonlySet<string>>();

/**
 * The properties by which the records of a collection can be filtered, sorted and grouped: those of the record, and those
 * that `x-filter` adds, without those that it says are refused (ledger O-29, O-41).
 */
export function filterableProperties(
  contract: Pick<Contract, 'document'>,
  operation: Operation,
): ReadonlySet<string> {
  let names = known.get(operation);
  if (!names) {
    const { also, refused } = operation.filter;
    const all = new Set([
      ...Object.keys(propertiesOf(contract.document, recordSchema(contract, operation))),
      ...also,
    ]);
    for (const property of refused) all.delete(property);
    known.set(operation, (names = all));
  }
  return names;
}
