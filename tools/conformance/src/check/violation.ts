/**
 * A breach of the contract by the server. Values of a response are masked: they may be secret. Of calls it has ids,
 * times, states, seconds and prices, without which nobody finds what is wrong.
 */
export interface Violation {
  rule:
    | 'no-answer'
    | 'status'
    | 'redirect'
    | 'content-type'
    | 'body-present'
    | 'body-missing'
    | 'invalid-json'
    | 'schema'
    | 'undeclared-property'
    | 'file'
    | 'workflow'
    | 'probe'
    | 'trace'
    | 'token'
    | 'bytes'
    | 'law'
    | 'cors'
    | 'head'
    | 'rate'
    | 'drift';
  operationId: string;
  method: string;
  /** Template of the path. */
  path: string;
  status: number | undefined;
  /**
   * Place in the body as a JSON pointer, `*` for the index of an array; empty for the whole response. Of a field that is
   * missing it is where the field would be.
   */
  pointer: string;
  message: string;
  /** What is wrong without the field and the operator that the message names: violations of one kind are one finding. */
  kind?: string | undefined;
  expected: string;
  /** What was there, masked: its form, and values that the contract knows. */
  seen?: string | undefined;
  /** The request that shows it, masked: `GET /cdrs?limit=1`. */
  address?: string | undefined;
  /** Who asked first: the sweep, a probe, or workflow and step. */
  by: string;
  /** How often it was seen. */
  count: number;
}
