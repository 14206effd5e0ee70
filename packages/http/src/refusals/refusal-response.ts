import { type Contract, declaredStatus, type Operation } from '@telephony/contract';
import { markUndeclared } from '../failures/undeclared.ts';
import { exampleResponse } from '../prefer/example-response.ts';
import { errorResponse, type HttpResponse } from '../response/http-response.ts';
import { plainText } from '../response/plain-text.ts';
import type { Refusal } from './refusal.ts';

/** Response header with the reason of a refusal whose body cannot say it. */
export const REASON_HEADER = 'x-refusal-reason';

/**
 * The response to a refused request: the envelope of the platform, or, where the operation declares another form of error
 * for the status, its example and the reason in a header.
 */
export function refusalResponse(
  contract: Contract,
  operation: Operation | undefined,
  { status, message, errors, headers }: Refusal,
): HttpResponse {
  const response = errorResponse(status, message, errors, headers);
  if (!operation) return response;
  const schema = operation.responses.get(declaredStatus(operation, status) ?? '')?.schema;
  if (!schema || contract.schemas.allows(schema, { message, errors }))
    return markUndeclared(operation, response);
  const example = exampleResponse(operation, { code: status });
  if (example.body === undefined) return response;
  const reason = [message, ...errors.map((error) => `${error.field} ${error.message}`)].join('; ');
  return { ...example, headers: { ...example.headers, ...headers, [REASON_HEADER]: plainText(reason) } };
}
