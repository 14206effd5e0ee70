import {
  childPointer,
  type Contract,
  declaredMediaType,
  declaredStatus,
  essenceOf,
  isJsonType,
  type JsonObject,
  type Operation,
  type Referable,
  type Response,
} from '@telephony/contract';
import type { Mistake } from '../findings/finding.ts';
import { checkJson } from './check-json.ts';

/** A response of the upstream, as far as it is checked. */
export interface CheckedResponse {
  /** Of the request. */
  method: string;
  status: number;
  headers: Headers;
  /** Without compression; `unread` where it is too large to be checked, `garbled` where it is not compressed as it says. */
  body: Buffer | 'unread' | 'garbled';
}

/** In what a response differs from what its operation declares. */
export function checkResponse(
  contract: Contract,
  operation: Operation,
  response: CheckedResponse,
): Mistake[] {
  const { status, headers } = response;
  const key = declaredStatus(operation, status);
  const declared = operation.responses.get(key ?? '');
  if (key === undefined || !declared) {
    const message = `${status} is not declared`;
    const pointer = childPointer(operation.pointer, 'responses');
    return [{ kind: 'undeclared status', place: 'status', message, pointer }];
  }
  return [
    ...missingHeaders(contract, declared, headers),
    ...undeclaredLocation(declared, status, headers),
    ...checkBody(contract, operation, key, declared, response),
  ];
}

interface HeaderObject {
  required?: boolean;
}

function missingHeaders(contract: Contract, { object, pointer }: Response, headers: Headers): Mistake[] {
  return Object.entries(headersOf(object)).flatMap(([name, header]): Mistake[] => {
    const isMissing = contract.resolve<HeaderObject>(header).required === true && !headers.has(name);
    const at = childPointer(childPointer(pointer, 'headers'), name);
    return isMissing ? [{ kind: 'missing header', place: name, message: 'is required', pointer: at }] : [];
  });
}

/** The one header that clients act upon without being told to. */
function undeclaredLocation({ object, pointer }: Response, status: number, headers: Headers): Mistake[] {
  const isDeclared = Object.keys(headersOf(object)).some((name) => name.toLowerCase() === 'location');
  if (status < 300 || status > 399 || isDeclared || !headers.has('location')) return [];
  const message = 'is not declared, and clients follow it';
  return [{ kind: 'undeclared header', place: 'Location', message, pointer }];
}

function headersOf(object: Response['object']): Record<string, Referable<HeaderObject>> {
  const { headers = {} } = object as { headers?: Record<string, Referable<HeaderObject>> };
  return headers;
}

function checkBody(
  contract: Contract,
  operation: Operation,
  status: string,
  { content, pointer }: Response,
  { method, headers, body, ...response }: CheckedResponse,
): Mistake[] {
  const at = childPointer(pointer, 'content');
  const types = [...content.keys()];
  const bodyMistake = (message: string): Mistake => ({ kind: 'body', place: 'body', message, pointer: at });
  const isAnnounced = response.status === 204 && (headers.get('content-length') ?? '0') !== '0';
  if (types.length === 0)
    return body.length > 0 || isAnnounced ? [bodyMistake('is there, and none is declared')] : [];
  if (method === 'HEAD' || response.status === 304) return [];
  if (body.length === 0) return [bodyMistake('is empty')];
  const header = headers.get('content-type');
  const essence = header === null ? undefined : essenceOf(header);
  const type = header === null ? types.find(isJson) : declaredMediaType(types, essence ?? '');
  const found = header === null ? 'is missing' : `is ${essence ?? 'malformed'}`;
  const typeMistake: Mistake[] =
    header !== null && type !== undefined
      ? []
      : [
          {
            kind: 'content type',
            place: 'Content-Type',
            message: `${found}, declared: ${types.join(', ')}`,
            pointer: at,
          },
        ];
  if (body === 'garbled') return [...typeMistake, bodyMistake('is not compressed as Content-Encoding says')];
  if (type === undefined || !isJson(type) || body === 'unread') return typeMistake;
  const value = parsed(body);
  if (!value) return [...typeMistake, bodyMistake('is not JSON')];
  return [...typeMistake, ...checkJson(contract, { operation, status, type }, value['json'])];
}

const isJson = (type: string): boolean => isJsonType(essenceOf(type) ?? '');

function parsed(body: Buffer): JsonObject | undefined {
  try {
    return { json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) };
  } catch {
    return undefined;
  }
}
