import { type Core, coreOf, type CoreRequest, type Telephony } from '../core/core.ts';
import { TelephonyError } from '../core/telephony-error.ts';
import { checkNames, type NamesOf } from '../core/check-names.ts';
import type { ApiTokenCreate, ApiTokenSingle } from '../generated/schema.ts';
import { type Auth, isToken } from './auth.ts';
import { keepAlive, withToken } from './keep-alive.ts';
import { session, type SessionOptions } from './session.ts';
import { getStoredToken, type TokenStore } from './token-store.ts';

const MAX_PING_INTERVAL_MS = 43_200_000;

/** Options of `apiToken`. */
export interface ApiTokenOptions extends Omit<SessionOptions, 'keepAliveMs' | 'tokenStore'> {
  /** Name of the token, unique per user (ledger O-04). Choose one per program. */
  readonly name: string;
  /** Seconds that the token may stay idle; 0 means for ever (ledger O-04). */
  readonly expiry: number;
  readonly tokenStore: TokenStore;
}

const OPTIONS: NamesOf<ApiTokenOptions> = {
  email: true,
  password: true,
  secondFactor: true,
  name: true,
  expiry: true,
  tokenStore: true,
  device_fingerprint: true,
  remember_me: true,
};

/**
 * Supplies an API token for a program that runs again and again: from the store, else the user's token of this name, else a new one. It
 * pings while the client is open, on a timer that does not keep the process alive.
 *
 * @example
 * const tokenStore = fileTokenStore('/var/lib/report/tokens.json');
 * createTelephony({ baseUrl, auth: apiToken({ email, password, name: 'report', expiry: 604_800, tokenStore }) });
 *
 * @throws TypeError for an unknown option
 */
export function apiToken(options: ApiTokenOptions): Auth {
  checkNames('option of apiToken()', options, OPTIONS);
  const { name, expiry, tokenStore, ...login } = options;
  const request: ApiTokenCreate = { name, expiry };
  const pingMs = Math.min((expiry * 1000) / 3, MAX_PING_INTERVAL_MS);
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
    const token = await getStoredToken(core, tokenStore, {
      owner: `${login.email} ${name}`,
      rejected,
      operation: CREATE_TOKEN,
      create: () => mint(core),
    });
    stop = keepAlive(core, token, pingMs, () => drop(token));
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
 * Creates an API token for a program: `createTelephony({ baseUrl, auth: token })`.
 *
 * @param request `name` must be unique per user; `expiry` is in idle seconds, and 0 means for ever (ledger O-04)
 * @throws TelephonyError if the platform rejects the request, such as for a name that is taken, or returns no token
 */
export async function mintApiToken(pbx: Telephony, request: ApiTokenCreate): Promise<string> {
  return tokenIn(await coreOf(pbx).call({ ...CREATE_TOKEN, options: { body: request } }));
}

const CREATE_TOKEN = { method: 'POST', path: '/apitokens', operationId: 'createApiToken' } as const;

function tokenIn(response: unknown): string {
  const token: unknown = (response as Partial<ApiTokenSingle> | undefined)?.data?.token;
  if (isToken(token)) return token;
  throw new TelephonyError('body', CREATE_TOKEN, 'the response has no data.token');
}

interface ListedToken {
  name?: unknown;
  token?: unknown;
  user_id?: number | string | null;
}

// If the name is taken, the user's token of that name is used instead; the list may hold tokens of other users. A rejected token is
// deleted first.
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
  const mint = async () => tokenIn(await call('POST', '/apitokens', { body: request }));
  try {
    return await mint();
  } catch (error) {
    if (!TelephonyError.is(error) || error.status !== 400) throw error;
    const me = await call('GET', '/me');
    // Text here, a number in the list.
    const { id } = (me?.data ?? me ?? {}) as { id?: number | string };
    const filter = [{ property: 'name', operator: 'eq', value: request.name }];
    const listed = (await call('GET', '/apitokens', { query: { filter } }))?.data;
    const mine = (Array.isArray(listed) ? (listed as ListedToken[]) : []).find(
      (each) => each.name === request.name && id !== undefined && `${each.user_id}` === `${id}`,
    );
    if (!isToken(mine?.token)) throw error;
    if (mine.token !== rejected) return mine.token;
    await call('DELETE', '/apitokens/{token}', { path: { token: rejected } });
    return mint();
  }
}
