import type { EventIssue } from '../parse/drift.ts';

/** A rejected request. Its message is for the sender and reveals nothing that the sender did not know. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly EventIssue[];

  constructor(
    status: number,
    message: string,
    details: {
      headers?: Readonly<Record<string, string>> | undefined;
      errors?: readonly EventIssue[];
      cause?: unknown;
    } = {},
  ) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined);
    this.status = status;
    this.headers = details.headers ?? {};
    this.errors = details.errors ?? [];
  }

  /** The response, in the form of the platform's own errors. */
  toResponse(): Response {
    const { status, message, errors, headers } = this;
    return Response.json({ message, errors }, { status, headers });
  }
}
