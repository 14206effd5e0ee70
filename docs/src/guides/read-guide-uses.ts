import { getCollection } from 'astro:content';
import { loadContract } from '../contract/load-contract.ts';
import { type GuideUse, guideUses } from './guide-uses.ts';
import { addressOfGuide, inReadingOrder } from '../sidebar.ts';
import type { PageLink, TagPage } from '../contract/model.ts';

let read: { digests: string; uses: GuideUse[] } | undefined;

export async function readGuideUses(): Promise<GuideUse[]> {
  const entries = (await getCollection('docs')).filter(
    ({ id }) => !/^(?:ledger|changelog|packages)\b/.test(id),
  );
  const digests = entries.map(({ digest }) => digest).join();
  if (read?.digests !== digests) {
    const guides = inReadingOrder(entries).map(({ id, data, body = '' }) => ({
      title: data.title,
      address: addressOfGuide(id),
      body,
    }));
    read = { digests, uses: guideUses(guides, loadContract()) };
  }
  return read.uses;
}

export function useLinks(uses: readonly GuideUse[]): PageLink[] {
  return uses.map(({ guide, section, address }) => ({
    text: section === '' ? guide : `${guide}: ${section}`,
    address,
  }));
}

export function usesOfResource({ operations, webhooks }: TagPage, uses: readonly GuideUse[]): GuideUse[] {
  const ids = new Set(operations.map(({ id }) => id));
  const events = new Set(webhooks.map(({ event }) => event));
  return uses.filter((use) => !use.operations.isDisjointFrom(ids) || !use.events.isDisjointFrom(events));
}
