import type { LambdaEvent, LambdaResponse } from './lambda-event.ts';
import { toRequest } from './to-request.ts';

/** What event handlers find in `args`: `[{ event, context }]`. */
export interface LambdaInvocation {
  event: LambdaEvent;
  /** The context of the invocation, as the runtime gives it. */
  context: unknown;
  /** Work that has to end before the function returns, since it is frozen then. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Turns a webhook handler into the handler of a Lambda function: behind API Gateway (REST and HTTP APIs), a function URL or an
 * Application Load Balancer. It returns when all work is done, also that of `ack: 'early'`.
 *
 * @param handler The result of `createWebhookHandler`.
 * @throws TypeError, when invoked, for an event that is not an HTTP request.
 *
 * @example
 * export const handler = toLambdaHandler(createWebhookHandler(handlers, { secret, store }));
 */
export function toLambdaHandler(
  handler: (request: Request, invocation: LambdaInvocation) => Promise<Response>,
): (event: LambdaEvent, context?: unknown) => Promise<LambdaResponse> {
  return async (event, context) => {
    const request = toRequest(event);
    const work: Promise<unknown>[] = [];
    const waitUntil = (part: Promise<unknown>) => void work.push(part);
    const response = await handler(request, { event, context, waitUntil });
    // Work may bring more work.
    for (const part of work) await part.catch(() => {});
    const headers = Object.fromEntries(response.headers);
    const lists = Object.entries(headers).map(([name, value]): [string, string[]] => [name, [value]]);
    return {
      statusCode: response.status,
      headers,
      ...(!event.headers && { multiValueHeaders: Object.fromEntries(lists) }),
      body: await response.text(),
      isBase64Encoded: false,
    };
  };
}
