import { format } from 'oxfmt';
import {
  isJsonObject,
  isReference,
  type JsonObject,
  listOperations,
  locate,
  resolvePointer,
} from '@telephony/contract';

const HEADER = `/**
 * Generated from the contract by \`npm run generate\`. Do not edit.
 */

/**
 * The collections, and what is known of their filters beyond the type of the record: \`timestamps\` are the fields with
 * a date and time, \`also\` the names that can be filtered without being fields, \`refused\` the fields that the platform
 * refuses with 400.
 */
`;

const JOINING = ['allOf', 'anyOf', 'oneOf'];

/**
 * The TypeScript source of \`interface Collections\`: one property for each GET that takes \`page\` and \`filter\`, made from the
 * record of its response and from \`x-filter\`.
 */
export async function generateFilters(bundle: JsonObject): Promise<string> {
  const members = listOperations(bundle)
    .filter(({ kind, method, value }) => kind === 'path' && method === 'get' && isFiltered(bundle, value))
    .toSorted((left, right) => (left.path < right.path ? -1 : 1))
    .map(({ path, value }) => `${JSON.stringify(path)}: ${memberOf(bundle, value)}`);
  const source = `${HEADER}export interface Collections {\n${members.join('\n')}\n}\n`;
  const { code, errors } = await format('filters.ts', source, { printWidth: 110, singleQuote: true });
  if (errors.length > 0)
    throw new Error(`The generated filters cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}

function memberOf(bundle: JsonObject, operation: JsonObject): string {
  const known = isJsonObject(operation['x-filter']) ? operation['x-filter'] : {};
  const record = resolvePointer(
    resolve(bundle, resolvePointer(operation, '/responses/200/content/application~1json/schema')),
    '/properties/data/items',
  );
  const fields = fieldsOf(bundle, record);
  const date = namesOf([known['dateProperty']]);
  const timestamps = [...fields].filter(([, schema]) => isTimestamp(schema)).map(([name]) => name);
  return `{ timestamps: ${union([...timestamps, ...date])}; also: ${union([
    ...namesOf(known['also']),
    ...date.filter((name) => !fields.has(name)),
  ])}; refused: ${union(namesOf(known['refused']))} };`;
}

/** Whether an operation takes \`page\` and \`filter\`: a list that has them not, such as dictionaries, is read at once. */
function isFiltered(bundle: JsonObject, operation: JsonObject): boolean {
  const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  const names = new Set(parameters.map((parameter) => resolve(bundle, parameter)['name']));
  return names.has('page') && names.has('filter');
}

/** The properties of a record with their schemas, those of joined schemas included. */
function fieldsOf(bundle: JsonObject, schema: unknown): Map<string, unknown> {
  const record = resolve(bundle, schema);
  const joined = JOINING.flatMap((word): unknown[] => (Array.isArray(record[word]) ? record[word] : []));
  const own = isJsonObject(record['properties']) ? Object.entries(record['properties']) : [];
  return new Map([...own, ...joined.flatMap((part) => [...fieldsOf(bundle, part)])]);
}

function isTimestamp(schema: unknown): boolean {
  return isReference(schema) && /\/Timestamp(OrNull)?$/.test(schema.$ref);
}

/** The element, or the target of its `$ref`; empty if it is not an object. */
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
