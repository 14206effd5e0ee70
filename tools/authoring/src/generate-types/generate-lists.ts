import {
  type DocumentOperation,
  isJsonObject,
  type JsonObject,
  listOperations,
  locate,
  resolvePointer,
} from '@telephony/contract';
import { format } from 'oxfmt';
import { writtenParameters } from './written-parameters.ts';

const HEADER = `/**
 * Generated from the contract by \`npm run generate\`. Do not edit.
 */

`;

/** The TypeScript source of the names of the operations that take a list, such as `DELETE /monitors/{id}`. */
export async function generateLists(bundle: JsonObject): Promise<string> {
  const names = listOperations(bundle)
    .filter((operation) => operation.kind === 'path' && takesList(bundle, operation))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    .toSorted();
  const source = `${HEADER}/** The operations that take a list: of ids in their path, or of records as their body. */
export const LISTS: readonly string[] = ${JSON.stringify(names)};
`;
  const { code, errors } = await format('lists.ts', source, { printWidth: 110, singleQuote: true });
  if (errors.length > 0)
    throw new Error(`The generated lists cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}

function takesList(bundle: JsonObject, { pathItem, value: operation }: DocumentOperation): boolean {
  const inPath = writtenParameters(pathItem, operation)
    .map((each) => resolve(bundle, each))
    .filter((each) => each['in'] === 'path');
  const body = resolve(bundle, operation['requestBody']);
  const schemas = [
    ...inPath.map((parameter) => parameter['schema']),
    resolvePointer(body, '/content/application~1json/schema'),
  ];
  return schemas.some((schema) => resolve(bundle, schema)['type'] === 'array');
}

/** The element, or the target of its `$ref`; empty if there is none. */
function resolve(bundle: JsonObject, value: unknown): JsonObject {
  const found = locate<unknown>(bundle, value, '')?.element;
  return isJsonObject(found) ? found : {};
}
