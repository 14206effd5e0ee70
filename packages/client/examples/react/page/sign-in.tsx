import type { ReactElement } from 'react';
import { fieldOf } from './field-of.ts';

/** Asks for the address of the platform, which the page may be opened with, and a token. */
export function SignIn({ onToken }: { onToken: (baseUrl: string, token: string) => void }): ReactElement {
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
