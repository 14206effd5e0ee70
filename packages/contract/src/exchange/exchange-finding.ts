import type { FieldError } from '../validation/describe-faults.ts';

export type ExchangeFindingKind =
  | 'undeclared field'
  | 'schema'
  | 'undeclared status'
  | 'content type'
  | 'body'
  | 'bytes'
  | 'file'
  | 'missing header'
  | 'undeclared header'
  | 'unknown path'
  | 'unknown method'
  | 'request';

/** A difference between an exchange and the contract, without values of the exchange: they may be secret, or of real people. */
export interface ExchangeFinding {
  kind: ExchangeFindingKind;
  /** A place in the exchange: `body.data[].price`, `Content-Type`, `status`. */
  place: string;
  /** A place in the response body: `data`, `*` for any item, `price`. Empty elsewhere, and for the whole body. */
  path: readonly string[];
  /** Follows the place in a sentence: `is not declared`. */
  message: string;
  /** Such as `integer`. */
  expected: string;
  /** The kind of value, such as `string (digits)` or `418`. */
  seen: string | undefined;
  /** JSON pointer to the element of the contract that is broken, or would declare the undeclared. */
  pointer: string;
  /** Ids of the ledger's entries about that element. */
  ledger: readonly string[];
  /** The kinds of values of an undeclared field, such as `string` or `null`; else empty. */
  shapes: readonly string[];
}

export type Mistake = Pick<ExchangeFinding, 'kind' | 'place' | 'message' | 'expected' | 'pointer'> &
  Partial<Pick<ExchangeFinding, 'path' | 'seen' | 'shapes'>>;

export interface CheckedRequest {
  method: string;
  errors?: readonly FieldError[];
}

/** The parts of a response that are checked. */
export interface CheckedResponse {
  status: number;
  /** `Headers` or a list of pairs. */
  headers: Iterable<readonly [string, string]>;
  /** Without compression; `unread` if it is too large, `garbled` if it is not compressed as its header says. */
  body: Uint8Array | 'unread' | 'garbled';
}
