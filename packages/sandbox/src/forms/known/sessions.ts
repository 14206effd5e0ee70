import { isJsonObject } from '@telephony/contract';
import { form } from '../shape/form.ts';
import { without } from '../shape/rewrites.ts';

/** Endpoints/Authentication and account: `{message}`; seen live: `{"data": {"response": "Pong"}}`. */
export const pong = form({
  id: 'O-21',
  title: 'Response of `GET /ping`',
  documented: '`{"message": "Pong"}`',
  observed: '`{"data": {"response": "Pong"}}`',
  usual: 'observed',
  values: [
    {
      at: 'Pong',
      observed: (body) =>
        isJsonObject(body) && 'message' in body ? { data: { response: body['message'] } } : body,
    },
  ],
});

/** Endpoints/Authentication and account: `data` and `links`; a shipped client finds `data` alone. */
export const newApiToken = form({
  id: 'O-03',
  title: 'Response of `POST /apitokens`',
  documented: '`data` and `links`',
  observed: '`data` alone',
  usual: 'observed',
  values: [{ at: 'ApiTokenSingle', observed: without('links') }],
});
