import type { Contract } from '../contract/load-contract.ts';
import type { MockOperation } from '../contract/describe-operation.ts';
import { askPrism } from '../prism/ask-prism.ts';
import { readPreferences } from '../prism/preferences.ts';
import { requestViolations, responseViolations } from '../prism/violations.ts';
import type { FieldError } from '../validate/check.ts';
import { type Answer, errorAnswer } from './answer.ts';
import { readBody } from './read-body.ts';
import { successAnswer } from './success-answer.ts';
import { welcome } from './welcome.ts';

/** A request as it came over the line. */
export interface MockRequest {
  method: string;
  /** Path and query, percent-encoded. */
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface AnswerOptions {
  dynamic: boolean;
  seed: string | undefined;
  /** Refuse to send an answer that breaks the contract: 500. */
  errors: boolean;
}

/** The answer to a request, and the operation that it was for. */
export interface Answered {
  answer: Answer;
  operation?: MockOperation;
}

/** Answers a request from the contract. Never throws: whatever goes wrong is an answer in the contract's envelope. */
export async function answerRequest(
  contract: Contract,
  request: MockRequest,
  options: AnswerOptions,
): Promise<Answered> {
  let operation: MockOperation | undefined;
  try {
    const { pathname, searchParams } = new URL(request.url, 'http://mock');
    const routed = contract.router.route(request.method, pathname);
    if (routed === undefined)
      return { answer: isRoot(request, pathname) ? welcome(contract, request) : unknownPath(pathname) };
    if ('allow' in routed) return { answer: wrongMethod(request.method, pathname, routed.allow) };
    operation = routed.operation;
    return {
      operation,
      answer: await answerOperation(operation, routed.pathParameters, searchParams, request, options),
    };
  } catch (error) {
    return { ...(operation && { operation }), answer: failure(error) };
  }
}

async function answerOperation(
  operation: MockOperation,
  pathParameters: Record<string, string>,
  query: URLSearchParams,
  request: MockRequest,
  options: AnswerOptions,
): Promise<Answer> {
  const preferences = readPreferences(operation, request.headers['prefer'], query);
  if (Array.isArray(preferences)) return refused(operation, 400, preferences);
  const body = readBody(operation, request);
  if ('refusal' in body) return body.refusal;
  const own = [...operation.checkPathParameters(pathParameters), ...checkFilter(operation, query)];

  const output = await askPrism({
    operation,
    path: operation.path,
    query: queryOf(query),
    headers: body.headers,
    body: body.value,
    preferences,
    dynamic: options.dynamic,
    seed: options.seed,
  });
  const { security, media, errors } = requestViolations(output);
  if (security) return unauthorized();
  if (media) return errorAnswer(415, 'The content type is not supported: send application/json.', errors);
  if (own.length > 0 || errors.length > 0) return refused(operation, 400, [...own, ...errors]);
  const broken = options.errors ? responseViolations(output) : [];
  if (broken.length > 0)
    return errorAnswer(500, `The answer of ${operation.operationId} breaks the contract.`, broken);
  return successAnswer(operation, output.output);
}

/** 400 is what the platform answers to what it cannot take, whether or not the operation lists it. */
function refused(operation: MockOperation, status: number, errors: FieldError[]): Answer {
  const [first] = errors;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  return errorAnswer(status, `${operation.operationId}: ${first?.field} ${first?.message}${more}`, errors);
}

function unauthorized(): Answer {
  const message =
    'Authentication failed: token does not exist. Send it in X-Auth-Token, or user id and token as HTTP Basic.';
  return errorAnswer(401, message, [{ field: 'X-Auth-Token', message: 'is missing' }]);
}

function unknownPath(pathname: string): Answer {
  return errorAnswer(
    404,
    `No operation of the contract has the path ${printable(pathname)}. GET / lists them.`,
  );
}

function wrongMethod(method: string, pathname: string, allow: string[]): Answer {
  const allowed = allow.join(', ');
  if (method === 'OPTIONS') return { status: 204, headers: { allow: allowed }, body: undefined };
  return errorAnswer(405, `${printable(pathname)} does not take ${method}; it takes ${allowed}.`, [], {
    allow: allowed,
  });
}

/** Prism's problems (an `Accept` that is not offered, a status without a body) and whatever else is thrown. */
function failure(error: unknown): Answer {
  const { status, message, detail } = error as { status?: number; message?: string; detail?: string };
  if (status !== undefined && status >= 400 && status < 500)
    return errorAnswer(status, `${message ?? 'Refused'}: ${detail ?? ''}`);
  return errorAnswer(500, `The mock could not answer: ${detail ?? message ?? String(error)}`);
}

function checkFilter(operation: MockOperation, query: URLSearchParams): FieldError[] {
  const filters = query.getAll('filter');
  if (!operation.checkFilter || filters.length === 0) return [];
  if (filters.length > 1) return [{ field: 'filter', message: 'must be given once' }];
  return operation.checkFilter(filters[0]!);
}

/** The query as Prism takes it, without what is the mock's own or is checked by it. */
function queryOf(query: URLSearchParams): Record<string, string | string[]> {
  const own = new Set(['filter', '__code', '__example', '__dynamic', '__seed', '__server']);
  const names = [...new Set(query.keys())].filter((name) => !own.has(name));
  return Object.fromEntries(
    names.map((name) => [name, query.getAll(name).length > 1 ? query.getAll(name) : query.get(name)!]),
  );
}

const isRoot = ({ method }: MockRequest, pathname: string): boolean =>
  pathname === '/' && (method === 'GET' || method === 'HEAD');

const printable = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
