import { type Contract, declaredStatus, type FieldError, type Operation } from '@telephony/contract';
import { markUndeclared } from '../failures/follow-rules.ts';
import { exampleResponse } from '../prefer/preferences.ts';
import { type HttpResponse, jsonResponse } from '../response.ts';
import type { ErrorContent } from '../responder.ts';
import type { Refusal } from './refusal.ts';

export const REASON_HEADER = 'x-refusal-reason';

// If the operation declares another form of error, its example is sent, with the reason in a header.
export function refusalResponse(
  contract: Contract,
  operation: Operation | undefined,
  refusal: Refusal,
  error: ErrorContent = errorOf(refusal),
): HttpResponse {
  const { message, errors, headers } = refusal;
  const { status, body } = error;
  const response = jsonResponse(status, body, headers);
  if (!operation) return response;
  const schema = operation.responses.get(declaredStatus(operation, status) ?? '')?.schema;
  if (!schema || contract.schemas.allows(schema, body)) return markUndeclared(operation, response);
  const example = exampleResponse(operation, { code: status });
  if (example.body === undefined) return response;
  const reason = [message, ...errors.map(errorText)].join('; ');
  return { ...example, headers: { ...example.headers, ...headers, [REASON_HEADER]: headerText(reason) } };
}

export function errorOf({ status, message, errors }: Refusal): ErrorContent {
  return { status, body: { message, errors } };
}

export const WARNING_HEADER = 'x-request-warning';

export function withWarnings(response: HttpResponse, warnings: readonly FieldError[]): HttpResponse {
  if (warnings.length === 0) return response;
  const text = warnings.map(errorText).join('; ');
  return { ...response, headers: { ...response.headers, [WARNING_HEADER]: headerText(text) } };
}

const errorText = ({ field, message }: FieldError): string => `${field} ${message}`;

const headerText = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 1000);
