import type { Core } from '../core/core.ts';
import { TelephonyError } from '../core/telephony-error.ts';
import type { LoginRequest, SecondFactorRequired } from '../generated/schema.ts';
import type { Auth } from './auth.ts';
import { keepAlive } from './keep-alive.ts';
import { logIn } from './log-in.ts';
import { withToken } from './with-token.ts';

/** Milliseconds between pings: a token lapses after 15 or 30 minutes without a request (ledger O-05). */
const FIVE_MINUTES = 300_000;

/** E-mail address and password of a user, and what the client does with the session. */
export interface SessionOptions extends LoginRequest {
  /**
   * Supplies the code that the platform has sent by e-mail, where the account has a second factor. Without it such a
   * login rejects with kind `second-factor`, and `confirm` continues it.
   */
  readonly secondFactor?: ((challenge: SecondFactorRequired) => string | Promise<string>) | undefined;
  /** Milliseconds between the requests that keep the session alive; 0 sends none. Default 300,000, five minutes. */
  readonly keepAlive?: number | undefined;
}

/** A login that its client shares, renews and ends. */
export interface Session extends Auth {
  token(core: Core): Promise<string>;
  renew(core: Core, stale: string): Promise<unknown>;
  close(core: Core): Promise<void>;
  /**
   * Continues a login that asked for a code, with the nonce of that login. From then on calls succeed.
   * @throws TelephonyError where the platform refuses the code: another may be tried; Error where no login waits for one
   */
  confirm(code: string): Promise<void>;
  /** Lets the next call log in again after a second factor has failed. Each such login sends the user a new code. */
  forget(): void;
}

/**
 * Logs in with the first request that needs a token, once for all that run in parallel; again after a 401; pings while it
 * lives, on a timer that does not hold the program; logs out when the client is closed. Make one for each client.
 *
 * A login that fails rejects the calls that wait for it, and the next call tries again. Not so once a code was asked for:
 * the failure is kept, so that nobody is sent code after code, until `confirm` succeeds or `forget` is called.
 */
export function session(options: SessionOptions): Session {
  const { secondFactor, keepAlive: interval = FIVE_MINUTES, ...credentials } = options;
  let current: string | undefined;
  let login: Promise<string> | undefined;
  /** A login that waits for its code or has failed with it. */
  let challenge: Challenge | undefined;
  let stopPings = () => {};
  let closed = false;

  const use = (core: Core, token: string) => {
    stopPings();
    stopPings = keepAlive(core, token, interval, () => drop(token));
    challenge = undefined;
    return (current = token);
  };
  const drop = (stale: string) => {
    if (current !== stale) return;
    stopPings();
    current = undefined;
  };
  const sendCode = async ({ core, nonce }: Challenge, code: string) => {
    const { token } = await logIn(core, '/login2fa', { code, nonce });
    if (token === undefined) throw failedFactor(nonce, 'the code was answered with another nonce');
    return use(core, token);
  };
  const start = async (core: Core) => {
    const { token, nonce } = await logIn(core, '/login', credentials);
    if (token !== undefined) return use(core, token);
    challenge = { core, nonce, failure: failedFactor(nonce, NO_CODE) };
    if (!secondFactor) throw challenge.failure;
    try {
      return await sendCode(challenge, await secondFactor({ nonce }));
    } catch (cause) {
      challenge.failure = TelephonyError.is(cause)
        ? cause
        : failedFactor(nonce, 'secondFactor() failed', cause);
      throw challenge.failure;
    }
  };
  const token = async (core: Core) => {
    if (closed) throw new Error('The session is closed.');
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
      if (!challenge) throw new Error('No login waits for a code.');
      await sendCode(challenge, code);
    },
    forget() {
      challenge = undefined;
    },
    async close(core) {
      closed = true;
      await login?.catch(() => undefined);
      stopPings();
      if (!current) return;
      // A token that cannot be withdrawn lapses by itself.
      await core.call(withToken('POST', '/logout', current)).catch(() => undefined);
      current = undefined;
    },
  };
}

/** A login that the platform has asked a code for. */
interface Challenge {
  readonly core: Core;
  readonly nonce: string;
  /** What calls reject with meanwhile. */
  failure: TelephonyError;
}

const NO_CODE =
  'the account asks for a code: give session() a secondFactor callback, or pass the code to confirm()';

function failedFactor(nonce: string, reason: string, cause?: unknown): TelephonyError {
  const operation = { method: 'POST', path: '/login' } as const;
  const error = new TelephonyError('second-factor', operation, reason, { status: 202, cause });
  return Object.defineProperty(error, 'nonce', { value: nonce });
}
