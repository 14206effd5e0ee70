import { addressOf } from '@telephony/contract';
import type { PageLink } from './model.ts';

/** Links to the pages of events, by their names (`x-events`, `x-next-events`). */
export function eventLinks(names: readonly string[] = []): PageLink[] {
  return names.map((name) => ({ text: name, address: addressOf.webhook(name) }));
}
