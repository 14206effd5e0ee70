/** How requests are answered unless they prefer something else. */
export interface AnswerOptions {
  dynamic: boolean;
  seed: string | undefined;
  /** Refuse to send an answer that breaks the contract: 500. */
  errors: boolean;
}
