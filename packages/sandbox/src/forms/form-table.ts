import { type FieldError, isJsonObject, type JsonSchema, type Operation } from '@telephony/contract';
import type { LedgerId } from '@telephony/openapi';

export type Variant = 'documented' | 'observed';

// Returns undefined for a field to leave out, or an event not to send.
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

export type Form = ValueForm | (FormOf<Restate> & { status: number });

// The documents show no numbers (ledger N-30): each word has its place in the list, and all other words share the next number.
function coded(from: number, list?: readonly string[]): Pick<ValueForm, 'documented' | 'read'> {
  const wordsOf = (schema: JsonSchema): readonly unknown[] =>
    list ??
    ([schema, schema['anyOf'] ?? []].flat() as JsonSchema[])
      .flatMap(({ enum: values = [] }) => values as unknown[])
      .filter((word) => typeof word === 'string');
  return {
    documented: (value, schema) => {
      if (typeof value !== 'string') return value;
      const words = wordsOf(schema);
      return from + (words.includes(value) ? words.indexOf(value) : words.length);
    },
    read: (value, schema) =>
      /^\d+$/.test(String(value)) ? (wordsOf(schema)[Number(value) - from] ?? value) : value,
  };
}

const seenOnly = (id: LedgerId, ...at: string[]): ValueForm => ({ id, at, documented: () => undefined });

const text: Rewrite = (value) => (typeof value === 'number' ? String(value) : value);

const number: Rewrite = (value) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

const keeping =
  (keeps: (name: string) => boolean): Rewrite =>
  (value) =>
    isJsonObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => keeps(name))) : value;

const USER_RECORD: ReadonlySet<string> = new Set(
  'id active created_at customer email first_name is_initial is_root last_name roles two_factor_auth visited_apps'.split(
    ' ',
  ),
);

const namedNumber: Rewrite = (value) => {
  if (typeof value !== 'string' || !/^\+?\d+$/.test(value)) return value;
  const plus = `+${value.replace('+', '')}`;
  return `"${plus}" <${plus}>`;
};

const plainNumber: Rewrite = (value) =>
  typeof value === 'string' ? value.replace(/^"\+(\d+)" <\+\1>$/, '$1') : value;

// Objects stay: `include=users` asks for them (ledger O-62).
const withoutIds: Rewrite = (users) =>
  Array.isArray(users) && users.some((user) => typeof user === 'object') ? users : undefined;

const messages: Rewrite = (errors) =>
  Array.isArray(errors)
    ? errors.map((error: unknown) =>
        isJsonObject(error)
          ? [error['field'], error['message']].filter((part) => typeof part === 'string').join(': ')
          : error,
      )
    : errors;

const pong: Rewrite = (body) =>
  isJsonObject(body) && 'message' in body ? { data: { response: body['message'] } } : body;

const withStatus =
  (status: number): Restate =>
  (response) => ({ ...response, status });

// Malformed Basic credentials.
const unauthorized: Restate = (response, { responses }) => {
  const declared = responses.get('401');
  const errors = isJsonObject(response.body) ? [response.body['errors']].flat() : [];
  if (!declared || !errors.some((one) => isJsonObject(one) && one['field'] === 'Authorization'))
    return response;
  return { ...response, status: 401, body: declared.examples.values().next().value?.value };
};

// The contract marks the places with the ID of the ledger's entry, which has the sources of both variants; the store has
// the variant without a function.
export const forms: readonly Form[] = [
  { id: 'C-04', at: ['two_factor_auth'], ...coded(0) },
  // Nobody has seen a number here.
  { id: 'C-15', at: ['id'], usual: 'documented', observed: number },
  { id: 'C-17', status: 204, usual: 'documented', observed: withStatus(202) },
  seenOnly('C-20', 'call_me_back_setting_id', 'call_tracking_setting_id', 'chat_setting_id', 'rules', 'url'),
  { id: 'O-02', at: ['errors'], documented: messages },
  { id: 'O-03', at: ['ApiTokenSingle'], observed: keeping((name) => name !== 'links') },
  { id: 'O-20', at: ['state'], ...coded(0) },
  { id: 'O-21', at: ['Pong'], observed: pong },
  { id: 'O-22', at: ['type', 'disposition', 'destination'], ...coded(0) },
  seenOnly('O-23', 'called', 'caller', 'duration', 'size', 'timestamp', 'type'),
  { id: 'O-24', at: ['ring_strategy'], ...coded(1, ['A', 'H', 'M']) },
  { id: 'O-24', at: ['users'], documented: withoutIds },
  seenOnly('O-25', 'cli', 'dnd', 'ext', 'nb_sip_locations'),
  seenOnly('O-26', 'customer_id', 'email', 'first_name', 'last_name', 'sip_domain', 'sip_password'),
  { id: 'O-30', status: 400, documented: unauthorized },
  // Integers are documented; the maker documents texts elsewhere (grade D).
  {
    id: 'O-31',
    at: ['src_id', 'dst_id', 'call_id', 'customer_id', 'monitor_id', 'user_id'],
    usual: 'documented',
    observed: text,
  },
  {
    id: 'O-32',
    at: ['context'],
    documented: (context: unknown) => (context === 'LOCAL_USER' || context === 'QUEUE' ? context : undefined),
  },
  seenOnly('O-33', 'root_call_id', 'final'),
  seenOnly('O-34', 'CallDtmfEvent', 'MonitorAudioReadyEvent', 'terminated_by'),
  { id: 'O-40', status: 412, documented: withStatus(400) },
  {
    id: 'O-64',
    at: ['message'],
    documented: (message: unknown) => (message === 'Filtration error' ? 'Validation error' : message),
  },
  seenOnly('O-64', 'code'),
  // Other clients alone were given samples like these (grade C), so they are not usual.
  { id: 'O-67', at: ['clid'], usual: 'documented', observed: namedNumber, read: plainNumber },
  {
    id: 'O-67',
    at: ['dst_ua', 'info', 'parent_live_id', 'root_live_id'],
    usual: 'documented',
    observed: () => null,
  },
  // The record, which is the same in lists (ledger C-05); seen live: the whole model.
  { id: 'O-69', at: ['User'], documented: keeping((name) => USER_RECORD.has(name)) },
  // Shipped clients take any status from 200 to 399, so the documented one is usual.
  { id: 'O-71', status: 301, usual: 'documented', observed: withStatus(200) },
];
