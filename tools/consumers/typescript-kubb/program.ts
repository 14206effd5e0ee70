import { ResponseError, shared } from './fetch.ts';
import { createCall, deleteCall, getCall, listCdrs, login, updateCall } from './src/client.ts';

const {
  TELEPHONY_URL = '',
  TELEPHONY_EMAIL = '',
  TELEPHONY_PASSWORD = '',
  TELEPHONY_FILTER = '',
  TELEPHONY_USER = '',
  TELEPHONY_EXTENSION = '',
} = process.env;

shared.baseURL = TELEPHONY_URL;
const session = await login({ email: TELEPHONY_EMAIL, password: TELEPHONY_PASSWORD });
if (!('user_token' in session)) throw new Error('The user has a second factor.');
shared.headers['X-Auth-Token'] = session.user_token;

const cdrs = await listCdrs({ limit: 2, filter: TELEPHONY_FILTER });
const started = await createCall({ from: TELEPHONY_USER, to: '447700900456' });
const { id } = started.data;
const live = await getCall(id);
const state: string | null | undefined = live.data.state;
const changed = await updateCall(id, { dst: TELEPHONY_EXTENSION });
await deleteCall(id);
const refused: unknown = await createCall({ from: TELEPHONY_EXTENSION, to: '447700900456' }).catch(
  (error: unknown) => error,
);
if (!(refused instanceof ResponseError)) throw new Error('A wrong call was started.');
const { errors } = refused.body as { errors?: { field?: string }[] };

console.log(
  JSON.stringify({
    cdrs: cdrs.data.length,
    call: id,
    state,
    dst: changed.data.dst,
    field: errors?.[0]?.field,
  }),
);
