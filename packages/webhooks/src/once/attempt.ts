import { messageOf } from './message-of.ts';

/** How an attempt to handle an event ended. */
export interface Attempted {
  outcome: 'handled' | 'failed';
  /** How often it has been tried; null where nobody counts. */
  attempt: number | null;
  reason: string | null;
  error?: unknown;
}

/** What an action has thrown; undefined where it has not. */
export async function failureOf(action: () => unknown): Promise<{ error: unknown } | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    return { error };
  }
}

/** How an attempt has ended, by what it has thrown. */
export function attempted(failure: { error: unknown } | undefined, attempt: number | null): Attempted {
  if (!failure) return { outcome: 'handled', attempt, reason: null };
  return { outcome: 'failed', attempt, reason: messageOf(failure.error), ...failure };
}
