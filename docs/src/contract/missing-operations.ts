import type { OperationPage, TagPage } from './model.ts';

/** What one would look for among the operations of a tag, and does not find. */
export interface MissingOperation {
  /** `POST /users`. */
  request: string;
  verb: 'create' | 'change' | 'delete';
  /** What the tag has: `users`. */
  records: string;
}

/**
 * The operations of a list and of its records that the contract has not: a reader is told, and does not search on. Empty for a tag
 * whose records have no page of their own.
 */
export function missingOperations({ operations }: TagPage): MissingOperation[] {
  const has = (methods: RegExp, path: string) =>
    operations.some((one) => one.path === path && methods.test(one.method));
  const lists = operations.flatMap((list) => {
    const record = list.summary.startsWith('List ') ? recordOf(list, operations) : undefined;
    return record === undefined ? [] : [{ list, record }];
  });
  const [first] = lists.toSorted((one, other) => one.list.path.length - other.list.path.length);
  if (!first) return [];
  const { path, summary } = first.list;
  const records = summary.replace('List ', '');
  const missing: (MissingOperation | false)[] = [
    !has(/^POST$/, path) && { request: `POST ${path}`, verb: 'create', records },
    !has(/^(?:PATCH|PUT)$/, path) &&
      !has(/^(?:PATCH|PUT)$/, first.record) && { request: `PATCH ${first.record}`, verb: 'change', records },
    !has(/^DELETE$/, path) &&
      !has(/^DELETE$/, first.record) && { request: `DELETE ${first.record}`, verb: 'delete', records },
  ];
  return missing.filter((one) => one !== false);
}

/** Them in words, as Markdown; nothing if none is missing. */
export function missingText(missing: readonly MissingOperation[]): string | undefined {
  const each = missing.map(({ request, verb }) => `\`${request}\`, to ${verb} one`);
  return each.length === 0 ? undefined : `Not documented: ${each.join('; ')}.`;
}

/** The path of one record of a list. */
function recordOf({ path, method }: OperationPage, operations: readonly OperationPage[]): string | undefined {
  const under = `${path}/{`;
  return method === 'GET'
    ? operations.find((one) => one.path.startsWith(under) && /^[^}]+\}$/.test(one.path.slice(under.length)))
        ?.path
    : undefined;
}
