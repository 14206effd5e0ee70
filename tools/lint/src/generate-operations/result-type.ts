import { isJsonObject, type JsonObject, locate, resolvePointer, successStatuses } from '@telephony/contract';
import { nameOfReference } from './name-of-reference.ts';

/** The type of what an operation resolves to: `Page<Cdr>` for a page, the union of the bodies of its successes for others. */
export function resultType(bundle: JsonObject, operation: JsonObject): string {
  const responses = isJsonObject(operation['responses']) ? operation['responses'] : {};
  const types = successStatuses(Object.keys(responses)).map((status) => {
    const response = locate<unknown>(bundle, responses[status], '')?.element;
    const schema = resolvePointer(response, '/content/application~1json/schema');
    if (schema === undefined) return 'undefined';
    const name = nameOfReference(schema);
    const record = recordOfPage(locate<unknown>(bundle, schema, '')?.element);
    if (record) return `Page<${record}>`;
    const id = String(operation['operationId']);
    return name ?? `operations['${id}']['responses'][${keyOf(status)}]['content']['application/json']`;
  });
  return [...new Set(types)].join(' | ') || 'undefined';
}

/** A status as the types have it: a number, or a text for a range such as `2XX`. */
function keyOf(status: string): string {
  return /^\d+$/.test(status) ? status : `'${status}'`;
}

/** The name of the records of a page: a schema of `data` and `total`, and nothing else. */
function recordOfPage(schema: unknown): string | undefined {
  const properties = isJsonObject(schema) ? schema['properties'] : undefined;
  if (!isJsonObject(properties) || Object.keys(properties).toSorted().join() !== 'data,total')
    return undefined;
  return nameOfReference(resolvePointer(properties, '/data/items'));
}
