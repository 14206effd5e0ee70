/** In what an exchange differs from the contract. */
export type FindingKind =
  | 'undeclared field'
  | 'schema'
  | 'undeclared status'
  | 'content type'
  | 'body'
  | 'missing header'
  | 'undeclared header'
  | 'unknown path'
  | 'unknown method'
  | 'request';

/** One mistake of an exchange. It has no values of the exchange: those may be secret, or of real people. */
export interface Mistake {
  kind: FindingKind;
  /** Where in the exchange: `body.data[].price`, `Content-Type`, `status`. */
  place: string;
  message: string;
  /** JSON pointer into the contract: the element that is broken, or that would declare what is not declared. */
  pointer: string;
  /** What an undeclared field was, such as `string` or `null`. */
  shapes?: readonly string[];
}

/** Where a mistake was made. */
export interface FoundAt {
  /** Undefined where no operation of the contract has the method and the path. */
  operationId: string | undefined;
  method: string;
  /** Template of the path, or the path with its values replaced where the contract does not have it. */
  path: string;
  /** Status of the response. */
  status: number;
}

/** The same mistake in any number of exchanges. */
export interface Finding extends Mistake, FoundAt {
  shapes: readonly string[];
  /** In how many exchanges it was. */
  count: number;
  /** ISO 8601, UTC. */
  firstSeen: string;
}

/** Why requests got no whole response of the upstream. */
export interface MissingResponse {
  reason: string;
  count: number;
  /** ISO 8601, UTC. */
  firstSeen: string;
}
