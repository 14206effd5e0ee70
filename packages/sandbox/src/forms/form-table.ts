import { type FieldError, isJsonObject, type JsonSchema, type Operation } from '@telephony/contract';
import type { LedgerId } from '@telephony/openapi';

export type Variant = 'documented' | 'observed';

/** Returns undefined for a field to leave out, or an event not to send. */
type Rewrite = (value: unknown, schema: JsonSchema) => unknown;

export interface PlainResponse {
  status: number;
  body: unknown;
  warnings?: readonly FieldError[];
}

type Restate = (response: PlainResponse, operation: Operation) => PlainResponse;

interface FormOf<Change> extends Partial<Record<Variant, Change>> {
  id: LedgerId;
  /** The variant that is sent by default. Default: observed. */
  usual?: Variant;
}

export interface ValueForm extends FormOf<Rewrite> {
  /** The names of the marked fields or schemas. */
  at: readonly string[];
  /** Converts a filter's value from the variant that the store does not have. */
  read?: Rewrite;
}

export interface StatusForm extends FormOf<Restate> {
  status: number;
}

// The documents show no numbers (ledger N-30): each word has its place in the list, and all other words share the next number.
function coded(from: number, list?: readonly string[]): Pick<ValueForm, 'documented' | 'read'> {
  const wordsOf = (schema: JsonSchema): readonly unknown[] => {
    const all = [schema, schema['anyOf'] ?? []].flat() as JsonSchema[];
    return list ?? all.flatMap(({ enum: listed = [] }) => listed as unknown[]).filter(isWord);
  };
  return {
    documented: (value, schema) => {
      if (typeof value !== 'string') return value;
      const words = wordsOf(schema);
      return from + (words.includes(value) ? words.indexOf(value) : words.length);
    },
    read: (value, schema) => {
      if (!/^\d+$/.test(String(value))) return value;
      const words = wordsOf(schema);
      return words[Number(value) - from] ?? value;
    },
  };
}

const isWord = (value: unknown): boolean => typeof value === 'string';

const observedOnly = { documented: () => undefined } satisfies Partial<ValueForm>;

const asText: Rewrite = (value) => (typeof value === 'number' ? String(value) : value);

const asNumber: Rewrite = (value) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

const keeping =
  (keeps: (name: string) => boolean): Rewrite =>
  (value) =>
    isJsonObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => keeps(name))) : value;

const USER_RECORD: readonly string[] =
  'id active created_at customer email first_name is_initial is_root last_name roles two_factor_auth visited_apps'.split(
    ' ',
  );

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

const asMessages: Rewrite = (errors) =>
  Array.isArray(errors)
    ? errors.map((error: unknown) =>
        isJsonObject(error)
          ? [error['field'], error['message']].filter((part) => typeof part === 'string').join(': ')
          : error,
      )
    : errors;

const asPong: Rewrite = (body) =>
  isJsonObject(body) && 'message' in body ? { data: { response: body['message'] } } : body;

const withStatus =
  (status: number): Restate =>
  (response) => ({ ...response, status });

// Malformed Basic credentials.
const asUnauthorized: Restate = (response, { responses }) => {
  const unauthorized = responses.get('401');
  const errors = isJsonObject(response.body) ? response.body['errors'] : undefined;
  const isMalformed = [errors]
    .flat()
    .some((error) => isJsonObject(error) && error['field'] === 'Authorization');
  if (!isMalformed || !unauthorized) return response;
  return { ...response, status: 401, body: unauthorized.examples.values().next().value?.value };
};

/** The things that are sent in two variants; the contract marks their places with the ID of the ledger's entry. */
export const forms: readonly (ValueForm | StatusForm)[] = [
  // Resources/User: an integer in the record, D or E in the model, whose fields live lists have (O-69).
  { id: 'C-04', at: ['two_factor_auth'], ...coded(0) },
  // Resources/Me: a string, while every other record has an integer. Nobody has seen a number here.
  { id: 'C-15', at: ['id'], usual: 'documented', observed: asNumber },
  // Endpoints/PBX settings list both statuses without saying when.
  { id: 'C-17', status: 204, usual: 'documented', observed: withStatus(202) },
  // Endpoints/PBX settings: responses have the shape of a number, requests have fields of a campaign.
  {
    id: 'C-20',
    at: ['call_me_back_setting_id', 'call_tracking_setting_id', 'chat_setting_id', 'rules', 'url'],
    ...observedOnly,
  },
  // Overview/Response envelopes: an array of error messages; seen live: objects.
  { id: 'O-02', at: ['errors'], documented: asMessages },
  // Endpoints/Authentication and account: `data` and `links`; a shipped client finds `data` alone.
  { id: 'O-03', at: ['ApiTokenSingle'], observed: keeping((name) => name !== 'links') },
  // Resources/Live call: an integer; seen live in the 201 of `POST /calls`: a word.
  { id: 'O-20', at: ['state'], ...coded(0) },
  // Endpoints/Authentication and account: `{message}`; seen live: `{"data": {"response": "Pong"}}`.
  { id: 'O-21', at: ['Pong'], observed: asPong },
  // Resources/CDR: integers in returned bodies, words in the model; shipped clients find words.
  { id: 'O-22', at: ['type', 'disposition', 'destination'], ...coded(0) },
  // Resources/Monitor lists `id`, `created_at` and `token`; seen live: more.
  { id: 'O-23', at: ['called', 'caller', 'duration', 'size', 'timestamp', 'type'], ...observedOnly },
  // Resources/Queue: `ring_strategy` an integer, and no `users`; seen live: a letter, and the ids of the users.
  { id: 'O-24', at: ['ring_strategy'], ...coded(1, ['A', 'H', 'M']) },
  { id: 'O-24', at: ['users'], documented: withoutIds },
  // Resources/User lists the record without them; seen live in lists.
  { id: 'O-25', at: ['cli', 'dnd', 'ext', 'nb_sip_locations'], ...observedOnly },
  // Resources/Me lists seven fields; a shipped client finds six more.
  {
    id: 'O-26',
    at: ['customer_id', 'email', 'first_name', 'last_name', 'sip_domain', 'sip_password'],
    ...observedOnly,
  },
  // Authentication: 401 for whatever is not a token; seen live: 400.
  { id: 'O-30', status: 400, documented: asUnauthorized },
  // Events/Call event body: integers; documented by the maker elsewhere (grade D): text.
  {
    id: 'O-31',
    at: ['src_id', 'dst_id', 'call_id', 'customer_id', 'monitor_id', 'user_id'],
    usual: 'documented',
    observed: asText,
  },
  // Events/Call event body names LOCAL_USER and QUEUE; seen live: `RG-<id>`, and bodies without it.
  {
    id: 'O-32',
    at: ['context'],
    documented: (context: unknown) => (context === 'LOCAL_USER' || context === 'QUEUE' ? context : undefined),
  },
  // Events/Call event body lists neither; seen live: both.
  { id: 'O-33', at: ['root_call_id', 'final'], ...observedOnly },
  // Events/Call event body lists seven events of calls and no `terminated_by`; the maker documents more elsewhere.
  { id: 'O-34', at: ['CallDtmfEvent', 'MonitorAudioReadyEvent', 'terminated_by'], ...observedOnly },
  // Endpoints/Calls lists 400 and 401 for `POST /calls`; seen live: 412.
  { id: 'O-40', status: 412, documented: withStatus(400) },
  // Errors: 400 is a validation error, and no codes are shown; seen live: a message of its own for filters, and a code.
  {
    id: 'O-64',
    at: ['message'],
    documented: (text: unknown) => (text === 'Filtration error' ? 'Validation error' : text),
  },
  { id: 'O-64', at: ['code'], ...observedOnly },
  // Resources/CDR; other clients alone were given samples like these (grade C), so they are not usual.
  { id: 'O-67', at: ['clid'], usual: 'documented', observed: namedNumber, read: plainNumber },
  {
    id: 'O-67',
    at: ['dst_ua', 'info', 'parent_live_id', 'root_live_id'],
    usual: 'documented',
    observed: () => null,
  },
  // Resources/User: the record, which is the same in lists (ledger C-05); seen live: the whole model.
  { id: 'O-69', at: ['User'], documented: keeping((name) => USER_RECORD.includes(name)) },
  // Endpoints/Calls lists 301. Shipped clients take any status from 200 to 399, so the documented one is usual.
  { id: 'O-71', status: 301, usual: 'documented', observed: withStatus(200) },
];
