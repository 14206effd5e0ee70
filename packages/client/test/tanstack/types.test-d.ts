import {
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { expectTypeOf } from 'vitest';
import type { CallSingle, Cdr, Page, Telephony, TelephonyError } from '../../src/index.ts';
import type * as tanstack from '../../src/tanstack.ts';
import {
  createCallMutation,
  deleteAllMonitorsMutation,
  getCdrQuery,
  getMeQuery,
  listCdrsInfiniteQuery,
  listCdrsQuery,
  logoutMutation,
  queryKey,
} from '../../src/tanstack.ts';

declare const pbx: Telephony;

const { data, error } = useQuery(listCdrsQuery(pbx, { limit: 100 }));
expectTypeOf(data).toEqualTypeOf<Page<Cdr> | undefined>();
expectTypeOf(error).toEqualTypeOf<TelephonyError | null>();
expectTypeOf(useSuspenseQuery(listCdrsQuery(pbx)).data).toEqualTypeOf<Page<Cdr>>();

const chosen = useQuery({ ...listCdrsQuery(pbx), refetchInterval: 2000, select: ({ total }) => total });
expectTypeOf(chosen.data).toEqualTypeOf<number | undefined>();
expectTypeOf(chosen.error).toEqualTypeOf<TelephonyError | null>();
const known = useQuery({ ...getCdrQuery(pbx, { id: 1 }), initialData: { data: { id: 1 }, links: {} } });
expectTypeOf(known.data.data.id).toEqualTypeOf<number>();
useQuery(queryOptions(getMeQuery(pbx)));

const cache = useQueryClient();
expectTypeOf(cache.getQueryData(listCdrsQuery(pbx).queryKey)).toEqualTypeOf<Page<Cdr> | undefined>();
cache.setQueryData(listCdrsQuery(pbx).queryKey, (page) => page && { ...page, total: 0 });
// @ts-expect-error -- not what the operation returns
cache.setQueryData(listCdrsQuery(pbx).queryKey, { data: [{ id: 'x' }], total: 0 });
queryKey('listCdrs');
// @ts-expect-error -- no such operation
queryKey('listCdr');

const dial = useMutation(createCallMutation(pbx));
dial.mutate({ from: '410003', to: '2102' });
expectTypeOf(dial.data).toEqualTypeOf<CallSingle | undefined>();
expectTypeOf(dial.error).toEqualTypeOf<TelephonyError | null>();
// @ts-expect-error -- whom to call is missing
dial.mutate({ from: '410003' });
useMutation(logoutMutation(pbx)).mutate();
const clear = useMutation({ ...deleteAllMonitorsMutation(pbx), onSuccess: () => undefined });
clear.mutate({ confirm: 'all' });
// @ts-expect-error -- a whole collection takes consent
clear.mutate();
// @ts-expect-error -- a whole collection takes consent
clear.mutate({});

const all = useInfiniteQuery(listCdrsInfiniteQuery(pbx, { by: 'id' }));
expectTypeOf(all.data?.pages[0]?.data).toEqualTypeOf<Cdr[] | undefined>();
expectTypeOf(all.error).toEqualTypeOf<TelephonyError | null>();
// @ts-expect-error -- without a field, nothing says what comes next
listCdrsInfiniteQuery(pbx, {});

// @ts-expect-error -- not a parameter of the operation
listCdrsQuery(pbx, { limt: 100 });
// @ts-expect-error -- the signal is that of TanStack Query
listCdrsQuery(pbx, {}, { signal: AbortSignal.timeout(1) });
// A query would dial whenever somebody looks at the window, and a file is not for a cache.
expectTypeOf<typeof tanstack>().not.toHaveProperty('createCallQuery');
expectTypeOf<typeof tanstack>().not.toHaveProperty('downloadMonitorMp3Query');
