import { createCall, deleteCall, getCall, listCdrs, login, updateCall } from './client';

const {
  TELEPHONY_EMAIL = '',
  TELEPHONY_PASSWORD = '',
  TELEPHONY_FILTER = '',
  TELEPHONY_USER = '',
  TELEPHONY_EXTENSION = '',
} = process.env;

const session = await login({ email: TELEPHONY_EMAIL, password: TELEPHONY_PASSWORD });
if (session.status !== 200) throw new Error(`Signing in: ${session.status}`);
// The 301 of a changed call is its success, and must not be followed.
const signedIn = { headers: { 'X-Auth-Token': session.data.user_token }, redirect: 'manual' } as const;

const cdrs = await listCdrs({ limit: 2, filter: TELEPHONY_FILTER }, signedIn);
if (cdrs.status !== 200) throw new Error(`CDRs: ${cdrs.status}`);
const started = await createCall({ from: TELEPHONY_USER, to: '447700900456' }, signedIn);
if (started.status !== 201) throw new Error(`Starting a call: ${started.status}`);
const { id } = started.data.data;
const live = await getCall(id, signedIn);
if (live.status !== 200) throw new Error(`Reading the call: ${live.status}`);
const changed = await updateCall(id, { dst: TELEPHONY_EXTENSION }, signedIn);
if (changed.status !== 200 && changed.status !== 301)
  throw new Error(`Transferring the call: ${changed.status}`);
const ended = await deleteCall(id, signedIn);
if (ended.status !== 204) throw new Error(`Hanging up: ${ended.status}`);
const refused = await createCall({ from: TELEPHONY_EXTENSION, to: '447700900456' }, signedIn);
if (refused.status !== 400) throw new Error(`A wrong call: ${refused.status}`);

console.log(
  JSON.stringify({
    cdrs: cdrs.data.data.length,
    call: id,
    state: live.data.data.state,
    dst: changed.data.data.dst,
    error: refused.data.errors?.[0],
  }),
);
