import type { Contract } from '../contract.ts';
import {
  declaredMediaType,
  essenceOf,
  isJsonObject,
  isJsonType,
  type Referable,
} from '../document/openapi-document.ts';
import { childPointer, resolvePointer, targetOf } from '../document/references.ts';
import { declaredStatus, type Operation, type Response } from '../operation/operation.ts';
import { checkBytes, expectedFileKind } from './check-bytes.ts';
import { checkJson } from './check-json.ts';
import type {
  CheckedRequest,
  CheckedResponse,
  ExchangeFinding,
  ExchangeFindingKind,
  Mistake,
} from './exchange-finding.ts';
import { safeField, safeMessage } from './safe-names.ts';

/**
 * Compares one exchange with the contract: the request errors that you pass, and the response's status, headers and body.
 *
 * @param operation Undefined if the contract has no operation for the request.
 * @example
 * const response = { status: 200, headers: received.headers, body: new Uint8Array(await received.arrayBuffer()) };
 * checkExchange(contract, operation, { method: 'GET' }, response);
 * //=> [{ kind: 'schema', place: 'body.data[].id', message: 'must be integer', ledger: [], ... }]
 */
export function checkExchange(
  contract: Contract,
  operation: Operation | undefined,
  request: CheckedRequest,
  response: CheckedResponse,
): ExchangeFinding[] {
  const mistakes = [
    ...requestMistakes(operation, request),
    ...(operation ? responseMistakes(contract, operation, request, response) : []),
  ];
  return mistakes.map((mistake) => ({
    path: [],
    seen: undefined,
    shapes: [],
    ...mistake,
    ledger: ledgerAt(contract, mistake.pointer),
  }));
}

function requestMistakes(operation: Operation | undefined, { errors = [] }: CheckedRequest): Mistake[] {
  return errors.map(({ field, message }) => ({
    kind: operation ? 'request' : field === 'method' ? 'unknown method' : 'unknown path',
    place: operation ? safeField(field) : field,
    message: safeMessage(message),
    expected: 'a request that the contract allows',
    pointer: operation ? requestPointer(operation, field) : '/paths',
  }));
}

function requestPointer(operation: Operation, field: string): string {
  const [root = ''] = field.split(/[.[]/, 1);
  if (root === 'security') return operation.pointer;
  const parameter = operation.parameters.find(({ name }) => name === root);
  if (parameter) return parameter.pointer;
  if ((root === 'body' || root === 'Content-Type') && operation.body) return operation.body.pointer;
  return childPointer(operation.pointer, 'parameters');
}

function responseMistakes(
  contract: Contract,
  operation: Operation,
  request: CheckedRequest,
  response: CheckedResponse,
): Mistake[] {
  const { status } = response;
  const key = declaredStatus(operation, status);
  const declared = operation.responses.get(key ?? '');
  const pointer = childPointer(operation.pointer, 'responses');
  if (key === undefined || !declared) {
    const expected = [...operation.responses.keys()].join(', ');
    const message = `${status} is not declared`;
    return [
      { kind: 'undeclared status', place: 'status', message, expected, seen: String(status), pointer },
      ...undeclaredLocation({}, pointer, response),
    ];
  }
  return [
    ...missingHeaders(contract, declared, response),
    ...undeclaredLocation(declaredHeaders(declared), declared.pointer, response),
    ...bodyMistakes(contract, operation, key, declared, request, response),
  ];
}

interface HeaderObject {
  required?: boolean;
}
type DeclaredHeaders = Record<string, Referable<HeaderObject>>;

function declaredHeaders({ object }: Response): DeclaredHeaders {
  const { headers = {} } = object as { headers?: DeclaredHeaders };
  return headers;
}

function missingHeaders(contract: Contract, declared: Response, { headers }: CheckedResponse): Mistake[] {
  return Object.entries(declaredHeaders(declared)).flatMap(([name, header]): Mistake[] => {
    const isRequired = contract.resolve<HeaderObject>(header).required === true;
    if (!isRequired || headerValue(headers, name) !== undefined) return [];
    const pointer = childPointer(childPointer(declared.pointer, 'headers'), name);
    return [{ kind: 'missing header', place: name, message: 'is required', expected: 'a value', pointer }];
  });
}

// Clients follow this header, declared or not.
function undeclaredLocation(
  declared: DeclaredHeaders,
  pointer: string,
  { status, headers }: CheckedResponse,
): Mistake[] {
  const isDeclared = Object.keys(declared).some((name) => name.toLowerCase() === 'location');
  if (status < 300 || status > 399 || isDeclared || headerValue(headers, 'location') === undefined) return [];
  const message = 'is not declared, and clients follow it';
  return [{ kind: 'undeclared header', place: 'Location', message, expected: 'no Location header', pointer }];
}

function bodyMistakes(
  contract: Contract,
  operation: Operation,
  status: string,
  { content, pointer }: Response,
  { method }: CheckedRequest,
  { headers, body, ...response }: CheckedResponse,
): Mistake[] {
  const at = childPointer(pointer, 'content');
  const types = [...content.keys()];
  const expected = types.join(' or ') || 'no body';
  const mistake = (kind: ExchangeFindingKind, message: string, place = 'body'): Mistake[] => [
    { kind, place, message, expected, pointer: at },
  ];
  if (types.length === 0) {
    // After 204, clients take a body for the next response: its headers announce it.
    const isAnnounced =
      (headerValue(headers, 'content-length') ?? '0') !== '0' ||
      headerValue(headers, 'transfer-encoding') !== undefined;
    const isThere = body.length > 0 || (response.status === 204 && isAnnounced);
    return isThere ? mistake('body', 'is there, and none is declared') : [];
  }
  if (method === 'HEAD' || response.status === 304) return [];
  if (body.length === 0) return mistake('body', 'is empty');
  const header = headerValue(headers, 'content-type');
  const essence = header === undefined ? undefined : essenceOf(header);
  const type = header === undefined ? types.find(isJson) : declaredMediaType(types, essence ?? '');
  const sent = header === undefined ? 'is missing' : `is ${essence ?? 'malformed'}`;
  const mistakes =
    header !== undefined && type !== undefined
      ? []
      : mistake('content type', `${sent}, declared: ${types.join(', ')}`, 'Content-Type');
  if (body === 'garbled')
    return [...mistakes, ...mistake('body', 'is not compressed as Content-Encoding says')];
  if (type === undefined || body === 'unread') return mistakes;
  if (!isJson(type)) {
    const kind = expectedFileKind(operation.path, body);
    const wrong = kind === undefined ? [] : mistake('file', `is not ${kind}`);
    return [...mistakes, ...wrong.map((one) => ({ ...one, expected: kind! }))];
  }
  mistakes.push(...checkBytes(header ?? '', body, at));
  const value = parseJson(body);
  if (!value) return [...mistakes, ...mistake('body', 'is not JSON')];
  if (!content.get(type)?.schema) return mistakes;
  return [...mistakes, ...checkJson(contract, { operation, status, type }, value.json)];
}

const isJson = (type: string): boolean => isJsonType(essenceOf(type) ?? '');

// Wrong UTF-8 and a byte order mark are findings of checkBytes.
function parseJson(body: Uint8Array): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(new TextDecoder().decode(body)) };
  } catch {
    return undefined;
  }
}

function headerValue(headers: CheckedResponse['headers'], name: string): string | undefined {
  const values = [...headers].flatMap(([key, value]) =>
    key.toLowerCase() === name.toLowerCase() ? [value] : [],
  );
  return values.length === 0 ? undefined : values.join(', ');
}

// An element's own mark goes before the mark of what it refers to.
function ledgerAt({ document }: Contract, pointer: string): string[] {
  const element = resolvePointer(document, pointer);
  if (!isJsonObject(element)) return [];
  const { $ref: reference, 'x-ledger': own } = element;
  const target = typeof reference === 'string' ? targetOf<unknown>(document, reference)?.element : undefined;
  const mark = own ?? (isJsonObject(target) ? target['x-ledger'] : undefined);
  return [mark ?? []].flat().filter((id) => typeof id === 'string');
}
