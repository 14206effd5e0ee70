import { type Contract, declaredStatus, type FieldError, type Operation } from '@telephony/contract';
import { markUndeclared } from '../failures/follow-rules.ts';
import { exampleResponse } from '../prefer/preferences.ts';
import { type HttpResponse, jsonResponse } from '../response.ts';
import type { ErrorMade } from '../responder.ts';
import type { Refusal } from './refusal.ts';

export const REASON_HEADER = 'x-refusal-reason';

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

export function errorOf({ status, message, errors }: Refusal): ErrorMade {
  return { status, body: { message, errors } };
}

export const WARNING_HEADER = 'x-request-warning';

export function withWarnings(response: HttpResponse, warnings: readonly FieldError[]): HttpResponse {
  if (warnings.length === 0) return response;
  const text = warnings.map(({ field, message }) => `${field} ${message}`).join('; ');
  return { ...response, headers: { ...response.headers, [WARNING_HEADER]: plainText(text) } };
}

const plainText = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 1000);
