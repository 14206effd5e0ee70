import type { Core } from '../core/core.ts';
import { checkNames, type NamesOf } from '../core/check-names.ts';
import { isLoginRefused, TelephonyError } from '../core/telephony-error.ts';
import type { LoginCredentials, SecondFactorRequired } from '../generated/schema.ts';
import type { Auth } from './auth.ts';
import { keepAlive, withToken } from './keep-alive.ts';
import { getStoredToken, reportFailure, type TokenStore } from './token-store.ts';

// A token expires after 15 or 30 minutes without a request (ledger O-05).
const PING_INTERVAL_MS = 300_000;
// How often one nonce asks for its code.
const MAX_CODES = 3;

/** Options of `session`. */
export interface SessionOptions extends LoginCredentials {
  /**
   * Returns the code that the platform has sent by e-mail. Without it, such a login rejects until `confirm`. If it throws, or the platform
   * fails, the next call asks again with the same `nonce`, up to three times in all.
   */
  readonly secondFactor?: ((challenge: SecondFactorRequired) => string | Promise<string>) | undefined;
  /** Milliseconds between pings; 0 disables them. Default: 300,000. */
  readonly keepAliveMs?: number | undefined;
  /** Keeps the token for later runs and other processes; `close()` then does not log out. */
  readonly tokenStore?: TokenStore | undefined;
}

const OPTIONS: NamesOf<SessionOptions> = {
  email: true,
  password: true,
  secondFactor: true,
  keepAliveMs: true,
  tokenStore: true,
  device_fingerprint: true,
  remember_me: true,
};

/** A login that the client shares between calls, renews and ends. */
export interface Session extends Auth {
  token(core: Core): Promise<string>;
  renew(core: Core, stale: string): Promise<unknown>;
  close(core: Core): Promise<void>;
  /**
   * Completes a login that requires a code.
   * @throws TelephonyError for a wrong code: try another; Error if no login waits for a code
   */
  confirm(code: string): Promise<void>;
  /** Lets the next call sign in again after a failed second factor. */
  forget(): void;
}

/**
 * Signs in once for all parallel requests, and again after a 401. Pings while the client is open, on a timer that does not keep the
 * process alive, and logs out when it is closed. Create one session per client.
 *
 * A failed login rejects the calls that wait for it, and the next call tries again. If the platform has refused the code, or three of
 * `secondFactor` have failed, every call rejects until `confirm` succeeds or you call `forget`: each login sends a new code.
 *
 * @throws TypeError for an unknown option
 */
export function session(options: SessionOptions): Session {
  checkNames('option of session()', options, OPTIONS);
  const { secondFactor, keepAliveMs = PING_INTERVAL_MS, tokenStore, ...credentials } = options;
  let current: string | undefined;
  let login: Promise<string> | undefined;
  // A login that waits for its code, or whose code has failed.
  let challenge: Challenge | undefined;
  let rejected: string | undefined;
  let stopPings = () => {};
  let closed = false;

  const use = (core: Core, token: string) => {
    stopPings();
    stopPings = keepAlive(core, token, keepAliveMs, () => drop(token));
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
      throw secondFactorError(
        nonce,
        'the platform returned another nonce instead of a token. Ask the user for the latest code.',
      );
    return token;
  };
  const signIn = async (core: Core) => {
    if (!challenge) {
      const { token, nonce } = await logIn(core, '/login', credentials);
      if (token !== undefined) return token;
      const codesLeft = secondFactor ? MAX_CODES : 0;
      challenge = { core, nonce, failure: secondFactorError(nonce, NO_CODE), codesLeft };
    }
    const open = challenge;
    const { nonce } = open;
    if (!secondFactor) throw open.failure;
    open.codesLeft--;
    try {
      return await sendCode(open, await secondFactor({ nonce }));
    } catch (cause) {
      open.failure = TelephonyError.is(cause)
        ? cause
        : secondFactorError(nonce, 'secondFactor() failed, see cause', cause);
      if (isLoginRefused(cause)) open.codesLeft = 0;
      throw open.failure;
    }
  };
  const start = async (core: Core) =>
    use(
      core,
      await getStoredToken(core, tokenStore, {
        owner: credentials.email,
        rejected,
        operation: LOGIN,
        create: () => signIn(core),
      }),
    );
  const token = async (core: Core) => {
    if (closed) throw new Error('The session is closed. Create a new client with a new session().');
    if (current) return current;
    if (!login && challenge?.codesLeft === 0) throw challenge.failure;
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
      await reportFailure(core, LOGIN, 'save', confirmed, () =>
        tokenStore?.save(credentials.email, confirmed),
      );
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

// The token, or the nonce of a second factor (ledger O-01).
type LoginResult = { token: string; nonce?: undefined } | { nonce: string; token?: undefined };

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
  // Calls reject with it when no code is left.
  failure: TelephonyError;
  codesLeft: number;
}

const LOGIN = { method: 'POST', path: '/login' } as const;

const NO_CODE =
  'the account has a second factor. Pass a secondFactor callback to session(), or the code to confirm().';

function secondFactorError(nonce: string, reason: string, cause?: unknown): TelephonyError {
  const error = new TelephonyError('second-factor', LOGIN, reason, { status: 202, cause });
  return Object.defineProperty(error, 'nonce', { value: nonce });
}
