import {
  type Contract,
  isReference,
  type JsonSchema,
  type Operation,
  propertiesOf,
  recordSchema,
} from '@telephony/contract';
import { UserError } from '@telephony/contract/command-line';
import { sourceFile } from './source-file.ts';

export async function generateLists(contract: Contract): Promise<string> {
  const isList = (schema: JsonSchema = {}) => contract.resolve(schema)['type'] === 'array';
  const name = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;
  for (const operation of contract.operations)
    // The client relies on it.
    if (isList(operation.body?.schema) !== /^PATCH [^{]+$/.test(name(operation)))
      throw new UserError(
        `${name(operation)}: a list is the body of the PATCH of a collection, and of nothing else. Put the list into a field of an object.`,
      );
  const names = contract.operations
    .filter(({ pathParameters }) => pathParameters.some(({ valueSchema }) => isList(valueSchema)))
    .map(name);
  const source = `
/** The operations that take a list of ids in their path. */
export const LISTS: readonly string[] = ${JSON.stringify(names.toSorted())};
`;
  return sourceFile('lists.ts', source);
}

const COLLECTIONS = `
/**
 * The collections, and what is known of their filters beyond the type of the record: \`timestamps\` are the fields with
 * a date and time, \`also\` the names that can be filtered without being fields, \`refused\` the fields that the platform
 * refuses with 400.
 */
`;

/** Writes the collections, which are the GETs that take \`page\` and \`filter\`, and what is known of their filters. */
export async function generateFilters(contract: Contract): Promise<string> {
  const collections = contract.operations
    .filter(({ method, queryParameters }) => {
      const names = new Set(queryParameters.map((parameter) => parameter.name));
      return method === 'get' && names.has('page') && names.has('filter');
    })
    .toSorted((left, right) => (left.path < right.path ? -1 : 1))
    .map((operation) => readCollection(contract, operation));
  const timestamps = [...new Set(collections.flatMap((collection) => collection.timestamps))].toSorted();
  for (const { path, others } of collections) {
    const name = timestamps.find((timestamp) => others.includes(timestamp));
    if (name !== undefined)
      throw new UserError(
        `${name} is not a date in ${path}, but is one in another collection: the client writes both alike. Give both the same format.`,
      );
  }
  const members = collections.map(
    ({ path, timestamps: own, also, refused }) =>
      `'${path}': { timestamps: ${union(own)}; also: ${union(also)}; refused: ${union(refused)} };`,
  );
  const source = `${COLLECTIONS}export interface Collections {
${members.join('\n')}
}

/** The operation that lists each collection. */
export const LISTED_BY: Readonly<Record<keyof Collections, string>> = {
${collections.map(({ path, operationId }) => `'${path}': '${operationId}',`).join('\n')}
};

/** The names of all fields with a date and time. */
export const TIMESTAMPS: readonly string[] = ${JSON.stringify(timestamps)};
`;
  return sourceFile('filters.ts', source);
}

// The pattern of `Timestamp`.
const DATE_AND_TIME = String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`;

function readCollection(contract: Contract, operation: Operation) {
  const { path, operationId, filter, object } = operation;
  const fields = propertiesOf(contract.document, recordSchema(contract, operation));
  const isTimestamp = (schema: JsonSchema = {}) =>
    (isReference(schema) && /\/Timestamp(OrNull)?$/.test(schema.$ref)) ||
    contract.resolve(schema)['pattern'] === DATE_AND_TIME;
  const date = [object['x-filter']?.dateProperty ?? []].flat();
  const names = Object.keys(fields);
  const timestamps = [...names.filter((name) => isTimestamp(fields[name])), ...date];
  return {
    path,
    operationId,
    timestamps,
    others: names.filter((name) => !timestamps.includes(name)),
    also: [...filter.also, ...date.filter((name) => !names.includes(name))],
    refused: filter.refused,
  };
}

function union(names: string[]): string {
  const members = [...new Set(names)].toSorted().map((name) => JSON.stringify(name));
  return members.join(' | ') || 'never';
}
