import type { Contract } from '@telephony/contract';
import { sourceFile } from './source-file.ts';
import { UserError } from '@telephony/contract/command-line';
import ts from 'typescript';
import type { LedgerEntry } from '../ledger.ts';
import { type NamedOperation, readNamedOperation } from './read-operation.ts';
import { writeFunction, writeMethod, writeTanstack } from './write-operation.ts';

export async function generateOperations(
  contract: Contract,
  ledger: LedgerEntry[],
): Promise<[name: string, text: string][]> {
  const operations = contract.operations
    .map((operation) => readNamedOperation(contract, operation, ledger))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  refuseTakenNames(Object.keys(contract.document.components?.['schemas'] ?? {}), operations);
  return [
    ['operations.ts', await sourceFile('operations.ts', functions(operations))],
    ['methods.ts', await sourceFile('methods.ts', methods(operations))],
    ['paths-by-name.ts', await sourceFile('paths-by-name.ts', pathsByName(operations))],
    ['paths.ts', await sourceFile('paths.ts', filePaths(operations))],
    ['tanstack.ts', await sourceFile('tanstack.ts', tanstack(operations))],
  ];
}

function functions(operations: NamedOperation[]): string {
  const written = operations.map(writeFunction).join('\n');
  return `
${importLines(written)}
${written}`;
}

function methods(operations: NamedOperation[]): string {
  const written = operations.map(writeMethod).join('\n');
  return `
${importLines(written)}
/** Every operation of the contract as a method of a client, under its operationId. */
export interface Operations {
${written}
}
`;
}

function tanstack(operations: NamedOperation[]): string {
  const written = operations.map(writeTanstack).join('\n');
  const called = operations.filter(({ isFile }) => !isFile).map(({ name }) => name);
  return `
import { ${called.join(', ')} } from './operations.ts';
${importLines(written)}
${written}`;
}

function pathsByName(operations: NamedOperation[]): string {
  const written = operations.map(({ name, method, path }) => `${name}: '${method} ${path}',`).join('\n');
  return `
/** Method and path of every operation of the contract, by its operationId. Large: nothing that goes to a browser imports it. */
export const PATHS_BY_NAME = {
${written}
} as const;
`;
}

// Deriving them from the names of all paths would take the compiler a millisecond at each keystroke.
function filePaths(operations: NamedOperation[]): string {
  const union = (chosen: NamedOperation[]): string =>
    chosen.map(({ path }) => `'${path}'`).join(' | ') || 'never';
  return `
/** The paths that return a file, such as \`/monitors/{id}.mp3\`. Read them with \`download\`. */
export type FilePath = ${union(operations.filter(({ isFile }) => isFile))};
`;
}

function refuseTakenNames(schemas: readonly string[], operations: readonly NamedOperation[]): void {
  const ofOperations = new Map(
    operations.flatMap(({ name, pathType, queryType }) =>
      [pathType, queryType].flatMap((type) => (type === undefined ? [] : [[type, name] as const])),
    ),
  );
  const problems = [
    ...operations.map(({ name }) => ({ name, what: `The operationId ${name}` })),
    ...schemas.map((name) => ({ name, what: `The schema ${name}` })),
  ].flatMap(({ name, what }) => {
    const operation = ofOperations.get(name);
    if (operation !== undefined) return [`${what} has the name of the parameters of ${operation}.`];
    if (TAKEN_NAMES.has(name)) return [`${what} has a name that the client uses itself.`];
    return isReserved(name) ? [`${what} has a name that means something else in TypeScript.`] : [];
  });
  if (problems.length > 0) throw new UserError([...problems, 'Choose another name.'].join('\n'));
}

// Keywords in modules only.
const MODULE_RESERVED = new Set(['arguments', 'await', 'eval']);

function isReserved(name: string): boolean {
  if (MODULE_RESERVED.has(name)) return true;
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, name);
  const token = scanner.scan();
  return token >= ts.SyntaxKind.FirstReservedWord && token <= ts.SyntaxKind.LastFutureReservedWord;
}

// The sources of the names that are not in `schema.ts`.
const CLIENT_IMPORTS: Readonly<Record<string, string>> = {
  fileOperation: "{ fileOperation } from '../operations/operation.ts'",
  inOneForm: "{ inOneForm } from '../operations/operation.ts'",
  COLLECTION: "{ COLLECTION } from '../operations/operation.ts'",
  operation: "{ operation } from '../operations/operation.ts'",
  readMe: "{ readMe } from '../operations/operation.ts'",
  readPong: "{ readPong } from '../operations/operation.ts'",
  queryOf: "{ queryOf } from '../operations/query-options.ts'",
  bareQueryOf: "{ bareQueryOf } from '../operations/query-options.ts'",
  infiniteQueryOf: "{ infiniteQueryOf } from '../operations/query-options.ts'",
  bareMutationOf: "{ bareMutationOf } from '../operations/query-options.ts'",
  mutationOf: "{ mutationOf } from '../operations/query-options.ts'",
  CallOptions: "type { CallOptions } from '../core/call-types.ts'",
  DeleteAllOptions: "type { DeleteAllOptions } from '../core/call-types.ts'",
  DownloadLimits: "type { DownloadLimits } from '../files/download.ts'",
  Download: "type { Download } from '../files/download.ts'",
  InfiniteQuery: "type { InfiniteQuery } from '../operations/query-options.ts'",
  InfiniteQueryOptions: "type { InfiniteQueryOptions } from '../operations/query-options.ts'",
  Mutation: "type { Mutation } from '../operations/query-options.ts'",
  Page: "type { Page } from '../core/call-types.ts'",
  PongSingle: "type { PongSingle } from '../operations/operation.ts'",
  Query: "type { Query } from '../operations/query-options.ts'",
  QueryCallOptions: "type { QueryCallOptions } from '../operations/query-options.ts'",
  Telephony: "type { Telephony } from '../core/core.ts'",
};
const BUILT_IN = ['NonNullable', 'Promise', 'PURE'];

// The generated sources use these names.
const TAKEN_NAMES: ReadonlySet<string> = new Set([...Object.keys(CLIENT_IMPORTS), ...BUILT_IN, 'operations']);

function importLines(source: string): string {
  const code = source.replaceAll(/\/\*\*.*?\*\//gs, '').replaceAll(/'[^']*'/g, '');
  const used = new Set(
    code.match(/\b([A-Z]\w+|operations?|inOneForm|fileOperation|read[A-Z]\w+|\w+Of(?=\())\b/g),
  );
  for (const name of BUILT_IN) used.delete(name);
  const others = Object.keys(CLIENT_IMPORTS).filter((name) => used.delete(name));
  // Of the types, only `operations` begins with a small letter.
  const types = [...used].filter((name) => /^[A-Z]/.test(name) || name === 'operations');
  return [
    ...others.map((name) => `import ${CLIENT_IMPORTS[name]};`),
    `import type { ${types.toSorted().join(', ')} } from './schema.ts';`,
  ].join('\n');
}
