import type { Operation } from './operation.ts';

/** The status as an operation declares it: itself, the range that it is in (`4XX`), or `default`; undefined where neither. */
export function declaredStatus(
  { responses }: Pick<Operation, 'responses'>,
  status: number,
): string | undefined {
  return [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((key) => responses.has(key));
}
