import type { FieldError } from '../validation/describe-faults.ts';

/** In what an exchange differs from the contract. */
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

/** One difference between an exchange and the contract. It holds no values of the exchange: they may be secret, or of real people. */
export interface ExchangeFinding {
  kind: ExchangeFindingKind;
  /** Where in the exchange: `body.data[].price`, `Content-Type`, `status`. */
  place: string;
  /** Where in the response body: `data`, `*` for any item of a list, `price`. Empty for all other places, and for the whole body. */
  path: readonly string[];
  /** What is wrong, to follow the place: `is not declared`. */
  message: string;
  /** What the contract expects there: `integer`. */
  expected: string;
  /** What is there, without the value: `string (digits)`, `418`. */
  seen: string | undefined;
  /** JSON pointer into the contract: the element that is broken, or that would declare what is not declared. */
  pointer: string;
  /** Entries of the ledger (`x-ledger`) about that element: what is known to be open there. */
  ledger: readonly string[];
  /** What an undeclared field was, such as `string` or `null`; empty for other kinds. */
  shapes: readonly string[];
}

export type Mistake = Pick<ExchangeFinding, 'kind' | 'place' | 'message' | 'expected' | 'pointer'> &
  Partial<Pick<ExchangeFinding, 'path' | 'seen' | 'shapes'>>;

export interface CheckedRequest {
  method: string;
  errors?: readonly FieldError[];
}

/** A response, as far as it is checked. */
export interface CheckedResponse {
  status: number;
  /** Names and values, such as `Headers` or a list of pairs. Several values of one name are joined with a comma. */
  headers: Iterable<readonly [string, string]>;
  /** Without compression; `unread` where it is too large to be checked, `garbled` where it is not compressed as it says. */
  body: Uint8Array | 'unread' | 'garbled';
}
