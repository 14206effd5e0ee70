import type { JsonObject } from '@telephony/contract';
import { operationStatements } from './operation-statements.ts';
import { recordStatements } from './record-statements.ts';
import type { Statement } from './statement.ts';

/** The folders of the two clients beside the file. */
interface Clients {
  base: string;
  revision: string;
}

/** `B` is the client of the base, `N` that of the revision. */
const head = ({ base, revision }: Clients) => [
  `import type * as B from './${base}/src/index.ts';`,
  `import type * as N from './${revision}/src/index.ts';`,
  '/** A value of a type. */',
  'declare function v<T>(): T;',
  '/** A value that is there. */',
  'declare function def<T>(value: T | undefined): T;',
  '/** Takes a value where the type of another is expected. */',
  'declare function is<T>(expected: T): (value: T) => void;',
  'declare function accept<T>(value: T): void;',
  '/** An object of which only some properties are given; those that it does not have are errors. */',
  'type Some<T> = T extends readonly (infer E)[] ? readonly Some<E>[] : T extends object ? { [K in keyof T]?: Some<T[K]> } : T;',
  'declare const n: N.Telephony;',
];

/** A TypeScript file that uses all that a contract offers to programs. */
export interface UsageFile {
  text: string;
  /** The statement in a line of the text, from 1; undefined for the head. */
  statementAt(line: number): Statement | undefined;
}

/** The usage file of a bundle: what programs that were written against it do. */
export function usageFile(
  bundle: JsonObject,
  clients: Clients = { base: 'base', revision: 'revision' },
): UsageFile {
  const top = head(clients);
  const statements = [...operationStatements(bundle), ...recordStatements(bundle)];
  // Each in a function of its own: the compiler cannot analyse the control flow of thousands in one.
  const lines = statements.map(({ code }, index) =>
    code.startsWith('export type') ? code : `export const use${index} = () => { ${code} };`,
  );
  return {
    text: [...top, ...lines, ''].join('\n'),
    statementAt: (line) => statements[line - 1 - top.length],
  };
}
