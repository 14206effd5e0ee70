/** What goes wrong with an operation on purpose. */
export interface FaultRule {
  id: number;
  operation_id: string;
  /** Status to respond with, and the contract's example of it; null responds as usual. */
  status: number | null;
  /** Milliseconds of real time to wait first. */
  delay: number;
  /** The connection is closed without a response. */
  drop: boolean;
  /** The response is truncated JSON. */
  malformed: boolean;
  /** How many more requests it applies to; null for all. */
  times: number | null;
}
