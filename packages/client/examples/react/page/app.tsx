import { createTelephony, type Telephony } from '@telephony/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { CallRecords } from './call-records.tsx';
import { Dial } from './dial.tsx';
import { LiveCalls } from './live-calls.tsx';
import { SignIn } from './sign-in.tsx';

/** What belongs to one user. The cache is his own: what another one has read must not be shown to him. */
interface Account {
  pbx: Telephony;
  cache: QueryClient;
}

/** The page: who has no token yet is asked for one. It is kept in memory only. */
export function App(): ReactElement {
  const [account, setAccount] = useState<Account>();
  const signIn = (baseUrl: string, token: string) =>
    setAccount({ pbx: createTelephony({ baseUrl, auth: token }), cache: new QueryClient() });
  if (!account) return <SignIn onToken={signIn} />;
  const { pbx, cache } = account;
  return (
    <QueryClientProvider client={cache}>
      <header>
        <h1>Calls</h1>
        <button type="button" onClick={() => setAccount(undefined)}>
          Sign out
        </button>
      </header>
      <main>
        <Dial pbx={pbx} />
        <LiveCalls pbx={pbx} />
        <CallRecords pbx={pbx} />
      </main>
    </QueryClientProvider>
  );
}
