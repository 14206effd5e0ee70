/** The platform's time, by which `yesterday` and `7d` are read. */
import { type Condition, spanOf as spanAt } from '@telephony/contract/commands';

export const DEFAULT_SINCE = '7d';

export interface SpanOptions {
  since?: string | undefined;
  until?: string | undefined;
}

let millisecondsAhead = 0;

export function setPlatformTime(now: number): void {
  millisecondsAhead = now - Date.now();
}

export const platformNow = (): number => Date.now() + millisecondsAhead;

export const spanOf = (field: string, span: SpanOptions): Condition[] => spanAt(field, span, platformNow());
