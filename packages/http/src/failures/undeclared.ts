import { declaredStatus, type Operation } from '@telephony/contract';
import { errorResponse, type HttpResponse } from '../response/http-response.ts';

/** Response header that marks a status which the operation does not declare. */
export const UNDECLARED_HEADER = 'x-undeclared-status';

/** The same response, marked where the operation does not declare its status. */
export function markUndeclared(operation: Operation, response: HttpResponse): HttpResponse {
  const { status, headers } = response;
  if (declaredStatus(operation, status) !== undefined) return response;
  return { ...response, headers: { ...headers, [UNDECLARED_HEADER]: String(status) } };
}

/** A response with a status that the operation does not declare: an error in the envelope of the platform, else no body. */
export function undeclaredResponse(status: number): HttpResponse {
  const mark = { [UNDECLARED_HEADER]: String(status) };
  if (status < 400) return { status, headers: mark, body: undefined };
  // An import of node:http would also load its fetch and WebSocket, which take long at the start.
  const { STATUS_CODES } = process.getBuiltinModule('node:http');
  return errorResponse(status, STATUS_CODES[status] ?? `Status ${status}`, [], mark);
}
