/**
 * The command line of a contract: the command of each operation, whose resource is where its path begins and whose verb is what
 * its name begins with, and its example, made of the contract's own.
 */
import { isJsonObject, type OpenApiDocument } from '../document/openapi-document.ts';
import type { Operation } from '../operation/operation.ts';
import { type Field, fieldsOf, kebab, takesList } from './fields.ts';

export { type Field, fieldsOf, isFilterable, takesList } from './fields.ts';

/** A command of the contract: `telephony <resource> <verb>`. */
export interface OperationCommand {
  resource: string;
  verb: string;
  operation: Operation;
}

const VERBS = /^(?:list|get|create|deleteAll|delete|bulkUpdate|update|download)(?=[A-Z])/;

/** The command of an operation. */
export function commandOf(operation: Operation): OperationCommand {
  return { ...nameOf(operation), operation };
}

/** `cdrs list` of `listCdrs`, `cdrs download-pcap` of `downloadCdrPcap`; `sessions ping` of what has no verb of this kind. */
function nameOf({ operationId, path, object }: Operation): { resource: string; verb: string } {
  const [verb] = VERBS.exec(operationId) ?? [];
  if (!verb) return { resource: kebab(object.tags?.[0] ?? 'api'), verb: kebab(operationId) };
  const [resource = '', ...rest] = path
    .slice(1)
    .split('/')
    .map((part) => part.replace(/\{\w+\}\.?/, ''));
  // The only sound of a record needs no name.
  const parts = rest.filter((part) => part !== '' && part !== 'mp3').map((part) => part.replaceAll('.', '-'));
  return { resource, verb: [kebab(verb), ...parts].join('-') };
}

/** Whether an operation returns a file. */
export function isDownload({ operationId }: Operation): boolean {
  return operationId.startsWith('download');
}

/** The words of an example of a command: what its path needs and the body of its first example. */
export function exampleWords(
  document: OpenApiDocument,
  { resource, verb, operation }: OperationCommand,
): string[] {
  const fields = fieldsOf(document, operation);
  const values = fields.filter(({ place }) => place === 'path').map((field) => pathValue(operation, field));
  const [example] = operation.body?.examples.values() ?? [];
  const body = operation.body ? bodyWords(document, operation, fields, example?.value ?? {}) : [];
  return [
    'telephony',
    resource,
    verb,
    ...values,
    ...body,
    ...(isDownload(operation)
      ? ['-o', `${resource}${values.map((value) => `-${value}`).join('')}.${extension(operation)}`]
      : []),
    ...(operation.queryParameters.some(({ name }) => name === 'limit') ? ['--limit', '5'] : []),
    ...(operation.effect === undefined ? [] : ['--yes']),
  ];
}

/** The same as one line that a shell takes. */
export function exampleLine(document: OpenApiDocument, command: OperationCommand): string {
  return exampleWords(document, command)
    .map((word) => (/^[\w./:@+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`))
    .join(' ');
}

function pathValue({ pathParameters }: Operation, { path }: Field): string {
  const [example] = pathParameters.find(({ name }) => name === path[0])?.examples.values() ?? [];
  return [example?.value ?? 1].flat().map(wordOf).join(',');
}

function bodyWords(
  document: OpenApiDocument,
  operation: Operation,
  fields: readonly Field[],
  value: unknown,
): string[] {
  if (takesList(document, operation) || !isJsonObject(value)) return ['--data', JSON.stringify(value)];
  const inBody = fields.filter(({ place }) => place === 'body');
  const words = inBody.flatMap((field) => flagWords(field, at(value, field.path)));
  const isWhole = Object.keys(value).every((name) => inBody.some(({ path }) => path[0] === name));
  return isWhole && words.length > 0 ? words : ['--data', JSON.stringify(value)];
}

function flagWords({ flag, isList }: Field, value: unknown): string[] {
  if (value === undefined) return [];
  if (isList && Array.isArray(value) && value.length > 0)
    return value.flatMap((one) => [`--${flag}`, wordOf(one)]);
  return [`--${flag}`, wordOf(value)];
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function at(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  return isJsonObject(value) ? at(value[name], rest) : undefined;
}

const extension = ({ path }: Operation): string => /\.(\w+)$/.exec(path)?.[1] ?? 'bin';
