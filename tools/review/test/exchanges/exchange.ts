import { isJsonObject, isReference, type JsonObject, listOperations, locate } from '@telephony/contract';
import type { Random } from '../oracle/random.ts';
import { sample } from '../oracle/sample.ts';
import { Validator } from '../oracle/validator.ts';

export interface Request {
  server: string;
  credentials: string[];
  sent: [place: string, texts: Sent][];
}

export class Server {
  readonly #called: Called;
  readonly #validator: Validator;

  constructor(called: Called) {
    this.#called = called;
    this.#validator = new Validator(called.bundle);
  }

  request(pool: unknown[], random: Random): Request {
    const sent = [...parametersOf(this.#called).values()].flatMap((parameter): Request['sent'] => {
      if (parameter['required'] !== true && random.chance(0.5)) return [];
      const texts = written(parameter, sample(this.#called.bundle, schemaOf(parameter), pool, random));
      return texts ? [[String(parameter['in']), texts]] : [];
    });
    return {
      server: random.pick(serversOf(this.#called)) ?? '',
      credentials: random.pick(credentialsOf(this.#called)) ?? [],
      sent,
    };
  }

  /** All that a request can be read as, by parameter; undefined where it is refused. */
  read({ server, credentials, sent }: Request): Map<string, unknown[]> | undefined {
    if (!serversOf(this.#called).includes(server)) return undefined;
    const isEnough = (needed: string[]) => needed.every((scheme) => credentials.includes(scheme));
    if (!credentialsOf(this.#called).some(isEnough)) return undefined;
    const read = new Map<string, unknown[]>();
    for (const [key, parameter] of parametersOf(this.#called)) {
      const own = sent.flatMap(([place, texts]) =>
        place === parameter['in'] && texts.every(([name]) => isMeant(parameter, name)) ? texts : [],
      );
      if (own.length === 0 && parameter['required'] === true) return undefined;
      if (own.length === 0) continue;
      const values = readings(parameter, own).filter((one) =>
        this.#validator.accepts(schemaOf(parameter), one),
      );
      if (values.length === 0) return undefined;
      read.set(key, values);
    }
    return read.size === sent.length ? read : undefined;
  }

  success(pool: unknown[], random: Random): [status: string, body: unknown] | undefined {
    const all = [...statusesOf(this.#called)];
    const named = all.filter(([status]) => /^[23]/.test(status));
    const [status, schema] =
      random.pick(named.length > 0 ? named : all.filter(([one]) => one === 'default')) ?? [];
    if (status === undefined) return undefined;
    const body = schema && sample(this.#called.bundle, schema, pool, random);
    return schema && !this.#validator.accepts(schema, body) ? undefined : [status, body];
  }

  knows([status, body]: [string, unknown], after: Server): boolean {
    const all = statusesOf(this.#called);
    const isIn = (one: string) =>
      /^[23]/.test(one) && (status === 'default' || one.startsWith(status.slice(0, 1)));
    // It waits for the status that was named, of which nothing is said now but that it is one of many.
    const isMany = !/^\d{3}$/.test(status) && !all.has(status);
    if (isMany && [...all.keys()].some((one) => isIn(one) && !statusesOf(after.#called).has(one)))
      return false;
    // Where no success was named, a default is none that anybody waits for.
    if (status === 'default' && ![...all.keys()].some(isIn)) return true;
    const exact = all.has(status) ? status : `${status.slice(0, 1)}XX`;
    const named = [...all].filter(([one]) => /^[23]/.test(one)).map(([, schema]) => schema);
    const others = named.length === 0 && all.has('default') ? [all.get('default')] : named;
    const known = all.has(exact) ? [all.get(exact)] : others;
    // A program that knows of no body does not read one.
    return known.some(
      (schema) => schema === undefined || (body !== undefined && this.#validator.accepts(schema, body)),
    );
  }
}

export function isReadSame(
  before: Map<string, unknown[]>,
  after: Map<string, unknown[]> | undefined,
): boolean {
  if (!after) return false;
  return [...before].every(([key, [value]]) =>
    after.get(key)?.some((other) => textOf(other) === textOf(value)),
  );
}

function textOf(value: unknown): string {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return JSON.stringify(
    list.map((item) => (isJsonObject(item) ? Object.entries(item).map(String) : String(item))),
  );
}

function schemaOf({ schema, content }: JsonObject): JsonObject {
  const media = isJsonObject(content) ? Object.values(content)[0] : undefined;
  const found = isJsonObject(media) ? media['schema'] : schema;
  return isJsonObject(found) ? found : {};
}

/** The one operation of a small contract that callers use; undefined where it has a webhook. */
export interface Called {
  bundle: JsonObject;
  path: string;
  item: JsonObject;
  operation: JsonObject;
}

export function calledIn(bundle: JsonObject): Called | undefined {
  const [found] = listOperations(bundle);
  if (found?.kind !== 'path') return undefined;
  return { bundle, path: found.path, item: found.pathItem, operation: found.value };
}

export function resolved(bundle: JsonObject, element: unknown): JsonObject {
  const found = isReference(element) ? locate<unknown>(bundle, element, '')?.element : element;
  return isJsonObject(found) ? found : {};
}

export function parametersOf({ bundle, item, operation }: Called): Map<string, JsonObject> {
  const both = [item['parameters'] ?? [], operation['parameters'] ?? []].flat();
  return new Map(
    both.map((one) => {
      const parameter = resolved(bundle, one);
      return [`${String(parameter['in'])} ${String(parameter['name'])}`, parameter];
    }),
  );
}

function credentialsOf({ bundle, operation }: Called): string[][] {
  const list = operation['security'] ?? bundle['security'];
  if (!Array.isArray(list) || list.length === 0) return [[]];
  return list.map((one: unknown) => Object.keys(isJsonObject(one) ? one : {}));
}

function serversOf({ bundle, item, operation }: Called): string[] {
  const list = operation['servers'] ?? item['servers'] ?? bundle['servers'];
  return (Array.isArray(list) ? list : []).map((one: unknown) => String(isJsonObject(one) && one['url']));
}

/** The schemas of JSON that the statuses have as bodies; undefined for none. */
function statusesOf({ bundle, operation }: Called): Map<string, JsonObject | undefined> {
  const responses = isJsonObject(operation['responses']) ? operation['responses'] : {};
  return new Map(
    Object.entries(responses).map(([status, response]) => {
      const { content } = resolved(bundle, response);
      const media = isJsonObject(content) ? content['application/json'] : undefined;
      return [status, isJsonObject(media) && isJsonObject(media['schema']) ? media['schema'] : undefined];
    }),
  );
}

type Sent = [name: string, text: string][];

const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** A value as it is sent; undefined for one that has no one way of being written. */
function written(parameter: JsonObject, value: unknown): Sent | undefined {
  const { style, explode, name } = writingOf(parameter);
  if (isJsonObject(parameter['content'])) return [[name, JSON.stringify(value)]];
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    if (items.length === 0 || items.some((item) => typeof item === 'object')) return undefined;
    const texts = items.map(String);
    if (explode && style !== 'simple') return texts.map((text) => [name, text]);
    return [[name, texts.join(SEPARATORS[style] ?? ',')]];
  }
  if (isJsonObject(value)) {
    const entries = Object.entries(value);
    if (style !== 'deepObject' || entries.length === 0) return undefined;
    if (entries.some(([, member]) => typeof member === 'object')) return undefined;
    return entries.map(([key, member]) => [`${name}[${key}]`, String(member)]);
  }
  const isWord = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return !isWord || value === '' || style === 'deepObject' ? undefined : [[name, String(value)]];
}

function readings(parameter: JsonObject, sent: Sent): unknown[] {
  const { style, explode, name } = writingOf(parameter);
  const texts = sent.map(([, text]) => text);
  const [first = ''] = texts;
  if (isJsonObject(parameter['content'])) return [parsed(first)];
  if (style === 'deepObject') {
    const keys = sent.map(([key, text]) => [key.slice(name.length + 1, -1), text] as const);
    return [Object.fromEntries(keys), Object.fromEntries(keys.map(([key, text]) => [key, parsed(text)]))];
  }
  const parts = explode && style !== 'simple' ? texts : first.split(SEPARATORS[style] ?? ',');
  const lists = [parts, parts.map((part) => parsed(part))];
  return texts.length > 1 ? lists : [first, parsed(first), ...lists];
}

function isMeant(parameter: JsonObject, name: string): boolean {
  const own = String(parameter['name']);
  return name === own || (parameter['style'] === 'deepObject' && name.startsWith(`${own}[`));
}

/** How a parameter is written; what is not said is the default of the specification. */
export function writingOf(parameter: JsonObject) {
  const { in: place, style: stated } = parameter;
  const style =
    typeof stated === 'string' ? stated : place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const explode = parameter['explode'] ?? style === 'form';
  return { style, explode: explode === true, name: String(parameter['name']) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
