import { declaredStatus } from '@telephony/contract';
import { followRules } from './failures/follow-rules.ts';
import { undeclaredResponse } from './failures/undeclared.ts';
import type { CheckedRequest, Maker } from './maker.ts';
import type { Outcome } from './outcome.ts';
import { PREFERENCE_PARAMETERS, type Preferences, readPreferences } from './prefer/preferences.ts';
import { refusalOf } from './refusals/refusal-of.ts';
import { Refusal } from './refusals/refusal.ts';
import { unauthorized } from './refusals/unauthorized.ts';
import { readCredentials } from './request/credentials.ts';
import { readRequest } from './request/read-request.ts';
import type { AskedRequest } from './request/route-request.ts';
import type { Responding } from './responding.ts';
import { withWarnings } from './response/with-warnings.ts';
import type { HttpResponse } from './response/http-response.ts';

/**
 * The outcome of a request for an operation: first what it was told to do on purpose, then who asks, then everything that
 * is wrong with the request at once, then the response.
 *
 * @throws Refusal
 */
export async function respondToOperation<Session>(
  using: Responding<Maker<Session>>,
  asked: AskedRequest,
): Promise<Outcome> {
  const { contract, maker, lenient } = using;
  const { operation, target, sent } = asked;
  const told = await followRules(using, operation);
  if (told?.response) return { operation, ...told, response: told.response };

  const credentials =
    operation.access === 'none' ? undefined : readCredentials(contract, operation, sent, target.query);
  if (!credentials && operation.access === 'token') throw unauthorized(operation);
  const session = maker.admit(operation, credentials, contract);
  const preferences = preferencesOf(asked);
  const read = await readRequest(contract, asked, { lenient, ownQuery: PREFERENCE_PARAMETERS });
  const { errors, warnings } = read;
  if (errors.length > 0) throw refusalOf(operation, errors);
  const request = { ...read, contract, operation, session, preferences, sent };
  const response = await preferredOrUsual(using, request);
  const { delay = 0, fault } = preferences;
  return {
    operation,
    warnings,
    response: withWarnings(response, warnings),
    delay: delay + (told?.delay ?? 0),
    fault: fault ?? told?.fault,
  };
}

function preferencesOf({ operation, sent, target }: AskedRequest): Preferences {
  const preferences = readPreferences(operation, sent.headers['prefer'], target.query);
  if (!Array.isArray(preferences)) return preferences;
  const [first] = preferences;
  throw new Refusal(400, `${operation.operationId}: ${first?.field} ${first?.message}`, preferences);
}

async function preferredOrUsual<Session>(
  { contract, maker }: Responding<Maker<Session>>,
  request: CheckedRequest<Session>,
): Promise<HttpResponse> {
  const { operation, preferences, query } = request;
  const { code, example } = preferences;
  if (code !== undefined && declaredStatus(operation, code) === undefined) return undeclaredResponse(code);
  if (code === undefined && example === undefined) return maker.respond(request);
  return maker.prefer(contract, operation, preferences, query);
}
