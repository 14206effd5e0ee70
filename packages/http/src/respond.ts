import { forwardRequest } from './forward-request.ts';
import type { ConnectionFacts, Forwarder } from './forwarder.ts';
import type { Maker } from './maker.ts';
import type { Outcome } from './outcome.ts';
import { errorOf, refusalResponse } from './refusals/refusal-response.ts';
import { Refusal } from './refusals/refusal.ts';
import { routeRequest } from './request/route-request.ts';
import type { SentRequest } from './request/sent-request.ts';
import { respondToOperation } from './respond-to-operation.ts';
import type { Responding } from './responding.ts';
import { errorResponse, type HttpResponse } from './response/http-response.ts';

/** The outcome of a request. Never throws: whatever goes wrong is a response in the envelope of the platform. */
export async function respond<Session>(
  using: Responding<Maker<Session> | Forwarder>,
  sent: SentRequest,
  facts: () => ConnectionFacts,
): Promise<Outcome> {
  const { contract, maker, onFault } = using;
  const asked = routeRequest(contract, sent);
  const { operation } = asked;
  try {
    if (sent.method === 'OPTIONS' && !asked.operation && (!('forward' in maker) || isPreflight(sent)))
      return { response: methodsOf(asked.allow) };
    if ('forward' in maker) return await forwardRequest({ ...using, maker }, asked, sent, facts());
    if (!asked.operation) throw asked.refusal;
    return await respondToOperation({ ...using, maker }, asked);
  } catch (thrown) {
    if (thrown instanceof Refusal) {
      const formed =
        'formError' in maker && operation ? maker.formError?.(operation, errorOf(thrown)) : undefined;
      return { operation, refusal: thrown, response: refusalResponse(contract, operation, thrown, formed) };
    }
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    onFault(error);
    const place = operation ? ` to ${operation.operationId}` : '';
    const message = `The ${maker.name} failed to respond${place}: ${error.message}`;
    return { operation, refusal: new Refusal(500, message), response: errorResponse(500, message) };
  }
}

/** Whether a browser asks if a page may send a request (Fetch Standard, section 3.3.2). The front itself lets all of them. */
function isPreflight({ headers }: SentRequest): boolean {
  return headers['origin'] !== undefined && headers['access-control-request-method'] !== undefined;
}

/** The response to OPTIONS. Unknown addresses get one too: after a failed preflight a browser would not show the 404. */
function methodsOf(allow: readonly string[]): HttpResponse {
  return { status: 204, headers: allow.length > 0 ? { allow: allow.join(', ') } : {}, body: undefined };
}
