import type { Operation } from '@telephony/contract';

/** Whether an operation reads a collection page by page. */
export function isCollection({ method, path, queryParameters }: Operation): boolean {
  const names = new Set(queryParameters.map(({ name }) => name));
  return method === 'get' && !path.includes('{') && names.has('limit') && names.has('page');
}
