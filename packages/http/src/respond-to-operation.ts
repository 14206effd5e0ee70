import { declaredStatus, type FieldError, type Operation, readRequestValues } from '@telephony/contract';
import { followStep } from './failures/follow-step.ts';
import { undeclaredResponse } from './failures/undeclared.ts';
import type { CheckedRequest } from './maker.ts';
import type { Outcome } from './outcome.ts';
import { PREFERENCE_PARAMETERS, type Preferences, readPreferences } from './prefer/preferences.ts';
import { refusalOf } from './refusals/refusal-of.ts';
import { Refusal } from './refusals/refusal.ts';
import { unauthorized } from './refusals/unauthorized.ts';
import { checkSelection } from './request/check-selection.ts';
import { readCredentials } from './request/credentials.ts';
import { readBody } from './request/read-body.ts';
import type { RequestTarget } from './request/request-target.ts';
import type { SentRequest } from './request/sent-request.ts';
import type { Responding } from './responding.ts';
import type { HttpResponse } from './response/http-response.ts';

/** A request for one operation, not yet read. */
interface Asked {
  operation: Operation;
  /** Path parameters, percent-decoded. */
  pathTexts: Record<string, string>;
  target: RequestTarget;
  sent: SentRequest;
}

/**
 * The outcome of a request for an operation: first what it was told to do on purpose, then who asks, then everything that
 * is wrong with the request at once, then the response.
 *
 * @throws Refusal
 */
export async function respondToOperation<Session>(
  using: Responding<Session>,
  asked: Asked,
): Promise<Outcome> {
  const { contract, maker, rules } = using;
  const { operation, target, sent } = asked;
  const step = rules.take(operation.operationId);
  const told = step && (await followStep(using, operation, step));
  if (told?.response) return { operation, ...told, response: told.response };

  const credentials =
    operation.access === 'none' ? undefined : readCredentials(contract, operation, sent, target.query);
  if (!credentials && operation.access === 'token') throw unauthorized(operation);
  const session = maker.admit(operation, credentials, contract);
  const preferences = preferencesOf(operation, sent, target);
  const request = { ...(await readRequest(using, asked)), contract, operation, session, preferences, sent };
  const response = await preferredOrUsual(using, request);
  const { delay = 0, fault } = preferences;
  return { operation, response, delay: delay + (told?.delay ?? 0), fault: fault ?? told?.fault };
}

function preferencesOf(operation: Operation, sent: SentRequest, { query }: RequestTarget): Preferences {
  const preferences = readPreferences(operation, sent.headers['prefer'], query);
  if (!Array.isArray(preferences)) return preferences;
  const [first] = preferences;
  throw new Refusal(400, `${operation.operationId}: ${first?.field} ${first?.message}`, preferences);
}

/** The parts of a request, checked all at once. */
async function readRequest<Session>(
  { contract, lenient }: Responding<Session>,
  { operation, pathTexts, target, sent }: Asked,
): Promise<Pick<CheckedRequest<Session>, 'path' | 'query' | 'header' | 'cookie' | 'body'>> {
  const parts = { path: pathTexts, query: target.query, headers: sent.headers };
  const { errors, ...values } = readRequestValues(contract, operation, parts, {
    lenient,
    ownQuery: PREFERENCE_PARAMETERS,
  });
  const reading = readBody(contract, operation, sent);
  const body = reading instanceof Promise ? await reading : reading;
  const selection = errors.length > 0 ? [] : checkSelection(contract, operation, values.query);
  const all: FieldError[] = [...errors, ...selection, ...body.errors];
  if (all.length > 0) throw refusalOf(operation, all);
  return { ...values, body: body.value };
}

async function preferredOrUsual<Session>(
  { contract, maker }: Responding<Session>,
  request: CheckedRequest<Session>,
): Promise<HttpResponse> {
  const { operation, preferences, query } = request;
  const { code, example } = preferences;
  if (code !== undefined && declaredStatus(operation, code) === undefined) return undeclaredResponse(code);
  if (code === undefined && example === undefined) return maker.respond(request);
  return maker.prefer(contract, operation, preferences, query);
}
