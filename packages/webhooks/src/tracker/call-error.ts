import { messageOf } from '../once/message-of.ts';

/** A callback of a call or the store has failed, as `cause` says. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly rootCallId: number;

  constructor(rootCallId: number, cause: unknown) {
    super(`call ${rootCallId}: ${messageOf(cause)}`, { cause });
    this.rootCallId = rootCallId;
  }
}

/** Runs a task. @throws CallError for what it throws. */
export async function ofCall<T>(rootCallId: number, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw new CallError(rootCallId, error);
  }
}
