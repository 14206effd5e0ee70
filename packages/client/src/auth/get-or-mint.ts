import type { Core, CoreRequest } from '../core/core.ts';
import { TelephonyError } from '../core/telephony-error.ts';
import type { ApiTokenCreate } from '../generated/schema.ts';
import { isToken } from './credentials.ts';
import { withToken } from './with-token.ts';

/** A record of GET /apitokens. */
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
export async function getOrMint(
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
  const mint = async () => {
    const { token } = ((await call('POST', '/apitokens', { body: request }))?.data ?? {}) as Listed;
    if (isToken(token)) return token;
    throw new TelephonyError(
      'body',
      { method: 'POST', path: '/apitokens' },
      'the response has no data.token',
    );
  };
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
