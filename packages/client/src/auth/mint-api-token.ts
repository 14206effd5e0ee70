import { TelephonyError } from '../core/telephony-error.ts';
import type { ApiTokenCreate } from '../generated/schema.ts';
import type { Telephony } from '../types/telephony.ts';

/**
 * Makes an API token for a program that is not to log in again: `createTelephony({ baseUrl, auth: token })`.
 *
 * @param request `name` is unique for its user; `expiry` is the number of seconds that the token may stay idle, started
 *   anew by each request, 0 for ever (ledger O-04)
 * @returns the token, a secret
 * @throws TelephonyError where the platform refuses, as for a name that is taken, or gives no token
 */
export async function mintApiToken(
  pbx: Pick<Telephony, '/apitokens'>,
  request: ApiTokenCreate,
): Promise<string> {
  const answer = await pbx['/apitokens'].post({ body: request });
  const token: unknown = answer?.data?.token;
  if (typeof token === 'string') return token;
  throw new TelephonyError('body', { method: 'POST', path: '/apitokens' }, 'the answer holds no data.token');
}
