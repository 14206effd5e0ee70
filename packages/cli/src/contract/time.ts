/** The platform's time, by which people say when. */
import { type Condition, spanOf as spanAt } from '@telephony/contract/commands';

/** How far reports go back unless `--since` says otherwise. */
export const USUAL_SINCE = '7d';

export interface SpanOptions {
  since?: string | undefined;
  until?: string | undefined;
}

/** Milliseconds by which the platform's clock is before that of this machine. */
let ahead = 0;

export async function followClock(url: string): Promise<void> {
  try {
    const { headers } = await fetch(`${url}/ping`, { method: 'HEAD', signal: AbortSignal.timeout(2000) });
    ahead = (Date.parse(headers.get('date') ?? '') || Date.now()) - Date.now();
  } catch {
    ahead = 0;
  }
}

/** The platform's time, in milliseconds since 1970. */
export const platformNow = (): number => Date.now() + ahead;

export const spanOf = (field: string, span: SpanOptions): Condition[] => spanAt(field, span, platformNow());
