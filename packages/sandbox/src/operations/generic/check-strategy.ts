import { invalid } from '@telephony/http';
import { STRATEGIES } from '../../platform/exchange/ring-strategies.ts';

/** Refuses a strategy that no phone could be rung by. @throws Refusal 400. */
export function checkStrategy(written: string | undefined, field: string): void {
  if (written !== undefined && !Object.hasOwn(STRATEGIES, written))
    throw invalid(field, `must be one of ${Object.keys(STRATEGIES).join(', ')}`);
}
