import type { IncomingMessage } from 'node:http';
import {
  type Contract,
  declaredMediaType,
  essenceOf,
  type FieldError,
  isJsonType,
  type JsonSchema,
  type Operation,
  shapeOf,
  typedText,
} from '@telephony/contract';
import { Refusal } from '../refusals/refusal.ts';
import type { SentRequest } from '../request-record.ts';

export interface ReadBody {
  value: unknown;
  errors: FieldError[];
}

const NONE: ReadBody = { value: undefined, errors: [] };

export function readBody(
  contract: Contract,
  { body: declared }: Operation,
  { headers, body }: Pick<SentRequest, 'headers' | 'body'>,
): ReadBody | Promise<ReadBody> {
  if (!declared) return NONE;
  if (body.length === 0)
    return declared.required
      ? { value: undefined, errors: [{ field: 'body', message: 'is required' }] }
      : NONE;
  const { 'content-type': contentType = '', 'content-encoding': encoding = 'identity' } = headers;
  const types = [...declared.content.keys()];
  const essence = essenceOf(contentType);
  const type = essence === undefined ? undefined : acceptedType(types, essence);
  if (essence === undefined || type === undefined) throw otherType(contentType, types);
  if (encoding.toLowerCase() !== 'identity') throw encoded(encoding);
  const schema = declared.content.get(type)?.schema;
  const kind = kindOf(essence);
  if (kind === 'form' || kind === 'multipart')
    return readForm(contract, schema ?? {}, contentType, body).then((value) =>
      checked(contract, schema, value),
    );
  if (kind === 'json') return checked(contract, schema, parseJson(body));
  // A schema says nothing of bytes.
  return kind === 'text' ? checked(contract, schema, body.toString('utf8')) : { value: body, errors: [] };
}

function checked({ schemas }: Contract, schema: JsonSchema | undefined, value: unknown): ReadBody {
  const unsafe = unsafePart(value);
  if (unsafe) return { value, errors: [unsafe] };
  return { value, errors: schema ? schemas.check(schema, value, 'body') : [] };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    const message = `is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw new Refusal(400, `The body ${message}`, [{ field: 'body', message }]);
  }
}

function otherType(contentType: string, declared: string[]): Refusal {
  const found = contentType === '' ? 'has no content type' : `is ${contentType.slice(0, 100)}`;
  const types = declared.join(' or ');
  return new Refusal(415, `The body ${found}: send ${types}.`, [
    { field: 'Content-Type', message: `must be ${types}` },
  ]);
}

function encoded(encoding: string): Refusal {
  return new Refusal(415, `The body is ${encoding.slice(0, 100)}: send it as it is.`, [
    { field: 'Content-Encoding', message: 'must be left out' },
  ]);
}

/** A body as somebody may show it: what it is as JSON, else its text. */
export function jsonOrText(body: Buffer): unknown {
  const text = body.toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export type BodyKind = 'json' | 'form' | 'multipart' | 'text' | 'bytes';

function kindOf(essence: string): BodyKind {
  if (isJsonType(essence)) return 'json';
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (essence === 'multipart/form-data') return 'multipart';
  return essence.startsWith('text/') ? 'text' : 'bytes';
}

function acceptedType(declared: readonly string[], essence: string): string | undefined {
  const type = declaredMediaType(declared, essence);
  return type ?? (isJsonType(essence) ? declaredMediaType(declared, 'application/json') : undefined);
}

async function readForm(
  { resolve }: Contract,
  schema: JsonSchema,
  contentType: string,
  body: Buffer,
): Promise<Record<string, unknown>> {
  const fields = await parse(contentType, body);
  const shape = shapeOf(resolve, schema);
  const values = Object.create(null) as Record<string, unknown>;
  for (const name of new Set(fields.keys())) {
    const { types, takesArray, items } = shape.member(name);
    const typed = fields
      .getAll(name)
      .map((one) => (typeof one === 'string' ? typedText(takesArray ? items.types : types, one) : one.name));
    values[name] = takesArray || typed.length > 1 ? typed : typed[0];
  }
  return values;
}

async function parse(contentType: string, body: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch (cause) {
    const message = `is not the form that its content type says: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw new Refusal(400, `The body ${message}`, [{ field: 'body', message }]);
  }
}

/** No record is deeper, and deeper values would exhaust the stack of whatever writes them as JSON later. */
const DEEPEST = 32;

/** The part of a value that no program should take: one that is nested too deeply, or a field that would be a prototype. */
function unsafePart(value: unknown, name = 'body', depth = 0): FieldError | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= DEEPEST)
    return { field: 'body', message: `must not have more than ${DEEPEST} levels of nesting` };
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    if (isPrototype(key, inner)) return { field: `${name}.${key}`, message: 'is not a known field' };
    if (typeof inner !== 'object' || inner === null) continue;
    const unsafe = unsafePart(inner, isList ? `${name}[${key}]` : `${name}.${key}`, depth + 1);
    if (unsafe) return unsafe;
  }
  return undefined;
}

const isPrototype = (key: string, value: unknown): boolean =>
  key === '__proto__' ||
  (key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype'));

const NOTHING = Buffer.alloc(0);

/**
 * Reads a body. One that is too large is read to its end and discarded: a client that is still sending when the connection
 * closes reports a broken connection and never sees the 413.
 *
 * @param limit Bytes of the largest body.
 * @returns The body, or why it cannot be taken: 413 for one that is too large, 400 for one that ends early.
 */
export function readBytes(request: IncomingMessage, limit: number): Buffer | Promise<Buffer | Refusal> {
  const { 'content-length': announced, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && (announced === undefined || announced === '0')) return NOTHING;
  return collect(request, limit);
}

async function collect(request: IncomingMessage, limit: number): Promise<Buffer | Refusal> {
  let chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else chunks = [];
    }
  } catch {
    // Nobody is left to read this response; it is for the record of requests.
    return bodyRefusal(400, 'ended before it was complete');
  }
  return length > limit ? bodyRefusal(413, `is larger than ${limit} bytes`) : Buffer.concat(chunks);
}

function bodyRefusal(status: number, message: string): Refusal {
  return new Refusal(status, `The body ${message}.`, [{ field: 'body', message }]);
}
