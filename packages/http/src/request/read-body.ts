import type { IncomingMessage } from 'node:http';
import {
  type Contract,
  declaredMediaType,
  essenceOf,
  type FieldError,
  isBeyondInt64,
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

const NO_BODY: ReadBody = { value: undefined, errors: [] };

export function readBody(
  contract: Contract,
  { body: declared }: Operation,
  { headers, body }: Pick<SentRequest, 'headers' | 'body'>,
): ReadBody | Promise<ReadBody> {
  if (!declared) return NO_BODY;
  if (body.length === 0)
    return declared.required
      ? { value: undefined, errors: [{ field: 'body', message: 'is required' }] }
      : NO_BODY;
  const { 'content-type': contentType = '', 'content-encoding': encoding = 'identity' } = headers;
  const types = [...declared.content.keys()];
  const essence = essenceOf(contentType);
  const type = essence === undefined ? undefined : acceptedType(types, essence);
  if (essence === undefined || type === undefined) throw unsupportedType(contentType, types);
  if (encoding.toLowerCase() !== 'identity') throw unsupportedEncoding(encoding);
  const schema = declared.content.get(type)?.schema;
  if (FORM_TYPES.has(essence))
    return readForm(contract, schema ?? {}, contentType, body).then((value) =>
      checkValue(contract, schema, value),
    );
  if (isJsonType(essence)) return checkJson(contract, schema, parseJson(body), body);
  if (essence.startsWith('text/')) return checkValue(contract, schema, body.toString('utf8'));
  // Schemas do not describe bytes.
  return { value: body, errors: [] };
}

const FORM_TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

function checkValue({ schemas }: Contract, schema: JsonSchema | undefined, value: unknown): ReadBody {
  const unsafe = unsafePart(value);
  if (unsafe) return { value, errors: [unsafe] };
  return { value, errors: schema ? schemas.check(schema, value, 'body') : [] };
}

const LONG_INTEGER = /\d{19}/;

function checkJson(
  contract: Contract,
  schema: JsonSchema | undefined,
  value: unknown,
  body: Buffer,
): ReadBody {
  const read = checkValue(contract, schema, value);
  const text = read.errors.length === 0 && schema ? body.toString('utf8') : '';
  if (!LONG_INTEGER.test(text)) return read;
  const bounded: unknown = JSON.parse(text, (_name, one: unknown, { source }: { source?: string } = {}) =>
    typeof one === 'number' && isBeyondInt64(source!) ? Infinity : one,
  );
  const errors = contract.schemas.check(schema!, bounded, 'body');
  return {
    value,
    errors: errors.map(({ field }) => ({ field, message: 'must be an integer of at most 64 bits' })),
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    const message = `is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw new Refusal(400, `The body ${message}`, [{ field: 'body', message }]);
  }
}

function unsupportedType(contentType: string, declared: string[]): Refusal {
  const found = contentType === '' ? 'has no content type' : `is ${contentType.slice(0, 100)}`;
  const types = declared.join(' or ');
  return new Refusal(415, `The body ${found}: send ${types}.`, [
    { field: 'Content-Type', message: `must be ${types}` },
  ]);
}

function unsupportedEncoding(encoding: string): Refusal {
  return new Refusal(415, `The body is ${encoding.slice(0, 100)}: send it as it is.`, [
    { field: 'Content-Encoding', message: 'must be left out' },
  ]);
}

/** Parses a body as JSON, or returns its text. */
export function jsonOrText(body: Buffer): unknown {
  const text = body.toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
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
  const fields = await parseForm(contentType, body);
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

async function parseForm(contentType: string, body: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch (cause) {
    const message = `is not the form that its content type says: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw new Refusal(400, `The body ${message}`, [{ field: 'body', message }]);
  }
}

// No record is deeper, and writing deeper values as JSON would exhaust the stack.
const MAX_DEPTH = 32;

function unsafePart(value: unknown, name = 'body', depth = 0): FieldError | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH)
    return { field: 'body', message: `must not have more than ${MAX_DEPTH} levels of nesting` };
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

const NO_BYTES = Buffer.alloc(0);

// Reads too large bodies to their end: a client that is still sending when the connection closes never sees the 413.
export function readBytes(request: IncomingMessage, limit: number): Buffer | Promise<Buffer | Refusal> {
  const { 'content-length': announced, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && (announced === undefined || announced === '0')) return NO_BYTES;
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
    // The client has left: this is for the record of requests.
    return bodyRefusal(400, 'ended before it was complete');
  }
  return length > limit ? bodyRefusal(413, `is larger than ${limit} bytes`) : Buffer.concat(chunks);
}

function bodyRefusal(status: number, message: string): Refusal {
  return new Refusal(status, `The body ${message}.`, [{ field: 'body', message }]);
}
