/** What goes wrong with an operation on purpose. */
export interface FaultRule {
  id: number;
  operation_id: string;
  /** Status to answer with the contract's example of it; null answers as usual. */
  status: number | null;
  /** Milliseconds of real time to wait first. */
  delay: number;
  /** The connection is closed without an answer. */
  drop: boolean;
  /** The answer is JSON that breaks off. */
  malformed: boolean;
  /** How many requests it is still for; null for all. */
  times: number | null;
}
