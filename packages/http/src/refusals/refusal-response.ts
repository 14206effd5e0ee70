import { type Contract, declaredStatus, type FieldError, type Operation } from '@telephony/contract';
import { markUndeclared } from '../failures/follow-rules.ts';
import { exampleResponse } from '../prefer/preferences.ts';
import { type HttpResponse, jsonResponse } from '../response.ts';
import type { ErrorMade } from '../responder.ts';
import type { Refusal } from './refusal.ts';

/** Response header with the reason of a refusal whose body cannot say it. */
export const REASON_HEADER = 'x-refusal-reason';

/**
 * The response to a refused request: the envelope of the platform, or, where the operation declares another form of error
 * for the status, its example and the reason in a header.
 *
 * @param formed The error in the form that is sent. Default: that of the refusal.
 */
export function refusalResponse(
  contract: Contract,
  operation: Operation | undefined,
  refusal: Refusal,
  formed: ErrorMade = errorOf(refusal),
): HttpResponse {
  const { message, errors, headers } = refusal;
  const { status, body } = formed;
  const response = jsonResponse(status, body, headers);
  if (!operation) return response;
  const schema = operation.responses.get(declaredStatus(operation, status) ?? '')?.schema;
  if (!schema || contract.schemas.allows(schema, body)) return markUndeclared(operation, response);
  const example = exampleResponse(operation, { code: status });
  if (example.body === undefined) return response;
  const reason = [message, ...errors.map((error) => `${error.field} ${error.message}`)].join('; ');
  return { ...example, headers: { ...example.headers, ...headers, [REASON_HEADER]: plainText(reason) } };
}

/** A refusal in the envelope of the platform. */
export function errorOf({ status, message, errors }: Refusal): ErrorMade {
  return { status, body: { message, errors } };
}

/** Response header with what a request asked for that was taken but is probably not meant. */
export const WARNING_HEADER = 'x-request-warning';

/** The same response, with the warnings in a header. */
export function withWarnings(response: HttpResponse, warnings: readonly FieldError[]): HttpResponse {
  if (warnings.length === 0) return response;
  const text = warnings.map(({ field, message }) => `${field} ${message}`).join('; ');
  return { ...response, headers: { ...response.headers, [WARNING_HEADER]: plainText(text) } };
}

/** A text as a header can hold it: ASCII, at most 1000 characters. */
const plainText = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 1000);
