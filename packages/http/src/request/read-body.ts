import {
  type Contract,
  essenceOf,
  type FieldError,
  type JsonSchema,
  type Operation,
} from '@telephony/contract';
import { Refusal } from '../refusals/refusal.ts';
import { acceptedType, kindOf } from './media-type.ts';
import { readForm } from './read-form.ts';
import type { SentRequest } from './sent-request.ts';
import { unsafePart } from './unsafe-part.ts';

/** A body as the contract's types have it, and what is wrong with it. */
export interface ReadBody {
  value: unknown;
  errors: FieldError[];
}

const NONE: ReadBody = { value: undefined, errors: [] };

/**
 * Reads and checks the body of a request. Where the operation takes none, what was sent is ignored.
 *
 * @throws Refusal 400 for a body that cannot be read, 415 for one of a type that the operation does not take.
 */
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
