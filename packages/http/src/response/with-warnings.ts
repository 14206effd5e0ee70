import type { FieldError } from '@telephony/contract';
import type { HttpResponse } from './http-response.ts';
import { plainText } from './plain-text.ts';

/** Response header with what a request asked for that was taken but is probably not meant. */
export const WARNING_HEADER = 'x-request-warning';

/** The same response, with the warnings in a header. */
export function withWarnings(response: HttpResponse, warnings: readonly FieldError[]): HttpResponse {
  if (warnings.length === 0) return response;
  const text = warnings.map(({ field, message }) => `${field} ${message}`).join('; ');
  return { ...response, headers: { ...response.headers, [WARNING_HEADER]: plainText(text) } };
}
