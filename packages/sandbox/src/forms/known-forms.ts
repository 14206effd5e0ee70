import { isJsonObject, type Operation } from '@telephony/contract';
import {
  asCode,
  asNumber,
  asText,
  type Form,
  omit,
  type PlainResponse,
  type MarkedValue,
  ofCode,
  only,
  type Rewrite,
  without,
} from './form.ts';

const each = (rewrites: Omit<MarkedValue, 'at'>, ...fields: string[]): MarkedValue[] =>
  fields.map((at) => ({ at, ...rewrites }));

const observedOnly = (...fields: string[]): MarkedValue[] => each({ documented: omit }, ...fields);

const withStatus = (status: number) => (response: PlainResponse) => ({ ...response, status });

const words = (from: number, list?: readonly string[]) => ({
  documented: asCode(from, list),
  read: ofCode(from, list),
});

const namedNumber: Rewrite = (value) => {
  if (typeof value !== 'string' || !/^\+?\d+$/.test(value)) return value;
  const number = `+${value.replace('+', '')}`;
  return `"${number}" <${number}>`;
};

const plainNumber: Rewrite = (value) =>
  typeof value === 'string' ? value.replace(/^"\+(\d+)" <\+\1>$/, '$1') : value;

// Objects stay: `include=users` asks for them (ledger O-62).
const withoutIds: Rewrite = (users) =>
  Array.isArray(users) && users.some((user) => typeof user === 'object') ? users : undefined;

const documentedPlace: Rewrite = (context) =>
  context === 'LOCAL_USER' || context === 'QUEUE' ? context : undefined;

const asMessage = (element: unknown): unknown =>
  isJsonObject(element)
    ? [element['field'], element['message']].filter((part) => typeof part === 'string').join(': ')
    : element;

function isMalformedBasic({ body }: PlainResponse): boolean {
  const errors = isJsonObject(body) ? body['errors'] : undefined;
  return (
    Array.isArray(errors) &&
    errors.some((error: unknown) => isJsonObject(error) && error['field'] === 'Authorization')
  );
}

const asUnauthorized = (response: PlainResponse, { responses }: Operation): PlainResponse => {
  const unauthorized = responses.get('401');
  if (!isMalformedBasic(response) || !unauthorized) return response;
  return { ...response, status: 401, body: unauthorized.examples.values().next().value?.value };
};

const all = [
  // Resources/User: an integer in the record, D or E in the model, whose fields live lists have (O-69).
  { id: 'C-04', values: each(words(0), 'two_factor_auth') },
  // Resources/Me: a string, while every other record has an integer. Nobody has seen a number here.
  { id: 'C-15', usual: 'documented', values: each({ observed: asNumber }, 'id') },
  // Endpoints/PBX settings list both statuses without saying when.
  { id: 'C-17', usual: 'documented', statuses: [{ status: 204, observed: withStatus(202) }] },
  // Endpoints/PBX settings: responses have the shape of a number, requests have fields of a campaign.
  {
    id: 'C-20',
    values: observedOnly(
      'call_me_back_setting_id',
      'call_tracking_setting_id',
      'chat_setting_id',
      'rules',
      'url',
    ),
  },
  // Overview/Response envelopes: an array of error messages; seen live: objects.
  {
    id: 'O-02',
    values: each(
      { documented: (errors) => (Array.isArray(errors) ? errors.map(asMessage) : errors) },
      'errors',
    ),
  },
  // Endpoints/Authentication and account: `data` and `links`; a shipped client finds `data` alone.
  { id: 'O-03', values: each({ observed: without('links') }, 'ApiTokenSingle') },
  // Resources/Live call: an integer; seen live in the 201 of `POST /calls`: a word.
  { id: 'O-20', values: each(words(0), 'state') },
  // Endpoints/Authentication and account: `{message}`; seen live: `{"data": {"response": "Pong"}}`.
  {
    id: 'O-21',
    values: each(
      {
        observed: (body) =>
          isJsonObject(body) && 'message' in body ? { data: { response: body['message'] } } : body,
      },
      'Pong',
    ),
  },
  // Resources/CDR: integers in returned bodies, words in the model; shipped clients find words.
  { id: 'O-22', values: each(words(0), 'type', 'disposition', 'destination') },
  // Resources/Monitor lists `id`, `created_at` and `token`; seen live: more.
  {
    id: 'O-23',
    values: observedOnly('called', 'caller', 'duration', 'size', 'timestamp', 'type'),
  },
  // Resources/Queue: `ring_strategy` an integer, and no `users`; seen live: a letter, and the ids of the users.
  {
    id: 'O-24',
    values: [
      ...each(words(1, ['A', 'H', 'M']), 'ring_strategy'),
      ...each({ documented: withoutIds }, 'users'),
    ],
  },
  // Resources/User lists the record without them; seen live in lists.
  { id: 'O-25', values: observedOnly('cli', 'dnd', 'ext', 'nb_sip_locations') },
  // Resources/Me lists seven fields; a shipped client finds six more.
  {
    id: 'O-26',
    values: observedOnly('customer_id', 'email', 'first_name', 'last_name', 'sip_domain', 'sip_password'),
  },
  // Authentication: 401 for whatever is not a token; seen live: 400.
  { id: 'O-30', statuses: [{ status: 400, documented: asUnauthorized }] },
  // Events/Call event body: integers; documented by the maker elsewhere (grade D): text.
  {
    id: 'O-31',
    usual: 'documented',
    values: each({ observed: asText }, 'src_id', 'dst_id', 'call_id', 'customer_id', 'monitor_id', 'user_id'),
  },
  // Events/Call event body names LOCAL_USER and QUEUE; seen live: `RG-<id>`, and bodies without it.
  { id: 'O-32', values: each({ documented: documentedPlace }, 'context') },
  // Events/Call event body lists neither; seen live: both.
  { id: 'O-33', values: observedOnly('root_call_id', 'final') },
  // Events/Call event body lists seven events of calls and no `terminated_by`; the maker documents more elsewhere.
  {
    id: 'O-34',
    values: observedOnly('CallDtmfEvent', 'MonitorAudioReadyEvent', 'terminated_by'),
  },
  // Endpoints/Calls lists 400 and 401 for `POST /calls`; seen live: 412.
  { id: 'O-40', statuses: [{ status: 412, documented: withStatus(400) }] },
  // Errors: 400 is a validation error, and no codes are shown; seen live: a message of its own for filters, and a code.
  {
    id: 'O-64',
    values: [
      ...each({ documented: (text) => (text === 'Filtration error' ? 'Validation error' : text) }, 'message'),
      ...observedOnly('code'),
    ],
  },
  // Resources/CDR; other clients alone were given samples like these (grade C), so they are not usual.
  {
    id: 'O-67',
    usual: 'documented',
    values: [
      ...each({ observed: namedNumber, read: plainNumber }, 'clid'),
      ...each({ observed: () => null }, 'dst_ua', 'info', 'parent_live_id', 'root_live_id'),
    ],
  },
  // Resources/User: the record, which is the same in lists (ledger C-05); seen live: the whole model.
  {
    id: 'O-69',
    values: each(
      {
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
      'User',
    ),
  },
  // Endpoints/Calls lists 301. Shipped clients take any status from 200 to 399, so the documented one is usual.
  { id: 'O-71', usual: 'documented', statuses: [{ status: 301, observed: withStatus(200) }] },
] as const satisfies readonly Form[];

export type FormId = (typeof all)[number]['id'];

export const forms: readonly Form<FormId>[] = all;
