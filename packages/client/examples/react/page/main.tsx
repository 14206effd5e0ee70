import { type ReactElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createTelephony, type Telephony } from '@telephony/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallRecords, Dial, fieldOf, LiveCalls } from './calls.tsx';

/** What belongs to one user. The cache is his own: what another one has read must not be shown to him. */
interface Account {
  pbx: Telephony;
  cache: QueryClient;
}

/** The page: who has no token yet is asked for one. It is kept in memory only. */
function App(): ReactElement {
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

/** Asks for the address of the platform, which the page may be opened with, and a token. */
function SignIn({ onToken }: { onToken: (baseUrl: string, token: string) => void }): ReactElement {
  const send = (form: FormData) => onToken(fieldOf(form, 'address'), fieldOf(form, 'token'));
  const address = new URLSearchParams(location.search).get('platform') ?? '';
  return (
    <main>
      <h1>Calls</h1>
      <form action={send}>
        <label>
          Address
          <input name="address" type="url" size={40} defaultValue={address} required />
        </label>
        <label>
          Token
          <input name="token" type="password" autoComplete="off" required />
        </label>
        <button>Sign in</button>
      </form>
    </main>
  );
}

const root = document.querySelector('#page');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
