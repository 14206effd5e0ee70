import {
  type Contract,
  isJsonObject,
  type JsonSchema,
  type MediaType,
  nearest,
  propertiesOf,
  type Operation,
} from '@telephony/contract';
import type { Event, operations } from '../generated/control.ts';
import type { BodyIn } from '../operation-types.ts';
import { invalid, Refusal } from '../refusals/refusal.ts';

/** An event to create. `set` has fields as people write them: the schema decides between JSON and text. */
export type EventInput = Omit<BodyIn<operations['sendEvent']>, 'to'>;

/** The request for an event. */
export interface EventRequest {
  event: string;
  /** Null if the contract has no example. */
  example: string | null;
  method: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: unknown;
}

/** Creates an event from an example of the contract. Throws a 400 for names and values that the contract does not have. */
export function createEvent(contract: Contract, input: EventInput): EventRequest {
  const webhook = webhookOf(contract, input.event);
  const media = eventMedia(contract, webhook);
  const example = exampleOf(input, media);
  const body = bodyOf(contract, input, media, media?.examples.get(example ?? ''));
  const headers = { ...headersOf(webhook), ...(media && { 'content-type': media.type }) };
  return { event: input.event, example, method: webhook.method.toUpperCase(), headers, body };
}

function webhookOf({ webhooks }: Contract, event: string): Operation {
  const found = webhooks.get(event);
  if (found) return found;
  const names = [...webhooks.keys()];
  const meant = nearest(event, names);
  const known = names.length === 0 ? 'It has none.' : `Events: ${names.join(', ')}`;
  const hint = meant === undefined ? known : `Did you mean ${meant}?`;
  throw invalid('body.event', `${event} is not an event of the contract. ${hint}`);
}

function exampleOf({ event, example }: EventInput, media: EventMedia | undefined): string | null {
  const keys = [...(media?.examples.keys() ?? [])];
  if (example === undefined) return keys[0] ?? null;
  if (keys.includes(example)) return example;
  throw invalid(
    'body.example',
    `${example} is not an example of ${event}. Examples: ${keys.join(', ') || 'none'}`,
  );
}

function bodyOf(
  contract: Contract,
  input: EventInput,
  media: EventMedia | undefined,
  present: unknown,
): unknown {
  const { event, fields = {}, set = [], check = true } = input;
  const names = [...Object.keys(fields), ...set.map((one) => parseAssignment(one)[0])];
  if (!media) {
    if (names.length > 0) throw invalid(`body.fields.${names[0]}`, `cannot be set: ${event} has no body`);
    return undefined;
  }
  const { schema } = media;
  const faultsOf = (body: unknown) => (schema ? contract.schemas.check(schema, body, 'body.fields') : []);
  const checkName = (path: string, body: unknown) => {
    const fault = check ? unknownField(contract, schema, body, path) : undefined;
    if (fault !== undefined) throw invalid(`body.fields.${path}`, fault);
  };
  let body: unknown = present ?? {};
  for (const [path, value] of Object.entries(fields)) {
    checkName(path, body);
    body = withField(body, path, value);
  }
  for (const [path, text] of set.map(parseAssignment)) {
    checkName(path, body);
    const before = body;
    const faults = (value: unknown) => faultsOf(withField(before, path, value)).length;
    body = withField(before, path, parseValue(text, fieldAt(before, path), faults));
  }
  const errors = check ? faultsOf(body) : [];
  const [first] = errors;
  if (first) throw new Refusal(400, `${first.field} ${first.message}`, errors);
  return body;
}

function parseAssignment(assignment: string): [path: string, text: string] {
  const [, path, text] = /^([^=]+)=(.*)$/s.exec(assignment) ?? [];
  if (path === undefined || text === undefined)
    throw invalid('body.set', `"${assignment}" is not of the form field=value`);
  return [path, text];
}

function headersOf({ headerParameters }: Operation): Record<string, string> {
  const entries = headerParameters.flatMap(({ name, examples, valueSchema }) => {
    const [listed] = examples.values();
    const value = listed?.value ?? valueSchema['const'] ?? valueSchema['example'];
    return typeof value === 'string' || typeof value === 'number'
      ? [[name.toLowerCase(), String(value)]]
      : [];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Lists the events of a contract, in its order. */
export function listEvents(contract: Contract): Event[] {
  return [...contract.webhooks.values()].map((webhook) => ({
    event: webhook.path,
    summary: webhook.summary,
    examples: [...(eventMedia(contract, webhook)?.examples.keys() ?? [])],
  }));
}

interface EventMedia {
  type: string;
  schema: MediaType['schema'];
  examples: ReadonlyMap<string, unknown>;
}

function eventMedia(contract: Contract, { body }: Operation): EventMedia | undefined {
  if (!body) return undefined;
  const all = [...body.content];
  const [type, media] = all.find(([name]) => /\bjson\b/.test(name)) ?? all[0] ?? [];
  if (type === undefined || media === undefined) return undefined;
  return { type, schema: media.schema, examples: examplesOf(contract, media) };
}

function examplesOf({ resolve }: Contract, { examples, schema }: MediaType): Map<string, unknown> {
  if (examples.size > 0) return new Map([...examples].map(([key, { value }]) => [key, value]));
  const { examples: listed, example } = schema === undefined ? {} : resolve(schema);
  if (Array.isArray(listed)) return new Map(listed.map((one, index) => [String(index + 1), one]));
  return new Map(example === undefined ? [] : [['default', example]]);
}

function fieldAt(body: unknown, path: string): unknown {
  let value = body;
  for (const name of path.split('.')) value = memberOf(value, name);
  return value;
}

function withField(body: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const set = rest.length === 0 ? value : withField(memberOf(body, name), rest.join('.'), value);
  if (Array.isArray(body) && /^\d+$/.test(name))
    return Object.assign([...(body as unknown[])], { [name]: set });
  // Assigning `__proto__` would change the prototype.
  return Object.fromEntries([...Object.entries(isJsonObject(body) ? body : {}), [name, set]]);
}

function unknownField(
  { document, resolve }: Contract,
  schema: JsonSchema | undefined,
  body: unknown,
  path: string,
): string | undefined {
  let value = body;
  let at = schema;
  for (const name of path.split('.')) {
    const resolved = at === undefined ? {} : resolve(at);
    const properties = propertiesOf(document, resolved);
    const present = isJsonObject(value) ? Object.keys(value) : [];
    const isOpen =
      Array.isArray(value) ||
      Object.keys(properties).length === 0 ||
      FURTHER_FIELDS.some((key) => key in resolved);
    if (!isOpen && !present.includes(name) && !Object.hasOwn(properties, name)) {
      const meant = nearest(name, [...Object.keys(properties), ...present]);
      return `is not a field of the event.${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
    }
    value = memberOf(value, name);
    at = properties[name];
  }
  return undefined;
}

// With these keywords, an object may have fields that its properties do not name.
const FURTHER_FIELDS = ['oneOf', 'patternProperties', 'if', 'dependentSchemas'];

function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(name) ? value[Number(name)] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

// The example shows whether digits are a number, unless the schema allows only the other form.
function parseValue(text: string, present: unknown, faults: (value: unknown) => number): unknown {
  const parsed = parseJson(text);
  if (parsed === undefined) return text;
  const isLikely = typeof parsed !== 'number' || typeof present === 'number';
  const [first, second] = isLikely ? [parsed, text] : [text, parsed];
  return faults(second) < faults(first) ? second : first;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
