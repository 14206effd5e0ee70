import createClient from 'openapi-fetch';
import type { paths } from './schema';

const {
  TELEPHONY_URL = '',
  TELEPHONY_EMAIL = '',
  TELEPHONY_PASSWORD = '',
  TELEPHONY_FILTER = '',
  TELEPHONY_USER = '',
  TELEPHONY_EXTENSION = '',
} = process.env;

/** The 301 of a changed call is its success, and must not be followed; the client takes only 2xx for success. */
const fetch301 = async (request: Request) => {
  const response = await fetch(request, { redirect: 'manual' });
  return response.status === 301
    ? new Response(response.body, { status: 200, headers: response.headers })
    : response;
};

const anyone = createClient<paths>({ baseUrl: TELEPHONY_URL });
const session = await anyone.POST('/login', {
  body: { email: TELEPHONY_EMAIL, password: TELEPHONY_PASSWORD },
});
if (!session.data || !('user_token' in session.data))
  throw new Error(`Signing in: ${session.response.status}`);
const headers = { 'X-Auth-Token': session.data.user_token };
const client = createClient<paths>({ baseUrl: TELEPHONY_URL, fetch: fetch301, headers });

const cdrs = await client.GET('/cdrs', { params: { query: { limit: 2, filter: TELEPHONY_FILTER } } });
const started = await client.POST('/calls', { body: { from: TELEPHONY_USER, to: '447700900456' } });
if (!started.data) throw new Error(`Starting a call: ${started.response.status}`);
const { id } = started.data.data;
const params = { path: { id } };
const live = await client.GET('/calls/{id}', { params });
const changed = await client.PATCH('/calls/{id}', { params, body: { dst: TELEPHONY_EXTENSION } });
const ended = await client.DELETE('/calls/{id}', { params });
if (!ended.response.ok) throw new Error(`Hanging up: ${ended.response.status}`);
const refused = await client.POST('/calls', { body: { from: TELEPHONY_EXTENSION, to: '447700900456' } });
const error = refused.error && 'errors' in refused.error ? refused.error.errors?.[0] : undefined;

console.log(
  JSON.stringify({
    cdrs: cdrs.data?.data.length,
    call: id,
    state: live.data?.data.state,
    dst: changed.data?.data.dst,
    error,
  }),
);
