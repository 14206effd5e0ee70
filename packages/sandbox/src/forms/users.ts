import { isJsonObject, type Operation } from '@telephony/contract';
import { asCode, asNumber, form, leftOut, type Made, ofCode, only, type Rewrite, without } from './form.ts';

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

const asMessage: Rewrite = (element) => {
  if (!isJsonObject(element)) return element;
  return [element['field'], element['message']].filter((part) => typeof part === 'string').join(': ');
};

/** Overview/Response envelopes: an array of error messages; seen live: objects. */
export const errorElements = form({
  id: 'O-02',
  title: 'Elements of `errors`',
  documented: 'texts',
  observed: 'objects with `field` and `message`',
  usual: 'observed',
  values: [
    {
      at: 'errors',
      documented: (errors, schema) =>
        Array.isArray(errors) ? errors.map((element) => asMessage(element, schema)) : errors,
    },
  ],
});

/** Errors: 400 is a validation error, and no codes are shown; seen live: a message of its own for filters, and a code. */
export const errorWords = form({
  id: 'O-64',
  title: '`message` of a refused filter, and `code` of its element',
  documented: '`Validation error`, no `code`',
  observed: '`Filtration error`, `SF0010`',
  usual: 'observed',
  values: [
    {
      at: 'message',
      documented: (text) => (text === 'Filtration error' ? 'Validation error' : text),
    },
    { at: 'code', documented: leftOut },
  ],
});

/** Whether a response refuses an `Authorization` header that cannot be read. */
function isMalformedBasic({ body }: Made): boolean {
  const errors = isJsonObject(body) ? body['errors'] : undefined;
  return (
    Array.isArray(errors) &&
    errors.some((error: unknown) => isJsonObject(error) && error['field'] === 'Authorization')
  );
}

/** The words that the operation's own example has for a missing token. */
function unauthorizedBody({ responses }: Operation): unknown {
  return responses.get('401')?.examples.values().next().value?.value;
}

/** Authentication: 401 for whatever is not a token; seen live: 400. */
export const malformedBasic = form({
  id: 'O-30',
  title: 'Malformed HTTP Basic',
  documented: '401',
  observed: '400',
  usual: 'observed',
  statuses: [
    {
      status: 400,
      documented: (made, operation) =>
        isMalformedBasic(made) && operation.responses.has('401')
          ? { ...made, status: 401, body: unauthorizedBody(operation) }
          : made,
    },
  ],
});

/** Resources/User: an integer in the record, D or E in the model, whose fields live lists have (O-69). */
export const secondFactor = form({
  id: 'C-04',
  title: '`two_factor_auth` of a user',
  documented: 'a number',
  observed: 'a letter: `D` or `E`',
  usual: 'observed',
  values: [{ at: 'two_factor_auth', documented: asCode(0), read: ofCode(0) }],
});

/** Resources/User lists the record without them; seen live in lists. */
export const userTelephony = form({
  id: 'O-25',
  title: '`cli`, `dnd`, `ext` and `nb_sip_locations` of a user',
  documented: 'left out',
  observed: 'given',
  usual: 'observed',
  values: ['cli', 'dnd', 'ext', 'nb_sip_locations'].map((at) => ({ at, documented: leftOut })),
});

/** Resources/User: the record, which is the same in lists (ledger C-05); seen live: the whole model. */
export const userRecord = form({
  id: 'O-69',
  title: 'Fields of a user',
  documented: 'the 12 of the record',
  observed: 'all of the user model',
  usual: 'observed',
  values: [
    {
      at: 'User',
      documented: only(
        'id',
        'active',
        'created_at',
        'customer',
        'email',
        'first_name',
        'is_initial',
        'is_root',
        'last_name',
        'roles',
        'two_factor_auth',
        'visited_apps',
      ),
    },
  ],
});

/** Resources/Me: a string, while every other record has an integer. Nobody has seen a number here, so it is not usual. */
export const ownId = form({
  id: 'C-15',
  title: '`id` of `GET /me`',
  documented: 'text: `"410003"`',
  observed: 'a number, as in every other record: `410003`',
  usual: 'documented',
  values: [{ at: 'id', observed: asNumber }],
});

/** Resources/Me lists seven fields; a shipped client finds six more. */
export const ownRecord = form({
  id: 'O-26',
  title: 'Name, e-mail address and SIP account in `GET /me`',
  documented: 'left out',
  observed: 'given',
  usual: 'observed',
  values: ['customer_id', 'email', 'first_name', 'last_name', 'sip_domain', 'sip_password'].map((at) => ({
    at,
    documented: leftOut,
  })),
});
