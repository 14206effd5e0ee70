import type { PageLink } from '../contract/model.ts';
import type { GuideUse } from './guide-uses.ts';

/** Links to sections of guides: `Queues and agents: Who is in a queue`. */
export function useLinks(uses: readonly GuideUse[]): PageLink[] {
  return uses.map(({ guide, section, address }) => ({
    text: section === '' ? guide : `${guide}: ${section}`,
    address,
  }));
}
