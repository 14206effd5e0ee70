import { isJsonObject, type JsonObject } from '../../contract/json.ts';
import { listOperations } from '../../contract/list-operations.ts';
import { operationName } from '../compare/operation-name.ts';

/**
 * The addresses of the pages of the docs site (docs/src/contract/addresses.ts) by what they are about: operations by their
 * names, schemas by `Cdr`.
 */
export function pageAddresses(bundle: JsonObject): Map<string, string> {
  const { components } = bundle;
  const schemas =
    isJsonObject(components) && isJsonObject(components['schemas']) ? components['schemas'] : {};
  return new Map([
    ...listOperations(bundle).map((operation): [string, string] => [
      operationName(operation),
      operation.kind === 'webhook'
        ? `/webhooks/${operation.path}/`
        : `/operations/${String(operation.value['operationId'])}/`,
    ]),
    ...Object.keys(schemas).map((name): [string, string] => [name, `/schemas/${name}/`]),
  ]);
}
