/** The example of a command, made of the contract's own examples. */
import { isJsonObject, type Operation } from '@telephony/contract/reading';
import { effectOf } from '../operation/effect.ts';
import { isDownload, type OperationCommand } from './command-name.ts';
import { type Field, fieldsOf, takesList } from './fields.ts';

/** The words of an example of a command: what its path needs and the body of its first example. */
export function exampleWords({ resource, verb, operation }: OperationCommand): string[] {
  const fields = fieldsOf(operation);
  const values = fields.filter(({ place }) => place === 'path').map((field) => pathValue(operation, field));
  const [example] = operation.body?.examples.values() ?? [];
  const body = operation.body ? bodyWords(operation, fields, example?.value ?? {}) : [];
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
    ...(effectOf(operation) === undefined ? [] : ['--yes']),
  ];
}

/** The same as one line that a shell takes. */
export function exampleLine(command: OperationCommand): string {
  return exampleWords(command)
    .map((word) => (/^[\w./:@+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`))
    .join(' ');
}

function pathValue({ pathParameters }: Operation, { path }: Field): string {
  const [example] = pathParameters.find(({ name }) => name === path[0])?.examples.values() ?? [];
  return [example?.value ?? 1].flat().map(wordOf).join(',');
}

function bodyWords(operation: Operation, fields: readonly Field[], value: unknown): string[] {
  if (takesList(operation) || !isJsonObject(value)) return ['--data', JSON.stringify(value)];
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
