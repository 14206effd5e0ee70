import type { FieldError } from '@telephony/contract';

/** Ends a request with an error: thrown by checks and makers of responses, sent in the envelope `{message, errors}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: FieldError[];
  /** Names in lower case. */
  readonly headers: Record<string, string>;

  /**
   * @param status HTTP status.
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
