import type { NamedOperation } from './named-operation.ts';

/** The arguments of an operation as TypeScript: one object, or the long form of path, query and body; then the options. */
export function writeArguments(operation: NamedOperation): string {
  const { pathType, queryType, bodyType, isFlat, isDeleteAll } = operation;
  const { isQueryRequired, isBodyRequired, isFile } = operation;
  const options = isFile ? 'CallOptions & DownloadLimits' : 'CallOptions';
  if (isDeleteAll) return 'options: DeleteAllOptions';
  const flat = [pathType, queryType, bodyType].filter((type) => type !== undefined);
  if (flat.length === 0) return `options?: ${options}`;
  const long = [
    ...(pathType ? [`path: ${pathType}`] : []),
    ...(queryType ? [`query${isQueryRequired ? '' : '?'}: ${queryType}`] : []),
    ...(bodyType ? [`body${isBodyRequired ? '' : '?'}: ${bodyType}`] : []),
  ];
  const isRequired = pathType !== undefined || isQueryRequired || (bodyType !== undefined && isBodyRequired);
  const forms = [...(isFlat ? [flat.join(' & ')] : []), `{ ${long.join('; ')} }`];
  return `args${isRequired ? '' : '?'}: ${forms.join(' | ')}, options?: ${options}`;
}
