import { getCollection } from 'astro:content';
import { loadContract } from '../contract/load-contract.ts';
import { type GuideUse, guideUses } from './guide-uses.ts';
import { addressOfGuide, inReadingOrder } from './reading-order.ts';

let read: { digests: string; uses: GuideUse[] } | undefined;

/** What the guides of the site use, section by section, in reading order: read once, and again when a guide has changed. */
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
