import type { PlatformOperation } from '../../contract/contract.ts';
import { only } from './only.ts';

/**
 * Records with the fields that `fields[<resource>]` names, and `id` (ledger O-43, O-63). A resource is that of the
 * operation or one that `include` has put into the records; each list narrows the records of its resource only.
 */
export function chooseFields<R extends object>(
  records: readonly R[],
  { path }: Pick<PlatformOperation, 'path'>,
  { fields = {} }: { fields?: Record<string, string> | undefined },
): R[] {
  const segments = path.split('/');
  return Object.entries(fields).reduce<R[]>(
    (shown, [resource, list]) => {
      const names = new Set(['id', ...list.split(',').map((name) => name.trim())]);
      return shown.map((record) =>
        segments.includes(resource) ? only(names, record) : narrowIncluded(record, resource, names),
      );
    },
    [...records],
  );
}

/** A record whose included records, objects in a list, are narrowed. */
function narrowIncluded<R extends object>(record: R, resource: string, names: ReadonlySet<string>): R {
  const included: unknown = Object.hasOwn(record, resource) ? record[resource as keyof R] : undefined;
  if (!Array.isArray(included)) return record;
  const narrowed = included.map((one: unknown) =>
    typeof one === 'object' && one !== null ? only(names, one) : one,
  );
  return { ...record, [resource]: narrowed };
}
