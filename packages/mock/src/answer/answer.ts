import type { FieldError } from '@telephony/contract';

/** The response that is sent. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string | undefined;
}

/** An error in the contract's envelope. */
export function errorAnswer(
  status: number,
  message: string,
  errors: FieldError[] = [],
  headers: Record<string, string> = {},
): Answer {
  return jsonAnswer(status, { message, errors }, headers);
}

export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}
