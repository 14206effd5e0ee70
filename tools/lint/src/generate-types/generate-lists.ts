import {
  type DocumentOperation,
  isJsonObject,
  type JsonObject,
  listOperations,
  locate,
  resolvePointer,
} from '@telephony/contract';
import { UserError } from '@telephony/command-line';
import { format } from 'oxfmt';
import { writtenParameters } from './written-parameters.ts';

const HEADER = `/**
 * Generated from the contract by \`npm run generate\`. Do not edit.
 */

`;

/**
 * The TypeScript source of the names of the operations that take a list of ids in their path, such as `DELETE /monitors/{id}`.
 *
 * @throws UserError if a body is a list elsewhere than in the PATCH of a collection, or is not one there: the client relies on it.
 */
export async function generateLists(bundle: JsonObject): Promise<string> {
  const operations = listOperations(bundle)
    .filter(({ kind }) => kind === 'path')
    .map((operation) => ({ ...operation, name: `${operation.method.toUpperCase()} ${operation.path}` }));
  for (const { name, value } of operations)
    if (hasListAsBody(bundle, value) !== /^PATCH [^{]+$/.test(name))
      throw new UserError(
        `${name}: a list is the body of the PATCH of a collection, and of nothing else. Put the list into a field of an object.`,
      );
  const names = operations.filter((each) => hasListInPath(bundle, each)).map(({ name }) => name);
  const source = `${HEADER}/** The operations that take a list of ids in their path. */
export const LISTS: readonly string[] = ${JSON.stringify(names.toSorted())};
`;
  const { code, errors } = await format('lists.ts', source, { printWidth: 110, singleQuote: true });
  if (errors.length > 0)
    throw new Error(`The generated lists cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}

function hasListInPath(bundle: JsonObject, { pathItem, value: operation }: DocumentOperation): boolean {
  return writtenParameters(pathItem, operation)
    .map((each) => resolve(bundle, each))
    .some((each) => each['in'] === 'path' && resolve(bundle, each['schema'])['type'] === 'array');
}

function hasListAsBody(bundle: JsonObject, operation: JsonObject): boolean {
  const body = resolve(bundle, operation['requestBody']);
  const schema = resolvePointer(body, '/content/application~1json/schema');
  return resolve(bundle, schema)['type'] === 'array';
}

/** The element, or the target of its `$ref`; empty if there is none. */
function resolve(bundle: JsonObject, value: unknown): JsonObject {
  const found = locate<unknown>(bundle, value, '')?.element;
  return isJsonObject(found) ? found : {};
}
