import type { EventStore } from '../store/event-store.ts';
import type { KeptDelivery } from './kept-delivery.ts';

/** Everything that a store keeps, the oldest first. */
export async function allKept(store: EventStore): Promise<KeptDelivery[]> {
  const all: KeptDelivery[] = [];
  for (;;) {
    const page = await store.kept(all.at(-1)?.id);
    if (page.length === 0) return all;
    all.push(...page);
  }
}
