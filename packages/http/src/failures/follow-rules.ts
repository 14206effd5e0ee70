import { declaredStatus, type Operation } from '@telephony/contract';
import type { Responder, ResponderContext } from '../responder.ts';
import { errorResponse, type HttpResponse, jsonResponse, statusText } from '../response.ts';
import { exampleOf, type Fault } from '../prefer/preferences.ts';
import type { RuleStep } from './rules.ts';

type Context = ResponderContext<Pick<Responder, 'prefer'>>;

export interface RuleOutcome {
  /** Undefined for the usual response, after the delay or with the fault. */
  response: HttpResponse | undefined;
  delay: number;
  fault: Fault | undefined;
}

export async function followRules(context: Context, operation: Operation): Promise<RuleOutcome | undefined> {
  const step = context.rules.take(operation.operationId);
  if (!step) return undefined;
  const { delay = 0, fault } = step;
  return { response: await stepResponse(context, operation, step), delay, fault };
}

async function stepResponse(
  { contract, responder }: Context,
  operation: Operation,
  { code, example, headers = {}, body }: RuleStep,
): Promise<HttpResponse | undefined> {
  // A rule for all operations may name an example that this one does not have.
  const named = example === undefined ? undefined : exampleOf(operation, example, code);
  const preferences = { ...(code !== undefined && { code }), ...named };
  if (Object.keys(preferences).length === 0 && body === undefined) return undefined;
  const isUndeclared = code !== undefined && declaredStatus(operation, code) === undefined;
  const declared = isUndeclared
    ? undeclaredResponse(code)
    : await responder.prefer(contract, operation, preferences, {});
  const response = body === undefined ? declared : jsonResponse(declared.status, body, declared.headers);
  return { ...response, headers: { ...response.headers, ...headers } };
}

export const UNDECLARED_HEADER = 'x-undeclared-status';

export function markUndeclared(operation: Operation, response: HttpResponse): HttpResponse {
  const { status, headers } = response;
  if (declaredStatus(operation, status) !== undefined) return response;
  return { ...response, headers: { ...headers, [UNDECLARED_HEADER]: String(status) } };
}

export function undeclaredResponse(status: number): HttpResponse {
  const headers = { [UNDECLARED_HEADER]: String(status) };
  if (status < 400) return { status, headers, body: undefined };
  return errorResponse(status, statusText(status) ?? `Status ${status}`, [], headers);
}
