import { callOf } from '../core/core.ts';
import type { Method } from '../core/method.ts';
import { longForm } from './long-form.ts';

/** The parameters of every collection. */
export const COLLECTION: readonly string[] = [
  'page',
  'limit',
  'filter',
  'group_by',
  'sort',
  'dir',
  'include',
  'fields',
];

/** The function of an operation. Its own type says which arguments it takes, and what it resolves to. */
export type OperationFunction = (pbx: object, args?: object, options?: object) => Promise<never>;

/**
 * Makes the function of one operation.
 *
 * @param query The names of its query parameters. Given for every operation with query or body.
 */
export function operation(
  operationId: string,
  verb: Lowercase<Method>,
  path: string,
  query?: readonly string[],
): OperationFunction {
  return (pbx, args, options) =>
    callOf(pbx)({
      method: verb.toUpperCase() as Method,
      path,
      options: longForm(verb, path, query, args, options),
      operationId,
      query: query ?? [],
    }) as Promise<never>;
}
