import type { CoreOptions, KnownOperation } from '../core/core.ts';
import type { Verb } from '../types/path.ts';
import type { Telephony } from '../types/telephony.ts';
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
export type OperationFunction = (pbx: Telephony, args?: object, options?: object) => Promise<never>;

type UntypedCall = (options: CoreOptions, known: KnownOperation) => Promise<never>;

/**
 * Makes the function of one operation, which calls its path and verb, so that stubs of these are respected.
 *
 * @param query The names of its query parameters. Given for every operation with query or body.
 */
export function operation(
  operationId: string,
  verb: Verb,
  path: string,
  query?: readonly string[],
): OperationFunction {
  return (pbx, args, options) => {
    const verbs = Reflect.get(pbx, path) as Record<Verb, UntypedCall>;
    return verbs[verb](longForm(verb, path, query, args, options), { operationId, query: query ?? [] });
  };
}
