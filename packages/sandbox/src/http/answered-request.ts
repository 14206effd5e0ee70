/** What was asked and answered. */
export interface AnsweredRequest {
  method: string;
  /** Address as it was sent, with tokens left out. */
  url: string;
  /** Undefined where no operation of the contract was meant. */
  operationId: string | undefined;
  status: number;
  milliseconds: number;
}
