import { type JsonObject, listOperations } from '@telephony/contract';
import { format } from 'oxfmt';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { importsOf } from './imports-of.ts';
import type { NamedOperation } from './named-operation.ts';
import { readNamedOperation } from './read-named-operation.ts';
import { refuseTakenNames } from './refuse-taken-names.ts';
import { writeFunction } from './write-function.ts';
import { writeMethod } from './write-method.ts';
import { writeTanstack } from './write-tanstack.ts';

const HEADER = `/**
 * Generated from the contract by \`npm run generate\`. Do not edit.
 */
`;

/**
 * The TypeScript sources of the operations under their names: functions, methods of a client, paths and their kinds, options for
 * TanStack Query.
 *
 * @throws UserError where an operation or a schema cannot have its name there.
 */
export async function generateOperations(
  bundle: JsonObject,
  ledger: LedgerEntry[],
): Promise<[name: string, text: string][]> {
  const operations = listOperations(bundle)
    .filter(({ kind, value }) => kind === 'path' && typeof value['operationId'] === 'string')
    .map((operation) => readNamedOperation(bundle, operation, ledger))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  refuseTakenNames(bundle, operations);
  return [
    ['operations.ts', await formatted('operations.ts', functions(operations))],
    ['methods.ts', await formatted('methods.ts', methods(operations))],
    ['paths-by-name.ts', await formatted('paths-by-name.ts', pathsByName(operations))],
    ['paths.ts', await formatted('paths.ts', kindsOfPaths(operations))],
    ['tanstack.ts', await formatted('tanstack.ts', tanstack(operations))],
  ];
}

function functions(operations: NamedOperation[]): string {
  const written = operations.map(writeFunction).join('\n');
  return `${HEADER}
${importsOf(written)}
${written}`;
}

function methods(operations: NamedOperation[]): string {
  const written = operations.map(writeMethod).join('\n');
  return `${HEADER}
${importsOf(written)}
/** Every operation of the contract as a method of a client, under its operationId. */
export interface Operations {
${written}
}
`;
}

function tanstack(operations: NamedOperation[]): string {
  const written = operations.map(writeTanstack).join('\n');
  const called = operations.filter(({ isFile }) => !isFile).map(({ name }) => name);
  return `${HEADER}
import { ${called.join(', ')} } from './operations.ts';
${importsOf(written)}
${written}`;
}

function pathsByName(operations: NamedOperation[]): string {
  const written = operations.map(({ name, method, path }) => `${name}: '${method} ${path}',`).join('\n');
  return `${HEADER}
/** Method and path of every operation of the contract, by its operationId. Large: nothing that goes to a browser imports it. */
export const PATHS_BY_NAME = {
${written}
} as const;
`;
}

/** Written out: to derive them from the names of all paths takes the compiler a millisecond at each key stroke. */
function kindsOfPaths(operations: NamedOperation[]): string {
  const union = (chosen: NamedOperation[]): string =>
    chosen.map(({ path }) => `'${path}'`).join(' | ') || 'never';
  return `${HEADER}
/** The paths that return a file, such as \`/monitors/{id}.mp3\`. Read them with \`download\`. */
export type FilePath = ${union(operations.filter(({ isFile }) => isFile))};
`;
}

async function formatted(name: string, source: string): Promise<string> {
  const { code, errors } = await format(name, source, { printWidth: 110, singleQuote: true });
  if (errors.length > 0)
    throw new Error(`The generated ${name} cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}
