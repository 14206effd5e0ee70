import type { Operation, Router } from '@telephony/contract';

/**
 * The operation of a request line below the address of the server; undefined if there is none. A further base path is not
 * taken off, and HEAD is not GET: the server is asked with the line as it is.
 */
export function findOperation(router: Router, method: string, path: string): Operation | undefined {
  const operation = router.route(method, path)?.operation;
  const isAsWritten = operation?.method === method.toLowerCase() && router.withoutBasePath(path) === path;
  return isAsWritten ? operation : undefined;
}
