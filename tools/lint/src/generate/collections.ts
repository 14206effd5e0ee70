import { UserError } from '@telephony/command-line';
import { sourceFile } from './source-file.ts';
import {
  type DocumentOperation,
  isJsonObject,
  isReference,
  type JsonObject,
  listOperations,
  locate,
  resolvePointer,
} from '@telephony/contract';

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
  const source = `
/** The operations that take a list of ids in their path. */
export const LISTS: readonly string[] = ${JSON.stringify(names.toSorted())};
`;
  return sourceFile('lists.ts', source);
}

function hasListInPath(bundle: JsonObject, { pathItem, value: operation }: DocumentOperation): boolean {
  return writtenParameters(pathItem, operation)
    .map((each) => resolveSchema(bundle, each))
    .some((each) => each['in'] === 'path' && resolveSchema(bundle, each['schema'])['type'] === 'array');
}

function hasListAsBody(bundle: JsonObject, operation: JsonObject): boolean {
  const body = resolveSchema(bundle, operation['requestBody']);
  const schema = resolvePointer(body, '/content/application~1json/schema');
  return resolveSchema(bundle, schema)['type'] === 'array';
}

function resolveSchema(bundle: JsonObject, value: unknown): JsonObject {
  const found = locate<unknown>(bundle, value, '')?.element;
  return isJsonObject(found) ? found : {};
}

function writtenParameters(pathItem: JsonObject, operation: JsonObject): unknown[] {
  return [pathItem, operation].flatMap(({ parameters }): unknown[] =>
    Array.isArray(parameters) ? parameters : [],
  );
}

const COLLECTIONS = `
/**
 * The collections, and what is known of their filters beyond the type of the record: \`timestamps\` are the fields with
 * a date and time, \`also\` the names that can be filtered without being fields, \`refused\` the fields that the platform
 * refuses with 400.
 */
`;

const DATE_AND_TIME = String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`;
const JOINING = ['allOf', 'anyOf', 'oneOf'];

export async function generateFilters(bundle: JsonObject): Promise<string> {
  const collections = listOperations(bundle)
    .filter(
      (operation) => operation.kind === 'path' && operation.method === 'get' && isFiltered(bundle, operation),
    )
    .toSorted((left, right) => (left.path < right.path ? -1 : 1))
    .map(({ path, value }) => ({ path, name: value['operationId'], ...readCollection(bundle, value) }));
  const members = collections.map(
    (collection) => `${JSON.stringify(collection.path)}: ${memberOf(collection)}`,
  );
  const timestamps = [...new Set(collections.flatMap((collection) => collection.timestamps))].toSorted();
  for (const { path, others } of collections) {
    const name = timestamps.find((timestamp) => others.includes(timestamp));
    if (name !== undefined)
      throw new UserError(
        `${name} is not a date in ${path}, but is one in another collection: the client writes both alike. Give both the same format.`,
      );
  }
  const source = `${COLLECTIONS}export interface Collections {
${members.join('\n')}
}

/** The operation that lists each collection. */
export const LISTED_BY: Readonly<Record<keyof Collections, string>> = {
${collections.map(({ path, name }) => `${JSON.stringify(path)}: ${JSON.stringify(name)},`).join('\n')}
};

/** The names of all fields with a date and time. */
export const TIMESTAMPS: readonly string[] = ${JSON.stringify(timestamps)};
`;
  return sourceFile('filters.ts', source);
}

interface Collection {
  timestamps: string[];
  others: string[];
  also: string[];
  refused: string[];
}

function readCollection(bundle: JsonObject, operation: JsonObject): Collection {
  const known = isJsonObject(operation['x-filter']) ? operation['x-filter'] : {};
  const collection = resolvePointer(operation, '/responses/200/content/application~1json/schema');
  const record = resolve(bundle, fieldsOf(bundle, collection).get('data'))['items'];
  const fields = fieldsOf(bundle, record);
  const date = namesOf([known['dateProperty']]);
  const timestamps = [...fields].filter(([, schema]) => isTimestamp(bundle, schema)).map(([name]) => name);
  return {
    timestamps: [...timestamps, ...date],
    others: [...fields.keys()].filter((name) => !timestamps.includes(name) && !date.includes(name)),
    also: [...namesOf(known['also']), ...date.filter((name) => !fields.has(name))],
    refused: namesOf(known['refused']),
  };
}

function memberOf({ timestamps, also, refused }: Collection): string {
  return `{ timestamps: ${union(timestamps)}; also: ${union(also)}; refused: ${union(refused)} };`;
}

function isFiltered(bundle: JsonObject, { pathItem, value }: DocumentOperation): boolean {
  const names = new Set(
    writtenParameters(pathItem, value).map((parameter) => resolve(bundle, parameter)['name']),
  );
  return names.has('page') && names.has('filter');
}

function fieldsOf(bundle: JsonObject, schema: unknown): Map<string, unknown> {
  const record = resolve(bundle, schema);
  const joined = JOINING.flatMap((word): unknown[] => (Array.isArray(record[word]) ? record[word] : []));
  const own = isJsonObject(record['properties']) ? Object.entries(record['properties']) : [];
  return new Map([...own, ...joined.flatMap((part) => [...fieldsOf(bundle, part)])]);
}

function isTimestamp(bundle: JsonObject, schema: unknown): boolean {
  if (isReference(schema) && /\/Timestamp(OrNull)?$/.test(schema.$ref)) return true;
  return resolve(bundle, schema)['pattern'] === DATE_AND_TIME;
}

function resolve(bundle: JsonObject, value: unknown): JsonObject {
  const found = locate<unknown>(bundle, value, '')?.element;
  return isJsonObject(found) ? found : {};
}

function namesOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}

function union(names: string[]): string {
  const members = [...new Set(names)].toSorted().map((name) => JSON.stringify(name));
  return members.join(' | ') || 'never';
}
