import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  createTelephony,
  parseTimestamp,
  type Telephony,
  type TelephonyError,
  where,
} from '@telephony/client';
import {
  createCallMutation,
  deleteCallMutation,
  getMeQuery,
  listCallsQuery,
  listCdrsQuery,
  queryKey,
} from '@telephony/client/tanstack';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

// The token stays in memory. Each user has a cache, so that nobody sees the data of another.
function App(): ReactElement {
  const [account, setAccount] = useState<{ pbx: Telephony; cache: QueryClient }>();
  const signIn = (form: FormData) => {
    const baseUrl = new URLSearchParams(location.search).get('platform') ?? '';
    setAccount({
      pbx: createTelephony({ baseUrl, auth: fieldText(form, 'token') }),
      cache: new QueryClient(),
    });
  };
  return (
    <main>
      <h1>Calls</h1>
      {account ? (
        <QueryClientProvider client={account.cache}>
          <button onClick={() => setAccount(undefined)}>Sign out</button>
          <Dial pbx={account.pbx} />
          <LiveCalls pbx={account.pbx} />
          <CallRecords pbx={account.pbx} />
        </QueryClientProvider>
      ) : (
        <form action={signIn}>
          <label>
            Token <input name="token" type="password" autoComplete="off" required />
          </label>
          <button>Sign in</button>
        </form>
      )}
    </main>
  );
}

// Rings the user's own phone first, then the number.
function Dial({ pbx }: { pbx: Telephony }): ReactElement {
  const cache = useQueryClient();
  const me = useQuery(getMeQuery(pbx));
  const dial = useMutation({
    ...createCallMutation(pbx),
    onSuccess: () => cache.invalidateQueries({ queryKey: queryKey('listCalls') }),
  });
  const user = me.data?.data;
  const send = (form: FormData) => {
    if (user)
      dial.mutate({ from: String(user.id), to: fieldText(form, 'number').replaceAll(/[^\d*#]/g, '') });
  };
  return (
    <form action={send}>
      <label>
        Number <input name="number" type="tel" required />
      </label>
      <button disabled={!user || dial.isPending}>Call</button>
      {dial.isSuccess && <output>Pick up your phone.</output>}
      <Problem error={me.error ?? dial.error} />
    </form>
  );
}

function LiveCalls({ pbx }: { pbx: Telephony }): ReactElement {
  const cache = useQueryClient();
  const calls = useQuery({ ...listCallsQuery(pbx, { limit: 100 }), refetchInterval: 2000 });
  // A call that has just ended leaves a record.
  const onSettled = () => cache.invalidateQueries({ queryKey: queryKey() });
  const hangUp = useMutation({ ...deleteCallMutation(pbx), onSettled });
  return (
    <section aria-labelledby="live">
      <h2 id="live">Live calls</h2>
      <Problem error={calls.error ?? hangUp.error} />
      {calls.data?.data.length === 0 && <p>Nobody talks.</p>}
      {calls.data?.data.map(({ id, state, src, dst }) => (
        <p key={id}>
          {src} to {dst}: {state}{' '}
          <button disabled={hangUp.isPending} onClick={() => hangUp.mutate({ id })}>
            Hang up
          </button>
        </p>
      ))}
    </section>
  );
}

const DIRECTIONS = { '': 'All', I: 'Incoming', O: 'Outgoing', M: 'Missed' } as const;
type Direction = keyof typeof DIRECTIONS;

function CallRecords({ pbx }: { pbx: Telephony }): ReactElement {
  const [direction, setDirection] = useState<Direction>('');
  const filter = direction ? where('/cdrs').eq('type', direction) : where('/cdrs');
  const { data, error } = useQuery(listCdrsQuery(pbx, { filter, limit: 20, sort: 'calldate', dir: 'DESC' }));
  return (
    <section aria-labelledby="records">
      <h2 id="records">Call detail records</h2>
      <label>
        Direction{' '}
        <select value={direction} onChange={({ target }) => setDirection(target.value as Direction)}>
          {Object.entries(DIRECTIONS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Problem error={error} />
      {data && `${data.data.length} of ${data.total}`}
      <ul>
        {data?.data.map(({ id, calldate, type, src, dst, billsec }) => (
          <li key={id}>
            {parseTimestamp(calldate)?.toLocaleString()} {DIRECTIONS[type as Direction] ?? type}: {src} to{' '}
            {dst}, {billsec} s
          </li>
        ))}
      </ul>
    </section>
  );
}

function Problem({ error }: { error: TelephonyError | null }): ReactElement | null {
  return error && <p role="alert">{error.message}</p>;
}

function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

createRoot(document.querySelector('#page')!).render(<App />);
