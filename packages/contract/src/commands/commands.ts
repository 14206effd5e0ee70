/**
 * The command line of a contract: a command for each operation, with an example. Its resource is the first segment of the path,
 * its verb the first word of the name.
 */
import { isJsonObject, type OpenApiDocument } from '../document/openapi-document.ts';
import { examplePath } from '../operation/example-requests.ts';
import type { Operation } from '../operation/operation.ts';
import { type Field, fieldsOf, flagOf, kebab } from './fields.ts';
import { conditionText, wordOf } from './values.ts';

export { type Field, fieldsOf, isFilterable, listFieldsOf, takesList } from './fields.ts';
export {
  apiTime,
  type Condition,
  dateField,
  readCondition,
  spanOf,
  TIME_FORMS,
  valueOf,
  ValueError,
} from './values.ts';

/** A command of the contract: `telephony <resource> <verb>`. */
export interface OperationCommand {
  resource: string;
  verb: string;
  operation: Operation;
}

const VERBS = /^(?:list|get|create|deleteAll|delete|bulkUpdate|update|download)(?=[A-Z])/;

/** Returns the command of an operation. */
export function commandOf(operation: Operation): OperationCommand {
  return { ...commandName(operation), operation };
}

// `cdrs list` for listCdrs, `cdrs download-pcap` for downloadCdrPcap, `sessions ping` for ping.
function commandName({ operationId, path, object }: Operation): { resource: string; verb: string } {
  const [verb] = VERBS.exec(operationId) ?? [];
  if (!verb) return { resource: kebab(object.tags?.[0] ?? 'api'), verb: kebab(operationId) };
  const [resource = '', ...rest] = path
    .slice(1)
    .split('/')
    .map((part) => part.replace(/\{\w+\}\.?/, ''));
  // A record has no other sound than its mp3.
  const parts = rest.filter((part) => part !== '' && part !== 'mp3').map((part) => part.replaceAll('.', '-'));
  return { resource, verb: [kebab(verb), ...parts].join('-') };
}

/** Returns true if an operation returns a file. */
export function isDownload({ operationId }: Operation): boolean {
  return operationId.startsWith('download');
}

/** Returns true if an operation returns records page by page. */
export function isPaged({ queryParameters }: Operation): boolean {
  return queryParameters.some(({ name }) => name === 'limit');
}

/** A command as plain JSON, to write it with other values. */
export interface CommandForm {
  /** Resource and verb. */
  name: string;
  /** The body's fields that are flags, as dotted paths: `frequency.type`. */
  body?: string[];
  /** Set if the command asks first: the flag with which it does not. To delete a whole collection, an example only shows the request. */
  asks?: 'yes' | 'dry-run';
}

/** The values to write a command with. */
export interface CommandValues {
  /** In the order of the path. */
  path: readonly unknown[];
  /** By name. */
  query: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** The file for a download. */
  file?: string | undefined;
}

/** Returns the form of an operation's command. */
export function commandForm(document: OpenApiDocument, operation: Operation): CommandForm {
  const { resource, verb } = commandOf(operation);
  const inBody = fieldsOf(document, operation).filter(
    ({ place, isList, shape: { items } }) => place === 'body' && !(isList && takesTextAndNumbers(items)),
  );
  return {
    name: `${resource} ${verb}`,
    ...(inBody.length > 0 && { body: inBody.map(({ path }) => path.join('.')) }),
    ...(operation.effect !== undefined && {
      asks: operation.effect === 'deletes-collection' ? 'dry-run' : 'yes',
    }),
  };
}

// Of such a shape, a flag's text that looks like a number becomes one.
function takesTextAndNumbers({ types }: Field['shape']): boolean {
  return types.has('string') && types.has('integer');
}

/** Returns the words of a command. `--data` has the body's fields that no flag can carry. */
export function commandWords(
  { name, body: fields = [], asks }: CommandForm,
  { path, query, body, file }: CommandValues,
): string[] {
  const [resource = '', verb = ''] = name.split(' ');
  return [
    'telephony',
    resource,
    verb,
    ...path.map((value) => [value].flat().map(wordOf).join(',')),
    ...bodyWords(fields, body),
    ...Object.entries(query).flatMap(([parameter, value]) => queryWords(resource, parameter, value)),
    ...(file === undefined ? [] : ['-o', file]),
    ...(asks ? [`--${asks}`] : []),
  ];
}

/** Returns the words of an example: the values that the path needs, and the first example of the body. */
export function exampleWords(document: OpenApiDocument, { operation }: OperationCommand): string[] {
  const { pathParameters, body } = operation;
  const [example] = body?.examples.values() ?? [];
  return commandWords(commandForm(document, operation), {
    path: pathParameters.map(({ examples }) => [...examples.values()][0]?.value ?? 1),
    query: isPaged(operation) ? { limit: 5 } : {},
    body: body && (example?.value ?? {}),
    file: isDownload(operation) ? examplePath(operation).slice(1).replaceAll('/', '-') : undefined,
  });
}

/** Returns the example as a line for a shell. */
export function exampleLine(document: OpenApiDocument, command: OperationCommand): string {
  return exampleWords(document, command)
    .map((word) => (isPlainWord(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`))
    .join(' ');
}

/** Returns true if a word needs no quotes in a shell. */
export function isPlainWord(word: string): boolean {
  return /^[\w./:@+,=-]+$/.test(word);
}

function bodyWords(fields: readonly string[], body: unknown): string[] {
  if (body === undefined) return [];
  if (!isJsonObject(body)) return ['--data', JSON.stringify(body)];
  const members = Object.entries(body).map(
    ([name, value]) => [name, value, flagWords(fields, [name], value)] as const,
  );
  const rest = members.filter(([, , words]) => words === undefined);
  const words = members.flatMap(([, , own]) => own ?? []);
  const isWhole = rest.length === 0 && words.length > 0;
  return isWhole ? words : ['--data', JSON.stringify(Object.fromEntries(rest)), ...words];
}

// Undefined if flags cannot say the same, as for null and objects in JSON.
function flagWords(fields: readonly string[], path: readonly string[], value: unknown): string[] | undefined {
  if (fields.includes(path.join('.'))) {
    const values = [value].flat();
    if (values.length === 0 || values.some((one) => typeof one === 'object')) return undefined;
    return values.flatMap((one) => [`--${flagOf('body', path)}`, wordOf(one)]);
  }
  if (!isJsonObject(value) || Object.keys(value).length === 0) return undefined;
  const inside = Object.entries(value).map(([name, one]) => flagWords(fields, [...path, name], one));
  return inside.includes(undefined) ? undefined : inside.flatMap((words) => words ?? []);
}

function queryWords(resource: string, name: string, value: unknown): string[] {
  if (name === 'fields') {
    // The command's --fields narrows the resource's own records.
    const names = isJsonObject(value) ? value[resource] : value;
    return typeof names === 'string' ? ['--fields', names] : [];
  }
  const [flag, write] = name === 'filter' ? [name, conditionText] : [flagOf('query', [name]), wordOf];
  return [value].flat().flatMap((one) => [`--${flag}`, write(one)]);
}
