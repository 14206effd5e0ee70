import type { Operations } from '../generated/methods.ts';

/** What a key of TanStack Query is here: `telephony`, the operationId, and the arguments. */
export type TelephonyKey = readonly ['telephony', ...unknown[]];

/**
 * The key that all queries of an operation begin with, whatever their arguments; without a name, that of all operations.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: queryKey('listCdrs') });
 */
export function queryKey(operationId?: keyof Operations): TelephonyKey {
  return operationId === undefined ? ['telephony'] : ['telephony', operationId];
}

/** The key of one query. Numbers beyond 2^53 are digits in it, since TanStack Query writes keys as JSON. */
export function keyOf(operationId: string, ...parts: unknown[]): unknown[] {
  const text = JSON.stringify(parts, (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return ['telephony', operationId, ...(JSON.parse(text) as unknown[])];
}
