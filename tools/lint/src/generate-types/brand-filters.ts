import { type JsonObject, listOperations } from '@telephony/contract';

/**
 * Types `filter` of each collection by its path, so that the conditions of one collection are not taken by another. To be
 * applied to the printed types.
 */
export function brandFilters(source: string, bundle: JsonObject): string {
  const paths = new Map(
    listOperations(bundle).map(({ path, value }) => [
      `${String(value['operationId'])}Query`.toLowerCase(),
      path,
    ]),
  );
  const branded = source.replaceAll(/^export type (\w+Query) = \{\n[^]*?^\};$/gm, (type, name: string) => {
    const path = paths.get(name.toLowerCase());
    return path === undefined
      ? type
      : type.replace('  filter?: FilterList;', `  filter?: FilterFor<'${path}'>;`);
  });
  if (branded === source) return source;
  const end = branded.indexOf('*/\n') + 3;
  return `${branded.slice(0, end)}
import type { OfCollection } from '../types/of-collection.ts';

/**
 * Conditions for the records of a collection: made with \`where\` for its path, or plain ones, which may name properties that
 * are not in the contract.
 */
export type FilterFor<P extends string> = readonly FilterCondition[] & OfCollection<P>;
${branded.slice(end)}`;
}
