import { type Contract, nearest, type Webhook } from '@telephony/contract';
import { invalid, Refusal } from '../refusals/refusal.ts';
import { fieldAt, unknownField, withField } from './event-fields.ts';
import { type EventMedia, eventMedia } from './event-media.ts';
import { readText } from './read-text.ts';

/** Which event shall be made. */
export interface EventInput {
  /** Its name, such as `call.hangup`. */
  event: string;
  /** Key of the example that it is made from. Default: the first. */
  example?: string | undefined;
  /** Values of fields by dotted path, such as `{"src": "442079460101"}`. */
  fields?: Readonly<Record<string, unknown>> | undefined;
  /** The same as a person writes them: `src=442079460101`. The value is JSON or text, whichever the field takes. */
  set?: readonly string[] | undefined;
  /** Whether the event must be what the contract allows. Default: true. */
  check?: boolean | undefined;
}

/** An event that is ready to be sent. */
export interface MadeEvent {
  event: string;
  /** Null where the contract has no example. */
  example: string | null;
  method: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Undefined where the event has none. */
  body: unknown;
}

/**
 * Makes an event of the contract from one of its examples. Times and ids stay those of the example.
 *
 * @throws Refusal 400 for an event, an example or a field that the contract does not have, or a value that it does not allow.
 */
export function makeEvent(contract: Contract, input: EventInput): MadeEvent {
  const webhook = webhookOf(contract, input.event);
  const media = eventMedia(contract, webhook);
  const example = exampleOf(input, media);
  const body = bodyOf(contract, input, media, media?.examples.get(example ?? ''));
  const headers = { ...headersOf(webhook), ...(media && { 'content-type': media.type }) };
  return { event: input.event, example, method: webhook.method.toUpperCase(), headers, body };
}

function webhookOf({ webhooks }: Contract, event: string): Webhook {
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
  const names = [...Object.keys(fields), ...set.map((one) => partsOf(one)[0])];
  if (!media) {
    if (names.length > 0) throw invalid(`body.fields.${names[0]}`, `cannot be set: ${event} has no body`);
    return undefined;
  }
  const { schema } = media;
  const faultsOf = (body: unknown) => (schema ? contract.schemas.check(schema, body, 'body.fields') : []);
  const known = (path: string, body: unknown) => {
    const fault = check ? unknownField(contract, schema, body, path) : undefined;
    if (fault !== undefined) throw invalid(`body.fields.${path}`, fault);
  };
  let body: unknown = present ?? {};
  for (const [path, value] of Object.entries(fields)) {
    known(path, body);
    body = withField(body, path, value);
  }
  for (const [path, text] of set.map(partsOf)) {
    known(path, body);
    const before = body;
    const faults = (value: unknown) => faultsOf(withField(before, path, value)).length;
    body = withField(before, path, readText(text, fieldAt(before, path), faults));
  }
  const errors = check ? faultsOf(body) : [];
  const [first] = errors;
  if (first) throw new Refusal(400, `${first.field} ${first.message}`, errors);
  return body;
}

/** @throws Refusal 400 for a text without `=`. */
function partsOf(assignment: string): [path: string, text: string] {
  const [, path, text] = /^([^=]+)=(.*)$/s.exec(assignment) ?? [];
  if (path === undefined || text === undefined)
    throw invalid('body.set', `"${assignment}" is not of the form field=value`);
  return [path, text];
}

/** The headers of the event that the contract has examples of. */
function headersOf({ headerParameters }: Webhook): Record<string, string> {
  const entries = headerParameters.flatMap(({ name, examples, valueSchema }) => {
    const [listed] = examples.values();
    const value = listed?.value ?? valueSchema['const'] ?? valueSchema['example'];
    return typeof value === 'string' || typeof value === 'number'
      ? [[name.toLowerCase(), String(value)]]
      : [];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
