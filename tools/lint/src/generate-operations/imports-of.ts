/** Where the names come from that are not in `schema.ts`. */
const OTHERS: Readonly<Record<string, string>> = {
  fileOperation: "{ fileOperation } from '../operations/file-operation.ts'",
  inOneForm: "{ inOneForm } from '../operations/in-one-form.ts'",
  COLLECTION: "{ COLLECTION } from '../operations/operation.ts'",
  operation: "{ operation } from '../operations/operation.ts'",
  readMe: "{ readMe } from '../operations/read-forms.ts'",
  readPong: "{ readPong } from '../operations/read-forms.ts'",
  queryOf: "{ queryOf } from '../tanstack/query.ts'",
  bareQueryOf: "{ bareQueryOf } from '../tanstack/query.ts'",
  infiniteQueryOf: "{ infiniteQueryOf } from '../tanstack/infinite-query.ts'",
  bareMutationOf: "{ bareMutationOf } from '../tanstack/mutation.ts'",
  mutationOf: "{ mutationOf } from '../tanstack/mutation.ts'",
  CallOptions: "type { CallOptions } from '../types/call-options.ts'",
  DeleteAllOptions: "type { DeleteAllOptions } from '../types/delete-all.ts'",
  DownloadLimits: "type { DownloadLimits } from '../files/download.ts'",
  Download: "type { Download } from '../files/download.ts'",
  InfiniteQuery: "type { InfiniteQuery } from '../tanstack/infinite-query.ts'",
  InfiniteQueryOptions: "type { InfiniteQueryOptions } from '../tanstack/infinite-query.ts'",
  Mutation: "type { Mutation } from '../tanstack/mutation.ts'",
  Page: "type { Page } from '../types/page.ts'",
  PongSingle: "type { PongSingle } from '../operations/read-forms.ts'",
  Query: "type { Query } from '../tanstack/query.ts'",
  QueryCallOptions: "type { QueryCallOptions } from '../tanstack/query.ts'",
  Telephony: "type { Telephony } from '../types/telephony.ts'",
};
/** The names of TypeScript itself, and of the constants that are written. */
const BUILT_IN = ['NonNullable', 'Promise', 'PURE'];

/** Names that neither an operation nor a schema can have: the generated sources import or use others under them. */
export const TAKEN_NAMES: ReadonlySet<string> = new Set([...Object.keys(OTHERS), ...BUILT_IN, 'operations']);

/** The imports of the names that a generated source uses. */
export function importsOf(source: string): string {
  const code = source.replaceAll(/\/\*\*.*?\*\//gs, '').replaceAll(/'[^']*'/g, '');
  const used = new Set(
    code.match(/\b([A-Z]\w+|operations?|inOneForm|fileOperation|read[A-Z]\w+|\w+Of(?=\())\b/g),
  );
  for (const name of BUILT_IN) used.delete(name);
  const others = Object.keys(OTHERS).filter((name) => used.delete(name));
  // Of the types of the contract only `operations` begins with a small letter; an operation is declared where it is used.
  const types = [...used].filter((name) => /^[A-Z]/.test(name) || name === 'operations');
  const own = types.map((name) => (name === 'ErrorBody' ? 'Error as ErrorBody' : name));
  return [
    ...others.map((name) => `import ${OTHERS[name]};`),
    `import type { ${own.toSorted().join(', ')} } from './schema.ts';`,
  ].join('\n');
}
