import type { TagPage } from '../contract/model.ts';
import type { GuideUse } from './guide-uses.ts';

/** The sections of guides that use an operation or an event of a tag. */
export function usesOfResource({ operations, webhooks }: TagPage, uses: readonly GuideUse[]): GuideUse[] {
  const ids = new Set(operations.map(({ id }) => id));
  const events = new Set(webhooks.map(({ event }) => event));
  return uses.filter((use) => !use.operations.isDisjointFrom(ids) || !use.events.isDisjointFrom(events));
}
