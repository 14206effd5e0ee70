import type { FieldError } from '@telephony/contract';

/** A response before it is sent. */
export interface HttpResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Uint8Array | string | undefined;
}

/** A response of JSON; without a body where there is nothing to write. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): HttpResponse {
  if (body === undefined) return { status, headers, body };
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}

/**
 * An error in the envelope of the platform.
 *
 * @param message For people, never with a secret.
 */
export function errorResponse(
  status: number,
  message: string,
  errors: FieldError[] = [],
  headers: Record<string, string> = {},
): HttpResponse {
  return jsonResponse(status, { message, errors }, headers);
}
