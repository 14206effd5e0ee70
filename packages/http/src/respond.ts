import { type Contract, declaredStatus, type FieldError } from '@telephony/contract';
import type {
  CheckedRequest,
  ConnectionFacts,
  Forwarder,
  Responder,
  Outcome,
  Responding,
} from './responder.ts';
import { errorOf, refusalResponse, withWarnings } from './refusals/refusal-response.ts';
import { Refusal, refusalOf, unauthorized } from './refusals/refusal.ts';
import {
  type AskedRequest,
  readRequest,
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
  withApplied,
} from './prefer/preferences.ts';
import { readCredentials } from './request/credentials.ts';

export async function respond<Session>(
  using: Responding<Responder<Session> | Forwarder>,
  sent: SentRequest,
  facts: () => ConnectionFacts,
): Promise<Outcome> {
  const { contract, responder, onFault } = using;
  const asked = routeRequest(contract, sent);
  const { operation } = asked;
  try {
    const isOwn = !('forward' in responder) || (using.ownCors && isPreflight(sent));
    if (sent.method === 'OPTIONS' && !asked.operation && isOwn) return { response: methodsOf(asked.allow) };
    if ('forward' in responder) return await forwardRequest({ ...using, responder }, asked, sent, facts());
    if (!asked.operation) throw asked.refusal;
    return await respondToOperation({ ...using, responder }, asked);
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

function isPreflight({ headers }: SentRequest): boolean {
  return headers['origin'] !== undefined && headers['access-control-request-method'] !== undefined;
}

/** The response to OPTIONS. Unknown addresses get one too: after a failed preflight a browser would not show the 404. */
function methodsOf(allow: readonly string[]): HttpResponse {
  return { status: 204, headers: allow.length > 0 ? { allow: allow.join(', ') } : {}, body: undefined };
}

async function respondToOperation<Session>(
  using: Responding<Responder<Session>>,
  asked: AskedRequest,
): Promise<Outcome> {
  const { contract, responder, lenient } = using;
  const { operation, target, sent } = asked;
  const told = await followRules(using, operation);
  if (told?.response) return { operation, ...told, response: told.response };

  const credentials =
    operation.access === 'none' ? undefined : readCredentials(contract, operation, sent, target.query);
  if (!credentials && operation.access === 'token') throw unauthorized(operation);
  const session = responder.admit(operation, credentials, contract);
  const asks = preferencesOf(asked);
  const { preferences } = asks;
  const read = await readRequest(contract, asked, { lenient, ownQuery: PREFERENCE_PARAMETERS });
  const { errors } = read;
  if (errors.length > 0) throw refusalOf(operation, errors);
  const request = { ...read, contract, operation, session, preferences, sent };
  const made = await preferredOrUsual(using, request);
  const warnings = [...asks.warnings, ...read.warnings, ...(made.warnings ?? [])];
  const { delay = 0, fault } = preferences;
  return {
    operation,
    warnings,
    response: withWarnings(withApplied(made, asks), warnings),
    delay: delay + (told?.delay ?? 0),
    fault: fault ?? told?.fault,
  };
}

function preferencesOf({ operation, sent, target }: AskedRequest): ReadPreferences {
  const read = readPreferences(operation, sent.headers['prefer'], target.query);
  const [first] = read.errors;
  if (first === undefined) return read;
  throw new Refusal(400, `${operation.operationId}: ${first.field} ${first.message}`, read.errors);
}

async function preferredOrUsual<Session>(
  { contract, responder }: Responding<Responder<Session>>,
  request: CheckedRequest<Session>,
): Promise<HttpResponse> {
  const { operation, preferences } = request;
  const { code, example } = preferences;
  if (code !== undefined && declaredStatus(operation, code) === undefined) return undeclaredResponse(code);
  if (code === undefined && example === undefined) return responder.respond(request);
  return responder.prefer(contract, operation, preferences, request);
}

async function forwardRequest(
  using: Responding<Forwarder>,
  asked: AskedRequest | UnroutedRequest,
  sent: SentRequest,
  facts: ConnectionFacts,
): Promise<Outcome> {
  const { contract, responder, lenient } = using;
  const { operation } = asked;
  const told = operation && (await followRules(using, operation));
  if (told?.response) return { operation, ...told, response: told.response };
  const breaches = asked.operation ? await breachesOf(contract, asked, lenient) : unrouted(asked, sent);
  const response = await responder.forward({ ...facts, contract, operation, breaches, sent });
  return { operation, response, delay: told?.delay, fault: told?.fault };
}

/** Everything that a front would refuse a request for, at once. */
async function breachesOf(contract: Contract, asked: AskedRequest, lenient: boolean): Promise<FieldError[]> {
  const { operation, sent, target } = asked;
  const credentials = async (): Promise<FieldError[]> =>
    operation.access !== 'token' || readCredentials(contract, operation, sent, target.query)
      ? []
      : [{ field: 'security', message: 'has no credentials' }];
  const parts = async () => (await readRequest(contract, asked, { lenient })).errors;
  const found = await Promise.all([credentials, parts].map((check) => check().catch(errorsOf)));
  return found.flat();
}

function errorsOf(thrown: unknown): FieldError[] {
  if (thrown instanceof Refusal) return thrown.errors;
  throw thrown;
}

function unrouted({ refusal, allow }: UnroutedRequest, { method }: SentRequest): FieldError[] {
  if (method === 'OPTIONS') return [];
  if (refusal.status === 405)
    return [{ field: 'method', message: `${method} is not in the contract, which has ${allow.join(', ')}` }];
  return [{ field: 'path', message: 'is not in the contract' }];
}
