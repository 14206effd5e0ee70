import type { Router } from '@telephony/contract';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * Every error in the envelope of the contract: `message` and `errors`.
 *
 * @param onFault Called with errors of the sandbox itself, which are not refusals.
 */
export function answerErrors(server: FastifyInstance, router: Router, onFault: (error: Error) => void): void {
  server.setErrorHandler<FastifyError | Refusal>(async (error, _request, reply) => {
    const refusal = error instanceof Refusal ? error : unreadable(error);
    if (!refusal) onFault(error);
    const { status, message, errors, headers } =
      refusal ?? new Refusal(500, 'The sandbox failed to respond. Its log has the error.');
    await reply
      .code(status)
      .headers(headers)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ message, errors }));
  });
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.originalUrl.replace(/\?.*$/s, '').slice(0, 200);
    const routed = router.route(request.method, path.replace(/^https?:\/\/[^/]*/i, ''));
    const allow = routed && 'allow' in routed ? routed.allow : [];
    const [status, message] =
      allow.length > 0
        ? [405, `${path} does not support ${request.method}. Supported: ${allow.join(', ')}.`]
        : [404, `${path} is not a path of the contract.`];
    if (allow.length > 0) void reply.header('allow', allow.join(', '));
    await reply
      .code(status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ message, errors: [] }));
  });
}

/** What Fastify refuses before any route is found, such as an address that cannot be decoded. */
export function answerFrameworkError(error: FastifyError, reply: FastifyReply): void {
  const { status, message, errors } = unreadable(error) ?? new Refusal(400, 'The request cannot be read.');
  void reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify({ message, errors }));
}

/** What Fastify could not read of a request, in the contract's words. */
function unreadable({ statusCode, code, message }: FastifyError): Refusal | undefined {
  if (statusCode === undefined || statusCode >= 500) return undefined;
  const field = code?.startsWith('FST_ERR_CTP') || statusCode === 400 ? 'body' : 'request';
  return new Refusal(statusCode, `The request cannot be read: ${message}`, [{ field, message }]);
}
