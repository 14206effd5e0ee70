import type { Core } from '../core/core.ts';
import { knownNames } from '../core/check-names.ts';
import { TelephonyError } from '../core/telephony-error.ts';
import type { LoginCredentials, SecondFactorRequired } from '../generated/schema.ts';
import type { Auth } from './auth.ts';
import { keepAlive, withToken } from './keep-alive.ts';
import { reported, storedToken, type TokenStore } from './token-store.ts';

/** Milliseconds between pings: a token expires after 15 or 30 minutes without a request (ledger O-05). */
const FIVE_MINUTES = 300_000;

/** A user's e-mail address and password, and how the client keeps the session. */
export interface SessionOptions extends LoginCredentials {
  /**
   * Returns the code that the platform has sent by e-mail, if the account has a second factor. Without this callback
   * such a login rejects with kind `second-factor`, and `confirm` completes it.
   */
  readonly secondFactor?: ((challenge: SecondFactorRequired) => string | Promise<string>) | undefined;
  /** Milliseconds between the pings that keep the session alive; 0 disables them. Default: 300,000 (five minutes). */
  readonly keepAliveMs?: number | undefined;
  /**
   * Keeps the token between runs and shares it between processes, which then sign in once. `close()` leaves it there
   * instead of logging out. Default: none.
   */
  readonly tokenStore?: TokenStore | undefined;
}

const OPTIONS: readonly (keyof SessionOptions)[] = [
  'email',
  'password',
  'secondFactor',
  'keepAliveMs',
  'tokenStore',
];

/** A login that the client shares between calls, renews and ends. */
export interface Session extends Auth {
  token(core: Core): Promise<string>;
  renew(core: Core, stale: string): Promise<unknown>;
  close(core: Core): Promise<void>;
  /**
   * Completes a login that requires a code. From then on calls succeed.
   * @throws TelephonyError if the platform rejects the code: try another; Error if no login is waiting for a code
   */
  confirm(code: string): Promise<void>;
  /** Allows the next call to sign in again after a second factor has failed. Each sign-in sends the user a new code. */
  forget(): void;
}

/**
 * Signs in on the first request that needs a token, once for all requests that run in parallel, and again after a 401.
 * Pings while the session is open, on a timer that does not keep the process alive, and logs out when the client is
 * closed. Create one session per client.
 *
 * A login that fails rejects the calls that wait for it, and the next call tries again. If the platform has sent a code,
 * the failure is kept until `confirm` succeeds or `forget` is called, so that users do not receive code after code.
 *
 * @throws TypeError for an option that does not exist
 */
export function session(options: SessionOptions): Session {
  knownNames('option of session()', options, OPTIONS);
  const { secondFactor, keepAliveMs: interval = FIVE_MINUTES, tokenStore, ...credentials } = options;
  let current: string | undefined;
  let login: Promise<string> | undefined;
  let challenge: Challenge | undefined;
  let rejected: string | undefined;
  let stopPings = () => {};
  let closed = false;

  const use = (core: Core, token: string) => {
    stopPings();
    stopPings = keepAlive(core, token, interval, () => drop(token));
    challenge = undefined;
    return (current = token);
  };
  const drop = (stale: string) => {
    rejected = stale;
    if (current !== stale) return;
    stopPings();
    current = undefined;
  };
  const sendCode = async ({ core, nonce }: Challenge, code: string) => {
    const { token } = await logIn(core, '/login2fa', { code, nonce });
    if (token === undefined)
      throw failedFactor(
        nonce,
        'the platform returned another nonce instead of a token. Ask the user for the latest code.',
      );
    return token;
  };
  const signIn = async (core: Core) => {
    const { token, nonce } = await logIn(core, '/login', credentials);
    if (token !== undefined) return token;
    challenge = { core, nonce, failure: failedFactor(nonce, NO_CODE) };
    if (!secondFactor) throw challenge.failure;
    try {
      return await sendCode(challenge, await secondFactor({ nonce }));
    } catch (cause) {
      challenge.failure = TelephonyError.is(cause)
        ? cause
        : failedFactor(nonce, 'secondFactor() failed, see cause', cause);
      throw challenge.failure;
    }
  };
  const start = async (core: Core) =>
    use(
      core,
      await storedToken(core, tokenStore, {
        owner: credentials.email,
        rejected,
        operation: LOGIN,
        create: () => signIn(core),
      }),
    );
  const token = async (core: Core) => {
    if (closed) throw new Error('The session is closed. Create a new client with a new session().');
    if (current) return current;
    if (!login && challenge) throw challenge.failure;
    login ??= start(core).finally(() => {
      login = undefined;
    });
    return login;
  };

  return {
    token,
    renew(core, stale) {
      drop(stale);
      return token(core);
    },
    async confirm(code) {
      if (!challenge)
        throw new Error('No login is waiting for a code. Make a call first; it starts the login.');
      const { core } = challenge;
      const confirmed = use(core, await sendCode(challenge, code));
      await reported(core, LOGIN, 'save', confirmed, () => tokenStore?.save(credentials.email, confirmed));
    },
    forget() {
      challenge = undefined;
    },
    async close(core) {
      closed = true;
      await login?.catch(() => undefined);
      stopPings();
      if (!current || tokenStore) return;
      // A token that cannot be revoked expires by itself.
      await core.call(withToken('POST', '/logout', current)).catch(() => undefined);
      current = undefined;
    },
  };
}

/** What the platform returns for a login: the token, or the nonce of a second factor (ledger O-01). */
export type LoginResult = { token: string; nonce?: undefined } | { nonce: string; token?: undefined };

async function logIn(core: Core, path: '/login' | '/login2fa', body: object): Promise<LoginResult> {
  const request = { method: 'POST', path, options: { body }, anonymous: true } as const;
  const response = ((await core.call(request)) ?? {}) as { user_token?: unknown; nonce?: unknown };
  if (typeof response.user_token === 'string') return { token: response.user_token };
  if (typeof response.nonce === 'string') return { nonce: response.nonce };
  throw new TelephonyError('body', { method: 'POST', path }, 'the response has neither user_token nor nonce');
}

interface Challenge {
  readonly core: Core;
  readonly nonce: string;
  failure: TelephonyError;
}

const LOGIN = { method: 'POST', path: '/login' } as const;

const NO_CODE =
  'the account has a second factor. Pass a secondFactor callback to session(), or the code to confirm().';

function failedFactor(nonce: string, reason: string, cause?: unknown): TelephonyError {
  const error = new TelephonyError('second-factor', LOGIN, reason, { status: 202, cause });
  return Object.defineProperty(error, 'nonce', { value: nonce });
}
