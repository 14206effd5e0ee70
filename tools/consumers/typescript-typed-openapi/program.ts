import { createApiClient, type Fetcher } from './client';

const {
  TELEPHONY_URL = '',
  TELEPHONY_EMAIL = '',
  TELEPHONY_PASSWORD = '',
  TELEPHONY_FILTER = '',
  TELEPHONY_USER = '',
  TELEPHONY_EXTENSION = '',
} = process.env;

let token = '';
const fetcher: Fetcher = {
  async fetch({ method, url, urlSearchParams, parameters }) {
    if (urlSearchParams) url.search = urlSearchParams.toString();
    const body = parameters?.body === undefined ? null : JSON.stringify(parameters.body);
    const headers = { 'Content-Type': 'application/json', ...(token && { 'X-Auth-Token': token }) };
    const response = await fetch(url, { method: method.toUpperCase(), headers, body, redirect: 'manual' });
    // The 301 of a changed call is its success, and must not be followed; the client takes only 2xx for success.
    return response.status === 301
      ? new Response(response.body, { status: 200, headers: response.headers })
      : response;
  },
};

const client = createApiClient(fetcher, TELEPHONY_URL);
const session = await client.post('/login', {
  body: { email: TELEPHONY_EMAIL, password: TELEPHONY_PASSWORD },
});
if (!('user_token' in session)) throw new Error('The user has a second factor.');
token = session.user_token;

const cdrs = await client.get('/cdrs', { query: { limit: 2, filter: TELEPHONY_FILTER } });
const started = await client.post('/calls', { body: { from: TELEPHONY_USER, to: '447700900456' } });
const { id } = started.data;
const live = await client.get('/calls/{id}', { path: { id } });
const state: string | null | undefined = live.data.state;
const changed = await client.patch('/calls/{id}', { path: { id }, body: { dst: TELEPHONY_EXTENSION } });
await client.delete('/calls/{id}', { path: { id } });
const refused = await client.post('/calls', {
  body: { from: TELEPHONY_EXTENSION, to: '447700900456' },
  withResponse: true,
  throwOnStatusError: false,
});
if (refused.ok) throw new Error('A wrong call was started.');
const { errors } = refused.data as { errors?: { field?: string }[] };

console.log(
  JSON.stringify({
    cdrs: cdrs.data.length,
    call: id,
    state,
    dst: changed.data.dst,
    field: errors?.[0]?.field,
  }),
);
