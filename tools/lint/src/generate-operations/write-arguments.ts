import type { NamedOperation } from './named-operation.ts';

/** The arguments of an operation as TypeScript: one object, or the long form of path, query and body; then the options. */
export function writeArguments(operation: NamedOperation): string {
  const { isDeleteAll, isFile } = operation;
  const options = isFile ? 'CallOptions & DownloadLimits' : 'CallOptions';
  if (isDeleteAll) return 'options: DeleteAllOptions';
  const { args, isRequired } = argumentsOf(operation);
  return `${args ? `args${isRequired ? '' : '?'}: ${args}, ` : ''}options?: ${options}`;
}

/** The type of the first argument, if there is one: one object, or the long form. */
export function argumentsOf(operation: NamedOperation): { args: string | undefined; isRequired: boolean } {
  const { pathType, queryType, bodyType, isFlat, isQueryRequired, isBodyRequired } = operation;
  const flat = [pathType, queryType, bodyType].filter((type) => type !== undefined);
  const long = [
    ...(pathType ? [`path: ${pathType}`] : []),
    ...(queryType ? [`query${isQueryRequired ? '' : '?'}: ${queryType}`] : []),
    ...(bodyType ? [`body${isBodyRequired ? '' : '?'}: ${bodyType}`] : []),
  ];
  const forms = [...(isFlat ? [flat.join(' & ')] : []), `{ ${long.join('; ')} }`];
  return {
    args: flat.length === 0 ? undefined : forms.join(' | '),
    isRequired: pathType !== undefined || isQueryRequired || (bodyType !== undefined && isBodyRequired),
  };
}
