/** An error whose message says what is wrong, where, and what to do. It is printed without a stack. */
export class UserError extends Error {
  override name = 'UserError';
  /** What the command exits with. */
  readonly exitCode: number;

  /** @param options `exitCode`: what the command exits with. Default: 1. */
  constructor(message: string, { exitCode = 1, ...options }: ErrorOptions & { exitCode?: number } = {}) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
