import type { FieldError } from '@telephony/contract';

/** Ends a request with an error of the contract: thrown by handlers, sent in the envelope `{message, errors}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: FieldError[];
  readonly headers: Record<string, string>;

  /**
   * @param status HTTP status. If the operation does not declare it, the server sends the nearest declared one.
   * @param message For people, never with a secret.
   */
  constructor(
    status: number,
    message: string,
    errors: FieldError[] = [],
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** 400 for one field. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal(400, `${field} ${message}`, [{ field, message }]);
}
