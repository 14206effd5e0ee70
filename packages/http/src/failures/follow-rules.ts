import { declaredStatus, type Operation } from '@telephony/contract';
import type { Responder, Responding } from '../responder.ts';
import { errorResponse, type HttpResponse, jsonResponse } from '../response.ts';
import { exampleOf, type Fault } from '../prefer/preferences.ts';
import type { RuleStep } from './rules.ts';

type Using = Responding<Pick<Responder, 'prefer'>>;

export interface Followed {
  response: HttpResponse | undefined;
  delay: number;
  fault: Fault | undefined;
}

export async function followRules(using: Using, operation: Operation): Promise<Followed | undefined> {
  const step = using.rules.take(operation.operationId);
  if (!step) return undefined;
  const { delay = 0, fault } = step;
  return { response: await responseOf(using, operation, step), delay, fault };
}

async function responseOf(
  { contract, responder }: Using,
  operation: Operation,
  { code, example, headers = {}, body }: RuleStep,
): Promise<HttpResponse | undefined> {
  // A rule for all operations may name an example that this one does not have.
  const named = example === undefined ? undefined : exampleOf(operation, example, code);
  const preferences = { ...(code !== undefined && { code }), ...named };
  if (Object.keys(preferences).length === 0 && body === undefined) return undefined;
  const isUndeclared = code !== undefined && declaredStatus(operation, code) === undefined;
  const made = isUndeclared
    ? undeclaredResponse(code)
    : await responder.prefer(contract, operation, preferences, {});
  const sent = body === undefined ? made : jsonResponse(made.status, body, made.headers);
  return { ...sent, headers: { ...sent.headers, ...headers } };
}

export const UNDECLARED_HEADER = 'x-undeclared-status';

export function markUndeclared(operation: Operation, response: HttpResponse): HttpResponse {
  const { status, headers } = response;
  if (declaredStatus(operation, status) !== undefined) return response;
  return { ...response, headers: { ...headers, [UNDECLARED_HEADER]: String(status) } };
}

export function undeclaredResponse(status: number): HttpResponse {
  const mark = { [UNDECLARED_HEADER]: String(status) };
  if (status < 400) return { status, headers: mark, body: undefined };
  // An import of node:http would also load its fetch and WebSocket, which take long at the start.
  const { STATUS_CODES } = process.getBuiltinModule('node:http');
  return errorResponse(status, STATUS_CODES[status] ?? `Status ${status}`, [], mark);
}
