import { type Core, coreOf, type CoreOptions, type Telephony } from '../core/core.ts';
import { failOf } from '../core/mask.ts';
import type { Fail } from '../core/telephony-error.ts';
import { type Collections, LISTED_BY } from '../generated/filters.ts';
import type { components, FilterFor, paths } from '../generated/schema.ts';
import { CALL_OPTIONS, type CallOptions, type Page } from '../core/call-types.ts';
import { checkNames } from '../core/check-names.ts';

export interface Collection<P extends PagedPath> {
  readonly core: Core;
  readonly path: P;
  readonly operationId: string | undefined;
  readonly fail: Fail;
}

export function collectionOf<P extends PagedPath>(pbx: Telephony, path: P): Collection<P> {
  const core = coreOf(pbx);
  const operationId: string | undefined = LISTED_BY[path];
  return { core, path, operationId, fail: failOf(core, { method: 'GET', path, operationId }) };
}

/**
 * The paths whose GET returns pages of records and accepts a filter, such as `/cdrs`. The lists under `/dictionaries`
 * have neither and are not included.
 */
export type PagedPath = keyof Collections;

/** A record of such a collection: `RecordOf<'/cdrs'>` is a Cdr. */
export type RecordOf<P extends PagedPath> =
  paths[P]['get']['responses'][200]['content']['application/json']['data'][number];

type Schemas = components['schemas'];

/**
 * The fields that `group_by` of a collection accepts: those of its record (documents, section Endpoints). The form of a
 * grouped response is unknown (ledger N-18).
 */
export type Groupable<P extends PagedPath> = keyof RecordOf<P> & string;

/** The query parameters that `paginate` and `pages` accept: all but `page` and `limit`, which they set themselves. */
export interface CollectionQuery<P extends PagedPath> {
  /** Conditions that a record must meet: `where('/cdrs').gte('calldate', '2026-11-01')`. */
  filter?: FilterFor<P> | undefined;
  /** Field to group the records by. The form of a grouped response is unknown (ledger N-18). */
  group_by?: Groupable<P> | undefined;
  /** Field to sort by (ledger O-43). Choose one whose values do not change, such as `id`: records then stay in place. */
  sort?: Groupable<P> | (string & {}) | undefined;
  /** Sort direction (ledger O-43). */
  dir?: Schemas['SortDirection'] | undefined;
  /** Related records to embed in each record, such as the `users` of a queue (ledger O-43). */
  include?: Schemas['IncludeParameter'] | undefined;
  /** Fields to return, per resource (ledger O-43). */
  fields?: Schemas['FieldsParameter'] | undefined;
}

export async function readPage<P extends PagedPath>(
  { core, path, operationId, fail }: Collection<P>,
  options: CoreOptions,
): Promise<Page<RecordOf<P>>> {
  const body = await core.call({ method: 'GET', path, operationId, options });
  if (!Array.isArray((body as { data?: unknown } | null | undefined)?.data))
    throw fail('body', 'the response has no list of records in `data`', { status: 200 });
  return body as Page<RecordOf<P>>;
}

export function totalOf({ total }: { total: unknown }): number {
  return typeof total === 'number' || (typeof total === 'string' && total !== '')
    ? Number(total)
    : Number.NaN;
}

/** Options of `count`, in addition to those of every call. */
export interface CountOptions<P extends PagedPath> extends CallOptions {
  /** Counts only the records that match: `where('/cdrs').eq('type', 'M')`. Default: all records. */
  filter?: FilterFor<P> | undefined;
}

const OPTIONS: readonly (keyof CountOptions<PagedPath>)[] = ['filter', ...CALL_OPTIONS];

/**
 * Counts the records of a collection with one request for a single record (`limit=1`, ledger N-16).
 *
 * @example
 * await count(pbx, '/cdrs', { filter: where('/cdrs').eq('type', 'M') });
 *
 * @throws TelephonyError as every call does, of kind `request` for an option that does not exist, and `body` if the response has no `total`.
 */
export async function count<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options: CountOptions<NoInfer<P>> = {},
): Promise<number> {
  const collection = collectionOf(pbx, path);
  const { fail } = collection;
  checkNames(fail, 'option', options, OPTIONS);
  const { filter, ...call } = options;
  const query = filter === undefined ? { limit: 1 } : { filter, limit: 1 };
  const total = totalOf(await readPage(collection, { ...call, query }));
  if (Number.isNaN(total)) throw fail('body', 'the response has no number in `total`', { status: 200 });
  return total;
}
