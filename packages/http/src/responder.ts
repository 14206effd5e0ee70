import type { Contract, FieldError, Operation } from '@telephony/contract';
import type { Fault, Preferences } from './prefer/preferences.ts';
import type { Credentials } from './request/credentials.ts';
import type { SentRequest } from './request-record.ts';
import type { HttpResponse, PassedResponse } from './response.ts';
import type { Rules } from './failures/rules.ts';
import type { Refusal } from './refusals/refusal.ts';

/** A request that keeps the contract. */
export interface CheckedRequest<Session> {
  contract: Contract;
  operation: Operation;
  /** The result of `Responder.admit`. */
  session: Session;
  /** Parameters by name: numbers as numbers, lists as arrays, JSON parsed. */
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  header: Readonly<Record<string, unknown>>;
  /** Undefined if the operation takes none. */
  body: unknown;
  preferences: Preferences;
  sent: SentRequest;
}

/** Makes the responses: everything in which mock and sandbox differ. */
export interface Responder<Session = unknown> {
  /** Its name in messages, such as `sandbox`. */
  readonly name: string;
  /** Identifies the caller, or throws a 401 or 403. Without credentials, the operation needs none. */
  admit(operation: Operation, credentials: Credentials | undefined, contract: Contract): Session;
  /** Responds to a request that prefers no status or example, or throws a `Refusal`. */
  respond(request: CheckedRequest<Session>): HttpResponse | Promise<HttpResponse>;
  /** Rewrites an error in another form of the platform, with a declared status. */
  formError?(operation: Operation, error: ErrorContent): ErrorContent;
  /** Returns the declared response with a status or example. `request` is empty if a rule asks for it. */
  prefer(
    contract: Contract,
    operation: Operation,
    preferences: Preferences,
    request: Partial<Pick<CheckedRequest<Session>, 'query' | 'sent'>>,
  ): HttpResponse | Promise<HttpResponse>;
}

export interface ErrorContent {
  status: number;
  body: unknown;
}

export interface ConnectionFacts {
  rawHeaders: readonly string[];
  /** Aborts when the client has left. */
  signal: AbortSignal;
}

/** A request to pass on, even if it breaks the contract. */
export interface ForwardedRequest extends ConnectionFacts {
  contract: Contract;
  /** Undefined if no operation has its method and address. */
  operation: Operation | undefined;
  /** Errors for which a `Responder` would refuse it. */
  breaches: readonly FieldError[];
  sent: SentRequest;
}

/** Passes requests on to another server. */
export interface Forwarder extends Pick<Responder, 'name' | 'prefer'> {
  forward(request: ForwardedRequest): Promise<PassedResponse>;
}

export interface ResponderContext<Chosen> {
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
  /** Milliseconds. */
  delay?: number | undefined;
  fault?: Fault | undefined;
}
