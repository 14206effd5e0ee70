import type { Contract, FieldError, Operation } from '@telephony/contract';
import type { Fault, Preferences } from './prefer/preferences.ts';
import type { Credentials } from './request/credentials.ts';
import type { SentRequest } from './request-record.ts';
import type { HttpResponse, PassedResponse } from './response.ts';
import type { Rules } from './failures/rules.ts';
import type { Refusal } from './refusals/refusal.ts';

/** A request that keeps the contract: its parts are checked before a responder sees them. */
export interface CheckedRequest<Session> {
  contract: Contract;
  operation: Operation;
  /** What `admit` has returned. */
  session: Session;
  /** Parameters by their names: numbers as numbers, lists as arrays, JSON parsed. */
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  header: Readonly<Record<string, unknown>>;
  /** Undefined where the operation takes none. */
  body: unknown;
  preferences: Preferences;
  sent: SentRequest;
}

type Made = HttpResponse | Promise<HttpResponse>;

/** Who makes the responses: all that differs between the mock and the sandbox. */
export interface Responder<Session = unknown> {
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
   * @param request What was asked, where it was read.
   */
  prefer(
    contract: Contract,
    operation: Operation,
    preferences: Preferences,
    request: Partial<Pick<CheckedRequest<Session>, 'query' | 'sent'>>,
  ): Made;
}

export interface ErrorMade {
  status: number;
  body: unknown;
}

export interface ConnectionFacts {
  rawHeaders: readonly string[];
  signal: AbortSignal;
}

/** A request that is passed on, whether or not it keeps the contract. */
export interface ForwardedRequest extends ConnectionFacts {
  contract: Contract;
  /** Undefined where no operation has the method and the address. */
  operation: Operation | undefined;
  /** In what it breaks the contract, in the words of a refusal; `field` is `path` or `method` where no operation has it. */
  breaches: readonly FieldError[];
  sent: SentRequest;
}

/** Passes requests on to another server: in the place of a `Responder`, who responds itself, and only to what keeps the contract. */
export interface Forwarder extends Pick<Responder, 'name' | 'prefer'> {
  /** @throws Refusal where the other server does not respond. */
  forward(request: ForwardedRequest): Promise<PassedResponse>;
}

export interface Responding<Chosen> {
  contract: Contract;
  responder: Chosen;
  rules: Rules;
  lenient: boolean;
  ownCors: boolean;
  onFault: (error: Error) => void;
}

export interface Outcome {
  response: HttpResponse | PassedResponse;
  operation?: Operation | undefined;
  refusal?: Refusal | undefined;
  warnings?: readonly FieldError[] | undefined;
  /** Milliseconds to wait before sending. */
  delay?: number | undefined;
  fault?: Fault | undefined;
}
