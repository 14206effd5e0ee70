/** The platform's time, by which `yesterday` and `7d` are read. */
import { type Condition, spanOf as spanAt } from '@telephony/contract/commands';

export const DEFAULT_SINCE = '7d';

export interface SpanOptions {
  since?: string | undefined;
  until?: string | undefined;
}

let millisecondsAhead = 0;

/**
 * Follows the clock of a platform on this machine: the day of a sandbox need not be today.
 *
 * @param url Its address; without one, the clock of this machine counts.
 */
export async function followClock(url: string | undefined): Promise<void> {
  if (url === undefined) {
    millisecondsAhead = 0;
    return;
  }
  try {
    const { headers } = await fetch(`${url}/ping`, { method: 'HEAD', signal: AbortSignal.timeout(2000) });
    millisecondsAhead = (Date.parse(headers.get('date') ?? '') || Date.now()) - Date.now();
  } catch {
    // The command itself says that nothing responds.
  }
}

/** The platform's time, in milliseconds since 1970. */
export const platformNow = (): number => Date.now() + millisecondsAhead;

export const spanOf = (field: string, span: SpanOptions): Condition[] => spanAt(field, span, platformNow());
