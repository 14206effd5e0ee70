import { type JsonObject, listOperations } from '@telephony/contract';
import { format } from 'oxfmt';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import type { NamedOperation } from './named-operation.ts';
import { readNamedOperation } from './read-named-operation.ts';
import { writeFunction } from './write-function.ts';
import { writeMethod } from './write-method.ts';

const HEADER = `/**
 * Generated from the contract by \`npm run generate\`. Do not edit.
 */
`;

/** The TypeScript sources of the operations under their names: the functions, and the methods of a client. */
export async function generateOperations(
  bundle: JsonObject,
  ledger: LedgerEntry[],
): Promise<[name: string, text: string][]> {
  const operations = listOperations(bundle)
    .filter(({ kind, value }) => kind === 'path' && typeof value['operationId'] === 'string')
    .map((operation) => readNamedOperation(bundle, operation, ledger))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return [
    ['operations.ts', await formatted('operations.ts', functions(operations))],
    ['methods.ts', await formatted('methods.ts', methods(operations))],
    ['paths-by-name.ts', await formatted('paths-by-name.ts', pathsByName(operations))],
  ];
}

function functions(operations: NamedOperation[]): string {
  const written = operations.map(writeFunction).join('\n');
  return `${HEADER}
${imports(written)}
${written}`;
}

function methods(operations: NamedOperation[]): string {
  const written = operations.map(writeMethod).join('\n');
  return `${HEADER}
${imports(written)}
/** Every operation of the contract as a method of a client, under its operationId. */
export interface Operations {
${written}
}
`;
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

/** Where the names come from that are not in `schema.ts`. */
const OTHERS: Readonly<Record<string, string>> = {
  fileOperation: "{ fileOperation } from '../operations/file-operation.ts'",
  inOneForm: "{ inOneForm } from '../operations/in-one-form.ts'",
  COLLECTION: "{ COLLECTION } from '../operations/operation.ts'",
  operation: "{ operation } from '../operations/operation.ts'",
  readMe: "{ readMe } from '../operations/read-forms.ts'",
  readPong: "{ readPong } from '../operations/read-forms.ts'",
  CallOptions: "type { CallOptions } from '../types/call-options.ts'",
  DeleteAllOptions: "type { DeleteAllOptions } from '../types/delete-all.ts'",
  DownloadLimits: "type { DownloadLimits } from '../files/download.ts'",
  Download: "type { Download } from '../files/download.ts'",
  Page: "type { Page } from '../types/page.ts'",
  PongSingle: "type { PongSingle } from '../operations/read-forms.ts'",
  Telephony: "type { Telephony } from '../types/telephony.ts'",
};
/** The names of TypeScript itself, and of the constants that are written. */
const BUILT_IN = ['NonNullable', 'Promise', 'PURE'];

/** The imports of the names that a source uses. */
function imports(source: string): string {
  const code = source.replaceAll(/\/\*\*.*?\*\//gs, '').replaceAll(/'[^']*'/g, '');
  const used = new Set(code.match(/\b([A-Z]\w+|operations?|inOneForm|fileOperation|read[A-Z]\w+)\b/g));
  for (const name of BUILT_IN) used.delete(name);
  const others = Object.keys(OTHERS).filter((name) => used.delete(name));
  const own = [...used].map((name) => (name === 'ErrorBody' ? 'Error as ErrorBody' : name));
  return [
    ...others.map((name) => `import ${OTHERS[name]};`),
    `import type { ${own.toSorted().join(', ')} } from './schema.ts';`,
  ].join('\n');
}

async function formatted(name: string, source: string): Promise<string> {
  const { code, errors } = await format(name, source, { printWidth: 110, singleQuote: true });
  if (errors.length > 0)
    throw new Error(`The generated ${name} cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}
