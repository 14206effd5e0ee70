import { TelephonyError } from '../core/telephony-error.ts';
import type { ApiTokenCreate } from '../generated/schema.ts';
import type { Telephony } from '../types/telephony.ts';

/**
 * Creates an API token for a program that should not sign in with a password:
 * `createTelephony({ baseUrl, auth: token })`.
 *
 * @param request `name` must be unique per user; `expiry` is the number of seconds that the token may stay idle, counted
 *   from its latest request; 0 means for ever (ledger O-04)
 * @returns the token. Treat it as a secret
 * @throws TelephonyError if the platform rejects the request, for example because the name is taken, or returns no token
 */
export async function mintApiToken(
  pbx: Pick<Telephony, '/apitokens'>,
  request: ApiTokenCreate,
): Promise<string> {
  const response = await pbx['/apitokens'].post({ body: request });
  const token: unknown = response?.data?.token;
  if (typeof token === 'string') return token;
  throw new TelephonyError('body', { method: 'POST', path: '/apitokens' }, 'the response has no data.token');
}
