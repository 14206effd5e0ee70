import { addressOf, isJsonObject, type JsonObject, listOperations } from '@telephony/contract';
import { operationName } from '../compare/operation-name.ts';

/**
 * The addresses of the pages of the docs site by what they are about: operations by their
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
        ? addressOf.webhook(operation.path)
        : addressOf.operation(String(operation.value['operationId'])),
    ]),
    ...Object.keys(schemas).map((name): [string, string] => [name, addressOf.schema(name)]),
  ]);
}
