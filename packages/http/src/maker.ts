import type { Contract, Operation } from '@telephony/contract';
import type { Preferences } from './prefer/preferences.ts';
import type { Credentials } from './request/credentials.ts';
import type { SentRequest } from './request/sent-request.ts';
import type { ErrorMade } from './refusals/error-made.ts';
import type { HttpResponse } from './response/http-response.ts';

/** A request that keeps the contract: its parts are checked before a maker sees them. */
export interface CheckedRequest<Session> {
  contract: Contract;
  operation: Operation;
  /** What `admit` has returned. */
  session: Session;
  /** Parameters by their names: numbers as numbers, lists as arrays, JSON parsed. */
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  header: Readonly<Record<string, unknown>>;
  cookie: Readonly<Record<string, unknown>>;
  /** Undefined where the operation takes none. */
  body: unknown;
  preferences: Preferences;
  sent: SentRequest;
}

type Made = HttpResponse | Promise<HttpResponse>;

/** Who makes the responses: all that differs between the mock and the sandbox. */
export interface Maker<Session = unknown> {
  /** What it is called in messages, such as `sandbox`. */
  readonly name: string;
  /**
   * Says who asks.
   *
   * @param credentials Undefined where there are none, and the operation needs none.
   * @throws Refusal 401 or 403.
   */
  admit(operation: Operation, credentials: Credentials | undefined, contract: Contract): Session;
  /**
   * Makes the response to a request that keeps the contract and asks for no status or example.
   *
   * @throws Refusal
   */
  respond(request: CheckedRequest<Session>): Made;
  /**
   * Writes an error in another form, where its platform has several. Default: as it is.
   *
   * @returns The error with a status that the operation declares.
   */
  formError?(operation: Operation, error: ErrorMade): ErrorMade;
  /**
   * Makes a declared response that was asked for, by status or example, whatever the request says otherwise.
   *
   * @param query The query parameters, where the request was read.
   */
  prefer(
    contract: Contract,
    operation: Operation,
    preferences: Preferences,
    query: Readonly<Record<string, unknown>>,
  ): Made;
}
