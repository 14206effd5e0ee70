/** What can be changed while a front runs. */
export interface FrontSettings {
  /** Milliseconds to wait before each response. */
  delay: number;
  /** Let query parameters pass that the contract does not know. */
  lenient: boolean;
}
