import { type Core, coreOf, type CoreRequest, type Telephony } from '../core/core.ts';
import { TelephonyError } from '../core/telephony-error.ts';
import { knownNames } from '../core/check-names.ts';
import type { ApiTokenCreate, ApiTokenSingle } from '../generated/schema.ts';
import { type Auth, isToken } from './auth.ts';
import { keepAlive, withToken } from './keep-alive.ts';
import { session, type SessionOptions } from './session.ts';
import { storedToken, type TokenStore } from './token-store.ts';

/** Longest time between pings, in milliseconds: half a day. */
const HALF_A_DAY = 43_200_000;

/** Options of `apiToken`. */
export interface ApiTokenOptions extends Omit<SessionOptions, 'keepAliveMs' | 'tokenStore'> {
  /** Name of the token, unique for the user (ledger O-04). Choose one per program. */
  readonly name: string;
  /** Seconds that the token may stay idle, counted from its latest request; 0 means for ever (ledger O-04). */
  readonly expiry: number;
  /** Where the token is kept between runs. */
  readonly tokenStore: TokenStore;
}

const OPTIONS: readonly (keyof ApiTokenOptions)[] = [
  'email',
  'password',
  'secondFactor',
  'name',
  'expiry',
  'tokenStore',
];

/**
 * An API token for a program that runs again and again: the one in the store, else the one of this name that the user has,
 * else a new one. Only for the latter two it signs in, once for all processes that share the store, and out again. While the
 * client is open, the token is pinged so that it does not lapse, on a timer that does not keep the process alive.
 *
 * @example
 * const tokenStore = fileTokenStore('/var/lib/report/tokens.json');
 * createTelephony({ baseUrl, auth: apiToken({ email, password, name: 'report', expiry: 604_800, tokenStore }) });
 *
 * @throws TypeError for an option that does not exist
 */
export function apiToken(options: ApiTokenOptions): Auth {
  knownNames('option of apiToken()', options, OPTIONS);
  const { name, expiry, tokenStore, ...login } = options;
  const request: ApiTokenCreate = { name, expiry };
  const interval = Math.min((expiry * 1000) / 3, HALF_A_DAY);
  let current: string | undefined;
  let rejected: string | undefined;
  let pending: Promise<string> | undefined;
  let stop = () => {};

  const drop = (stale: string) => {
    rejected = stale;
    if (current !== stale) return;
    stop();
    current = undefined;
  };
  const mint = async (core: Core) => {
    const user = session({ ...login, keepAliveMs: 0 });
    try {
      return await getOrMint(core, await user.token(core), request, rejected);
    } finally {
      await user.close(core);
    }
  };
  const start = async (core: Core) => {
    const token = await storedToken(core, tokenStore, {
      owner: `${login.email} ${name}`,
      rejected,
      operation: CREATE,
      create: () => mint(core),
    });
    stop = keepAlive(core, token, interval, () => drop(token));
    return (current = token);
  };
  const token = (core: Core) =>
    current ??
    (pending ??= start(core).finally(() => {
      pending = undefined;
    }));
  return {
    token,
    renew(core, stale) {
      drop(stale);
      return token(core);
    },
    close: () => stop(),
  };
}

/**
 * Creates an API token for a program that should not sign in with a password:
 * `createTelephony({ baseUrl, auth: token })`.
 *
 * @param request `name` must be unique per user; `expiry` is the number of seconds that the token may stay idle, counted
 *   from its latest request; 0 means for ever (ledger O-04)
 * @returns the token. Treat it as a secret
 * @throws TelephonyError if the platform rejects the request, for example because the name is taken, or returns no token
 */
export async function mintApiToken(pbx: Telephony, request: ApiTokenCreate): Promise<string> {
  return tokenOf(await coreOf(pbx).call({ ...CREATE, options: { body: request } }));
}

const CREATE = { method: 'POST', path: '/apitokens', operationId: 'createApiToken' } as const;

function tokenOf(response: unknown): string {
  const token: unknown = (response as Partial<ApiTokenSingle> | undefined)?.data?.token;
  if (isToken(token)) return token;
  throw new TelephonyError('body', CREATE, 'the response has no data.token');
}

interface Listed {
  name?: unknown;
  token?: unknown;
  user_id?: number | string | null;
}

/**
 * Mints an API token. If its name is taken, the token of that name is used instead, provided that it belongs to the user
 * who has signed in: the list may hold tokens of others. One that the platform has rejected is deleted first.
 *
 * @param userToken the token of the login
 * @param rejected an API token that no longer works
 * @throws TelephonyError as every call does, and of kind `body` if the response holds no token
 */
async function getOrMint(
  core: Core,
  userToken: string,
  request: ApiTokenCreate,
  rejected: string | undefined,
): Promise<string> {
  const call = (method: CoreRequest['method'], path: string, options: CoreRequest['options'] = {}) => {
    const signed = withToken(method, path, userToken);
    return core.call({ ...signed, options: { ...signed.options, ...options } }) as Promise<
      { data?: unknown } | undefined
    >;
  };
  const mint = async () => tokenOf(await call('POST', '/apitokens', { body: request }));
  try {
    return await mint();
  } catch (error) {
    if (!TelephonyError.is(error) || error.status !== 400) throw error;
    const me = await call('GET', '/me');
    // Text here, a number in the list.
    const { id } = (me?.data ?? me ?? {}) as { id?: number | string };
    const filter = [{ property: 'name', operator: 'eq', value: request.name }];
    const listed = (await call('GET', '/apitokens', { query: { filter } }))?.data;
    const mine = (Array.isArray(listed) ? (listed as Listed[]) : []).find(
      (each) => each.name === request.name && id !== undefined && `${each.user_id}` === `${id}`,
    );
    if (!isToken(mine?.token)) throw error;
    if (mine.token !== rejected) return mine.token;
    await call('DELETE', '/apitokens/{token}', { path: { token: rejected } });
    return mint();
  }
}
