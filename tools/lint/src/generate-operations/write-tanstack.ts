import type { NamedOperation } from './named-operation.ts';
import { argumentsOf } from './write-arguments.ts';
import { resultOf } from './write-method.ts';
import { writeNotes } from './write-notes.ts';

/** What TanStack Query takes of an operation: options of queries for a GET, those of a mutation for all else. Files have none. */
export function writeTanstack(operation: NamedOperation): string {
  if (operation.isFile) return '';
  if (operation.method !== 'get') return writeMutation(operation);
  return `${writeQuery(operation)}\n${writeInfiniteQuery(operation)}`;
}

function writeQuery(operation: NamedOperation): string {
  const { name } = operation;
  const { args, isRequired } = argumentsOf(operation);
  const written = args ? `args${isRequired ? '' : '?'}: ${args}, ` : '';
  const type = `(pbx: Telephony, ${written}options?: QueryCallOptions) => Query<${resultOf(operation)}>`;
  return `${notesFor('Options of a query', operation)}
export const ${name}Query: ${type} = /* @__PURE__ */ ${args ? 'queryOf' : 'bareQueryOf'}('${name}', ${name});`;
}

function writeInfiniteQuery(operation: NamedOperation): string {
  const { name, path, queryNames, pathType } = operation;
  const record = /^Page<(\w+)>$/.exec(operation.result)?.[1];
  if (!record || pathType || !queryNames.includes('filter')) return '';
  const type = `(pbx: Telephony, options: InfiniteQueryOptions<'${path}'>) => InfiniteQuery<${record}>`;
  return `${notesFor('Options of an infinite query, in the order of a field,', operation)}
export const ${name}InfiniteQuery: ${type} = /* @__PURE__ */ infiniteQueryOf('${name}', '${path}');`;
}

function writeMutation(operation: NamedOperation): string {
  const { name, isDeleteAll } = operation;
  const { args, isRequired } = argumentsOf(operation);
  const given = args && `${args}${isRequired ? '' : ' | undefined'}`;
  const variables = isDeleteAll ? 'DeleteAllOptions' : given;
  const type = `(pbx: Telephony, options?: CallOptions) => Mutation<${resultOf(operation)}, ${variables ?? 'void'}>`;
  const maker = variables ? 'mutationOf' : 'bareMutationOf';
  return `${notesFor('Options of a mutation', operation)}
export const ${name}Mutation: ${type} = /* @__PURE__ */ ${maker}('${name}', ${name});`;
}

/** The first line of the operation's documentation, and what is dangerous or outdated of it. */
function notesFor(what: string, { name, notes }: NamedOperation): string {
  const warnings = notes.filter((line) => /^(Rings|Sends|Deletes) |^@deprecated/.test(line));
  return writeNotes([`${what} of \`${name}\`: ${notes[0]}`, ...warnings.flatMap((line) => ['', line])]);
}
