import type { Operation } from '@telephony/contract';
import type { Outcome } from './outcome.ts';
import { refusalResponse } from './refusals/refusal-response.ts';
import { Refusal } from './refusals/refusal.ts';
import { malformedTarget, otherMethod, unknownAddress } from './refusals/unrouted.ts';
import { readTarget } from './request/request-target.ts';
import type { SentRequest } from './request/sent-request.ts';
import { respondToOperation } from './respond-to-operation.ts';
import type { Responding } from './responding.ts';
import { errorResponse, type HttpResponse } from './response/http-response.ts';

/** The outcome of a request. Never throws: whatever goes wrong is a response in the envelope of the platform. */
export async function respond<Session>(using: Responding<Session>, sent: SentRequest): Promise<Outcome> {
  const { contract, maker, onFault } = using;
  let operation: Operation | undefined;
  try {
    const target = readTarget(sent.url);
    if (!target) throw malformedTarget(sent.url);
    const { pathname } = target;
    const routed = contract.router.route(sent.method, pathname);
    if (sent.method === 'OPTIONS' && !routed?.operation) return { response: methodsOf(routed?.allow ?? []) };
    if (!routed) throw unknownAddress(contract, pathname);
    if (!routed.operation) throw otherMethod(sent.method, pathname, routed.allow);
    operation = routed.operation;
    return await respondToOperation(using, { operation, pathTexts: routed.pathParameters, target, sent });
  } catch (thrown) {
    if (thrown instanceof Refusal)
      return { operation, refusal: thrown, response: refusalResponse(contract, operation, thrown) };
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    onFault(error);
    const place = operation ? ` to ${operation.operationId}` : '';
    const message = `The ${maker.name} failed to respond${place}: ${error.message}`;
    return { operation, refusal: new Refusal(500, message), response: errorResponse(500, message) };
  }
}

/** The response to OPTIONS. Unknown addresses get one too: after a failed preflight a browser would not show the 404. */
function methodsOf(allow: readonly string[]): HttpResponse {
  return { status: 204, headers: allow.length > 0 ? { allow: allow.join(', ') } : {}, body: undefined };
}
