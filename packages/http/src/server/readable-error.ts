import { Refusal } from '../refusals/refusal.ts';

/** An error of an own route, as it is sent: a refusal as it is, what Fastify could not read in the envelope's words. */
export function readableError(error: Error, onFault: (error: Error) => void): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode, code, message } = error as Error & { statusCode?: number; code?: string };
  if (statusCode !== undefined && statusCode < 500) {
    const field = code?.startsWith('FST_ERR_CTP') || statusCode === 400 ? 'body' : 'request';
    return new Refusal(statusCode, `The request cannot be read: ${message}`, [{ field, message }]);
  }
  onFault(error);
  return new Refusal(500, 'The server failed to respond. Its log has the error.');
}
