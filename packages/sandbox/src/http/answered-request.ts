/** A request that the sandbox has responded to. */
export interface AnsweredRequest {
  method: string;
  /** Path and query as sent, without tokens. */
  url: string;
  /** Undefined if the request matched no operation of the contract. */
  operationId: string | undefined;
  status: number;
  milliseconds: number;
}
