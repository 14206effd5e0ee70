import type { NamedOperation } from './read-operation.ts';

const COLLECTION_PARAMETERS = 'page,limit,filter,group_by,sort,dir,include,fields';

// A bundler leaves out an unused function.
export function writeFunction(operation: NamedOperation): string {
  const { name, notes } = operation;
  const type = `(pbx: Telephony, ${writeArguments(operation)}) => Promise<${resultType(operation)}>`;
  return `${writeNotes(notes)}
export const ${name}: ${type} = /* @__PURE__ */ ${writeCall(operation)};`;
}

function writeCall(operation: NamedOperation): string {
  const { name, method, path, isFile, isFlat, queryNames, bodyType } = operation;
  if (isFile) return `fileOperation('${name}', '${path}')`;
  const query = queryNames.join() === COLLECTION_PARAMETERS ? 'COLLECTION' : JSON.stringify(queryNames);
  const names =
    queryNames.length > 0 || bodyType !== undefined ? `, ${query}${isFlat ? '' : `, 'body'`}` : '';
  const made = `operation('${name}', '${method}', '${path}'${names})`;
  const form = UNIFIED_RESPONSES[name];
  return form ? `inOneForm(${made}, ${form.read})` : made;
}

export function writeMethod(operation: NamedOperation): string {
  return `${writeNotes(operation.notes)}
${operation.name}(${writeArguments(operation)}): Promise<${resultType(operation)}>;`;
}

function resultType({ name, result, isFile }: NamedOperation): string {
  return isFile ? 'Download' : (UNIFIED_RESPONSES[name]?.result ?? result);
}

function writeArguments(operation: NamedOperation): string {
  const { isDeleteAll, isFile } = operation;
  const options = isFile ? 'CallOptions & DownloadLimits' : 'CallOptions';
  if (isDeleteAll) return 'options: DeleteAllOptions';
  const { args, isRequired } = operationArguments(operation);
  return `${args ? `args${isRequired ? '' : '?'}: ${args}, ` : ''}options?: ${options}`;
}

function operationArguments(operation: NamedOperation): { args: string | undefined; isRequired: boolean } {
  const { pathType, queryType, bodyType, isFlat, isQueryRequired, isBodyRequired } = operation;
  const body = bodyType && !isFlat ? `{ body${isBodyRequired ? '' : '?'}: ${bodyType} }` : bodyType;
  const parts = [pathType, queryType, body].filter((type) => type !== undefined);
  return {
    args: parts.length === 0 ? undefined : parts.join(' & '),
    isRequired: pathType !== undefined || isQueryRequired || (bodyType !== undefined && isBodyRequired),
  };
}

export function writeTanstack(operation: NamedOperation): string {
  if (operation.isFile) return '';
  if (operation.method !== 'get') return writeMutation(operation);
  return `${writeQuery(operation)}\n${writeInfiniteQuery(operation)}`;
}

function writeQuery(operation: NamedOperation): string {
  const { name } = operation;
  const { args, isRequired } = operationArguments(operation);
  const written = args ? `args${isRequired ? '' : '?'}: ${args}, ` : '';
  const type = `(pbx: Telephony, ${written}options?: QueryCallOptions) => Query<${resultType(operation)}>`;
  return `${queryNotes('Options of a query', operation)}
export const ${name}Query: ${type} = /* @__PURE__ */ ${args ? 'queryOf' : 'bareQueryOf'}('${name}', ${name});`;
}

function writeInfiniteQuery(operation: NamedOperation): string {
  const { name, path, queryNames, pathType } = operation;
  const record = /^Page<(\w+)>$/.exec(operation.result)?.[1];
  if (!record || pathType || !queryNames.includes('filter')) return '';
  const type = `(pbx: Telephony, options: InfiniteQueryOptions<'${path}'>) => InfiniteQuery<${record}>`;
  return `${queryNotes('Options of an infinite query, in the order of a field,', operation)}
export const ${name}InfiniteQuery: ${type} = /* @__PURE__ */ infiniteQueryOf('${name}', '${path}');`;
}

function writeMutation(operation: NamedOperation): string {
  const { name, isDeleteAll } = operation;
  const { args, isRequired } = operationArguments(operation);
  const given = args && `${args}${isRequired ? '' : ' | undefined'}`;
  const variables = isDeleteAll ? 'DeleteAllOptions' : given;
  const type = `(pbx: Telephony, options?: CallOptions) => Mutation<${resultType(operation)}, ${variables ?? 'void'}>`;
  const maker = variables ? 'mutationOf' : 'bareMutationOf';
  return `${queryNotes('Options of a mutation', operation)}
export const ${name}Mutation: ${type} = /* @__PURE__ */ ${maker}('${name}', ${name});`;
}

function queryNotes(what: string, { name, notes }: NamedOperation): string {
  const warnings = notes.filter((line) => /^(Rings|Sends|Deletes) |^@deprecated/.test(line));
  return writeNotes([`${what} of \`${name}\`: ${notes[0]}`, ...warnings.flatMap((line) => ['', line])]);
}

function writeNotes(lines: string[]): string {
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}

// Their responses have two forms, which the client reads as one (ledger O-21, O-26).
const UNIFIED_RESPONSES: Readonly<Record<string, { result: string; read: string }>> = {
  getMe: { result: 'MeSingle', read: 'readMe' },
  ping: { result: 'PongSingle', read: 'readPong' },
};
