import { createCall, deleteCall, getCall, listCdrs, login, updateCall } from './src';
import { client } from './src/client.gen';

const {
  TELEPHONY_URL = '',
  TELEPHONY_EMAIL = '',
  TELEPHONY_PASSWORD = '',
  TELEPHONY_FILTER = '',
  TELEPHONY_USER = '',
  TELEPHONY_EXTENSION = '',
} = process.env;

/** The 301 of a changed call is its success, and must not be followed; the client takes only 2xx for success. */
const fetch301: typeof fetch = async (request, init) => {
  const response = await fetch(request, { ...init, redirect: 'manual' });
  return response.status === 301
    ? new Response(response.body, { status: 200, headers: response.headers })
    : response;
};

client.setConfig({ baseUrl: TELEPHONY_URL, fetch: fetch301 });
const session = await login({
  body: { email: TELEPHONY_EMAIL, password: TELEPHONY_PASSWORD },
  throwOnError: true,
});
if (!('user_token' in session.data)) throw new Error('The user has a second factor.');
client.setConfig({ headers: { 'X-Auth-Token': session.data.user_token } });

const cdrs = await listCdrs({ query: { limit: 2, filter: TELEPHONY_FILTER }, throwOnError: true });
const started = await createCall({ body: { from: TELEPHONY_USER, to: '447700900456' }, throwOnError: true });
const { id } = started.data.data;
const live = await getCall({ path: { id }, throwOnError: true });
const changed = await updateCall({ path: { id }, body: { dst: TELEPHONY_EXTENSION }, throwOnError: true });
await deleteCall({ path: { id }, throwOnError: true });
const refused = await createCall({ body: { from: TELEPHONY_EXTENSION, to: '447700900456' } });

console.log(
  JSON.stringify({
    cdrs: cdrs.data.data.length,
    call: id,
    state: live.data.data.state,
    dst: changed.data.data.dst,
    error: refused.error?.errors?.[0],
  }),
);
