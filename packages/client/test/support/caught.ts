import { isTelephonyError, type TelephonyError } from '../../src/index.ts';

/** The TelephonyError that a call rejects with; fails where it resolves or rejects with something else. */
export async function caught(call: Promise<unknown>): Promise<TelephonyError> {
  const error = await call.then(
    (value: unknown) => new Error(`resolved to ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (isTelephonyError(error)) return error;
  throw error;
}
