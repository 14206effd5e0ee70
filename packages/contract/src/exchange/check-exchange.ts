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
import { checkBytes, fileKindMissed } from './check-bytes.ts';
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
 * Compares one exchange with the contract: the request errors that you pass, and the response's status, headers, content type,
 * body, JSON and schema.
 *
 * @param operation Undefined where the contract has no operation for the request.
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
  if (key === undefined || !declared)
    return [
      {
        kind: 'undeclared status',
        place: 'status',
        message: `${status} is not declared`,
        expected: [...operation.responses.keys()].join(', '),
        seen: String(status),
        pointer,
      },
      ...undeclaredLocation({}, pointer, response),
    ];
  return [
    ...missingHeaders(contract, declared, response),
    ...undeclaredLocation(headersOf(declared), declared.pointer, response),
    ...bodyMistakes(contract, operation, key, declared, request, response),
  ];
}

interface HeaderObject {
  required?: boolean;
}
type DeclaredHeaders = Record<string, Referable<HeaderObject>>;

function headersOf({ object }: Response): DeclaredHeaders {
  const { headers = {} } = object as { headers?: DeclaredHeaders };
  return headers;
}

function missingHeaders(contract: Contract, declared: Response, { headers }: CheckedResponse): Mistake[] {
  return Object.entries(headersOf(declared)).flatMap(([name, header]): Mistake[] => {
    const isRequired = contract.resolve<HeaderObject>(header).required === true;
    if (!isRequired || valueOf(headers, name) !== undefined) return [];
    const pointer = childPointer(childPointer(declared.pointer, 'headers'), name);
    return [
      {
        kind: 'missing header',
        place: name,
        message: 'is required',
        expected: 'a value',
        pointer,
      },
    ];
  });
}

function undeclaredLocation(
  declared: DeclaredHeaders,
  pointer: string,
  { status, headers }: CheckedResponse,
): Mistake[] {
  const isDeclared = Object.keys(declared).some((name) => name.toLowerCase() === 'location');
  if (status < 300 || status > 399 || isDeclared || valueOf(headers, 'location') === undefined) return [];
  return [
    {
      kind: 'undeclared header',
      place: 'Location',
      message: 'is not declared, and clients follow it',
      expected: 'no Location header',
      pointer,
    },
  ];
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
  const mistake = (kind: ExchangeFindingKind, place: string, message: string): Mistake => ({
    kind,
    place,
    message,
    expected,
    pointer: at,
  });
  if (types.length === 0) {
    // After 204, clients take a body for the next response: its headers announce it.
    const isAnnounced =
      (valueOf(headers, 'content-length') ?? '0') !== '0' ||
      valueOf(headers, 'transfer-encoding') !== undefined;
    return body.length > 0 || (response.status === 204 && isAnnounced)
      ? [mistake('body', 'body', 'is there, and none is declared')]
      : [];
  }
  if (method === 'HEAD' || response.status === 304) return [];
  if (body.length === 0) return [mistake('body', 'body', 'is empty')];
  const header = valueOf(headers, 'content-type');
  const essence = header === undefined ? undefined : essenceOf(header);
  const type = header === undefined ? types.find(isJson) : declaredMediaType(types, essence ?? '');
  const found = header === undefined ? 'is missing' : `is ${essence ?? 'malformed'}`;
  const ofType =
    header !== undefined && type !== undefined
      ? []
      : [mistake('content type', 'Content-Type', `${found}, declared: ${types.join(', ')}`)];
  if (body === 'garbled')
    return [...ofType, mistake('body', 'body', 'is not compressed as Content-Encoding says')];
  if (type === undefined || body === 'unread') return ofType;
  if (!isJson(type)) {
    const missed = fileKindMissed(operation.path, body);
    return missed === undefined
      ? ofType
      : [...ofType, { ...mistake('file', 'body', `is not ${missed}`), expected: missed }];
  }
  const media = content.get(type);
  const ofBytes = checkBytes(header ?? '', body, at);
  const value = parsed(body);
  if (!value) return [...ofType, ...ofBytes, mistake('body', 'body', 'is not JSON')];
  if (!media?.schema) return [...ofType, ...ofBytes];
  return [...ofType, ...ofBytes, ...checkJson(contract, { operation, status, type }, value.json)];
}

const isJson = (type: string): boolean => isJsonType(essenceOf(type) ?? '');

/** Bytes that are not UTF-8, and a byte order mark, are findings of their own. */
function parsed(body: Uint8Array): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(new TextDecoder().decode(body)) };
  } catch {
    return undefined;
  }
}

function valueOf(headers: CheckedResponse['headers'], name: string): string | undefined {
  const values = [...headers].flatMap(([key, value]) =>
    key.toLowerCase() === name.toLowerCase() ? [value] : [],
  );
  return values.length === 0 ? undefined : values.join(', ');
}

function ledgerAt({ document }: Contract, pointer: string): string[] {
  const element = resolvePointer(document, pointer);
  if (!isJsonObject(element)) return [];
  const { $ref: reference, 'x-ledger': own } = element;
  const target = typeof reference === 'string' ? targetOf<unknown>(document, reference)?.element : undefined;
  const mark = own ?? (isJsonObject(target) ? target['x-ledger'] : undefined);
  return [mark ?? []].flat().filter((id) => typeof id === 'string');
}
