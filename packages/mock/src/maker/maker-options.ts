/** How to respond to requests that state no preference of their own. */
export interface MakerOptions {
  dynamic: boolean;
  seed: string | undefined;
  /** Send 500 instead of a response that breaks the contract. */
  errors: boolean;
}
