import { type Contract, declaredStatus, type FieldError } from '@telephony/contract';
import type {
  CheckedRequest,
  ConnectionFacts,
  Forwarder,
  Outcome,
  Responder,
  ResponderContext,
} from './responder.ts';
import { errorOf, refusalResponse, withWarnings } from './refusals/refusal-response.ts';
import { Refusal, refusalOf, unauthorized } from './refusals/refusal.ts';
import {
  readRequest,
  type RoutedRequest,
  routeRequest,
  type UnroutedRequest,
} from './request/read-request.ts';
import type { SentRequest } from './request-record.ts';
import { errorResponse, type HttpResponse } from './response.ts';
import { followRules, undeclaredResponse } from './failures/follow-rules.ts';
import {
  PREFERENCE_PARAMETERS,
  type ReadPreferences,
  readPreferences,
  successStatus,
  withApplied,
} from './prefer/preferences.ts';
import { checkAccept } from './request/accept.ts';
import { readCredentials } from './request/credentials.ts';

export async function respond<Session>(
  context: ResponderContext<Responder<Session> | Forwarder>,
  sent: SentRequest,
  facts: () => ConnectionFacts,
): Promise<Outcome> {
  const { contract, responder, onFault } = context;
  const request = routeRequest(contract, sent);
  const { operation } = request;
  try {
    const { origin, 'access-control-request-method': method } = sent.headers;
    const isPreflight = origin !== undefined && method !== undefined;
    const isOwn = !('forward' in responder) || (context.ownCors && isPreflight);
    // Unknown addresses get a 204 too: after a failed preflight a browser would not show the 404.
    if (sent.method === 'OPTIONS' && !request.operation && isOwn) {
      const headers = request.allow.length > 0 ? { allow: request.allow.join(', ') } : {};
      return { response: { status: 204, headers, body: undefined } };
    }
    if ('forward' in responder)
      return await forwardRequest({ ...context, responder }, request, sent, facts());
    if (!request.operation) throw request.refusal;
    return await respondToOperation({ ...context, responder }, request);
  } catch (thrown) {
    if (thrown instanceof Refusal) {
      const formed =
        'formError' in responder && operation ? responder.formError?.(operation, errorOf(thrown)) : undefined;
      return { operation, refusal: thrown, response: refusalResponse(contract, operation, thrown, formed) };
    }
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    onFault(error);
    const place = operation ? ` to ${operation.operationId}` : '';
    const message = `The ${responder.name} failed to respond${place}: ${error.message}`;
    return { operation, refusal: new Refusal(500, message), response: errorResponse(500, message) };
  }
}

async function respondToOperation<Session>(
  context: ResponderContext<Responder<Session>>,
  routed: RoutedRequest,
): Promise<Outcome> {
  const { contract, responder, lenient } = context;
  const { operation, target, sent } = routed;
  const rule = await followRules(context, operation);
  if (rule?.response) return { operation, ...rule, response: rule.response };

  const credentials =
    operation.access === 'none' ? undefined : readCredentials(contract, operation, sent, target.query);
  if (!credentials && operation.access === 'token') throw unauthorized(operation);
  const session = responder.admit(operation, credentials, contract);
  const stated = preferencesOf(routed);
  const { preferences } = stated;
  const parts = await readRequest(contract, routed, { lenient, ownQuery: PREFERENCE_PARAMETERS });
  if (parts.errors.length > 0) throw refusalOf(operation, parts.errors);
  checkAccept(operation, preferences.code ?? successStatus(operation), sent.headers['accept']);
  const request = { ...parts, contract, operation, session, preferences, sent };
  const response = await preferredOrUsual(context, request);
  const warnings = [...stated.warnings, ...parts.warnings, ...(response.warnings ?? [])];
  const { delay = 0, fault } = preferences;
  return {
    operation,
    warnings,
    response: withWarnings(withApplied(response, stated), warnings),
    delay: delay + (rule?.delay ?? 0),
    fault: fault ?? rule?.fault,
  };
}

function preferencesOf({ operation, sent, target }: RoutedRequest): ReadPreferences {
  const stated = readPreferences(operation, sent.headers['prefer'], target.query);
  const [first] = stated.errors;
  if (first === undefined) return stated;
  throw new Refusal(400, `${operation.operationId}: ${first.field} ${first.message}`, stated.errors);
}

async function preferredOrUsual<Session>(
  { contract, responder }: ResponderContext<Responder<Session>>,
  request: CheckedRequest<Session>,
): Promise<HttpResponse> {
  const { operation, preferences } = request;
  const { code, example } = preferences;
  if (code !== undefined && declaredStatus(operation, code) === undefined) return undeclaredResponse(code);
  if (code === undefined && example === undefined) return responder.respond(request);
  return responder.prefer(contract, operation, preferences, request);
}

async function forwardRequest(
  context: ResponderContext<Forwarder>,
  request: RoutedRequest | UnroutedRequest,
  sent: SentRequest,
  facts: ConnectionFacts,
): Promise<Outcome> {
  const { contract, responder, lenient } = context;
  const { operation } = request;
  const rule = operation && (await followRules(context, operation));
  if (rule?.response) return { operation, ...rule, response: rule.response };
  const breaches = request.operation
    ? await findBreaches(contract, request, lenient)
    : unroutedBreaches(request, sent);
  const response = await responder.forward({ ...facts, contract, operation, breaches, sent });
  return { operation, response, delay: rule?.delay, fault: rule?.fault };
}

async function findBreaches(
  contract: Contract,
  request: RoutedRequest,
  lenient: boolean,
): Promise<FieldError[]> {
  const { operation, sent, target } = request;
  const credentials = async (): Promise<FieldError[]> =>
    operation.access !== 'token' || readCredentials(contract, operation, sent, target.query)
      ? []
      : [{ field: 'security', message: 'has no credentials' }];
  const parts = async () => (await readRequest(contract, request, { lenient })).errors;
  const errors = await Promise.all([credentials, parts].map((check) => check().catch(refusalErrors)));
  return errors.flat();
}

function refusalErrors(thrown: unknown): FieldError[] {
  if (thrown instanceof Refusal) return thrown.errors;
  throw thrown;
}

function unroutedBreaches({ refusal, allow }: UnroutedRequest, { method }: SentRequest): FieldError[] {
  if (method === 'OPTIONS') return [];
  if (refusal.status === 405)
    return [{ field: 'method', message: `${method} is not in the contract, which has ${allow.join(', ')}` }];
  return [{ field: 'path', message: 'is not in the contract' }];
}
