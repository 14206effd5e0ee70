import type { Contract, FieldError, Operation } from '@telephony/contract';
import type { Maker } from './maker.ts';
import type { SentRequest } from './request/sent-request.ts';
import type { PassedResponse } from './response/passed-response.ts';

/** What the connection of a request says of it, besides the request. */
export interface ConnectionFacts {
  /** Headers as they were sent: names and values in turn. */
  rawHeaders: readonly string[];
  /** Aborts when the client has gone. */
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

/** Passes requests on to another server: in the place of a `Maker`, who responds itself, and only to what keeps the contract. */
export interface Forwarder extends Pick<Maker, 'name' | 'prefer'> {
  /** @throws Refusal where the other server does not respond. */
  forward(request: ForwardedRequest): Promise<PassedResponse>;
}
