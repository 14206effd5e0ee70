import { type Core, coreOf, type CoreOptions, type Telephony } from '../core/core.ts';
import { failFor } from '../core/mask.ts';
import type { Fail } from '../core/telephony-error.ts';
import { type Collections, LISTED_BY } from '../generated/filters.ts';
import type { components, FilterFor, paths } from '../generated/schema.ts';
import { CALL_OPTIONS, type CallOptions, type Page } from '../core/call-types.ts';
import { checkNames, type NamesOf } from '../core/check-names.ts';

export interface Collection<P extends PagedPath> {
  readonly core: Core;
  readonly path: P;
  readonly operationId: string | undefined;
  readonly fail: Fail;
}

export function collectionOf<P extends PagedPath>(pbx: Telephony, path: P): Collection<P> {
  const core = coreOf(pbx);
  const operationId: string | undefined = LISTED_BY[path];
  return { core, path, operationId, fail: failFor(core, { method: 'GET', path, operationId }) };
}

/** A path whose GET returns pages and accepts a filter, such as `/cdrs`. */
export type PagedPath = keyof Collections;

/** A record of a collection: `RecordOf<'/cdrs'>` is a Cdr. */
export type RecordOf<P extends PagedPath> =
  paths[P]['get']['responses'][200]['content']['application/json']['data'][number];

type Schemas = components['schemas'];

/** A field for `group_by`. The form of a grouped response is unknown (ledger N-18). */
export type Groupable<P extends PagedPath> = keyof RecordOf<P> & string;

/** Query parameters of `paginate` and `pages`, which set `page` and `limit` themselves. */
export interface CollectionQuery<P extends PagedPath> {
  /** Conditions that a record must meet: `where('/cdrs').gte('calldate', '2026-11-01')`. */
  filter?: FilterFor<P> | undefined;
  /** Field to group by. The form of the response is unknown (ledger N-18). */
  group_by?: Groupable<P> | undefined;
  /** Field to sort by (ledger O-43). Choose one whose values do not change, such as `id`. */
  sort?: Groupable<P> | (string & {}) | undefined;
  /** Sort direction (ledger O-43). */
  dir?: components['parameters']['dir'] | undefined;
  /** Related records to embed, such as the `users` of a queue (ledger O-43). */
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

/** Returns the number of records on all pages, NaN if it is unknown. */
export function totalOf({ total }: { total: unknown }): number {
  return typeof total === 'number' || (typeof total === 'string' && total !== '')
    ? Number(total)
    : Number.NaN;
}

/** Options of `count`. */
export interface CountOptions<P extends PagedPath> extends CallOptions {
  /** Counts only matching records. */
  filter?: FilterFor<P> | undefined;
}

const OPTIONS: NamesOf<CountOptions<PagedPath>> = { filter: true, ...CALL_OPTIONS };

/**
 * Counts the records of a collection with one request (`limit=1`, ledger N-16).
 *
 * @example
 * await count(pbx, '/cdrs', { filter: where('/cdrs').eq('type', 'M') });
 *
 * @throws TelephonyError of kind `request` for an unknown option, `body` if the response has no `total`
 */
export async function count<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options: CountOptions<NoInfer<P>> = {},
): Promise<number> {
  const collection = collectionOf(pbx, path);
  const { fail } = collection;
  checkNames('option', options, OPTIONS, (reason) => fail('request', reason));
  const { filter, ...call } = options;
  const query = filter === undefined ? { limit: 1 } : { filter, limit: 1 };
  const total = totalOf(await readPage(collection, { ...call, query }));
  if (Number.isNaN(total)) throw fail('body', 'the response has no number in `total`', { status: 200 });
  return total;
}
