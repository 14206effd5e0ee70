import type { EventStore } from '../../store/event-store.ts';
import { type Check, LONG, SHORT, storeOf } from '../checks/check.ts';
import { expectSame } from '../checks/expect-same.ts';
import { mustClaim, sampleDelivery, unusedName } from './samples.ts';

const CROWD = 50;

/** What happens at once. */
export const crowdChecks: Readonly<Record<string, Check<EventStore>>> = {
  async 'of 50 claims at once one gets a new event'({ stores }) {
    const key = unusedName();
    expectSame('50 claims at once', await claimAll(stores, key), { claimed: 1, busy: CROWD - 1 });
  },

  async 'of 50 claims at once one gets an event whose claim has ended'({ stores, pause }) {
    const key = unusedName();
    await mustClaim(stores[0], key, { leaseMs: SHORT });
    await pause();
    expectSame('50 claims at once', await claimAll(stores, key), { claimed: 1, busy: CROWD - 1 });
  },

  async 'nobody gets an event while it is being completed'({ stores }) {
    const key = unusedName();
    const token = await mustClaim(stores[0], key);
    const [completed, { claimed = 0 }] = await Promise.all([
      stores[0].complete(key, token, LONG),
      claimAll(stores, key),
    ]);
    expectSame('complete', completed, true);
    expectSame('50 claims at the same time', { claimed }, { claimed: 0 });
    expectSame('claim after that', await stores[1].claim(key, LONG, LONG), { state: 'done' });
  },

  async 'of 50 times complete and release with one token, one is good'({ stores }) {
    const key = unusedName();
    const token = await mustClaim(stores[0], key);
    const results = await Promise.all(
      Array.from({ length: CROWD }, async (_, index) => {
        const store = storeOf(stores, index);
        return index % 3 === 0 ? store.release(key, token) : store.complete(key, token, LONG);
      }),
    );
    expectSame('how many of them', results.filter(Boolean).length, 1);
  },

  async 'no attempt is lost where 50 events are claimed at once, released and claimed'({ stores }) {
    const keys = Array.from({ length: CROWD }, unusedName);
    await Promise.all(
      keys.map(async (key, index) => {
        const store = storeOf(stores, index);
        for (const attempt of [1, 2, 3]) await store.release(key, await mustClaim(store, key, { attempt }));
      }),
    );
  },

  async '50 deliveries are kept at once'({ stores }) {
    const prefix = unusedName();
    const ids = Array.from({ length: CROWD }, (_, index) => `${prefix}-${10 + index}`);
    await Promise.all(
      ids.toReversed().map(async (id, index) => storeOf(stores, index).keep(sampleDelivery(id), LONG)),
    );
    const kept = await stores[0].kept(prefix, CROWD);
    expectSame(
      'kept',
      kept.map(({ id }) => id),
      ids,
    );
    const forgotten = await Promise.all(
      [...ids, ...ids].map(async (id, index) => storeOf(stores, index).forget(id)),
    );
    expectSame('forget, twice each: how often true', forgotten.filter(Boolean).length, CROWD);
  },
};

/** How often each state is the result of as many claims at once. */
async function claimAll(
  stores: readonly [EventStore, EventStore],
  key: string,
): Promise<Partial<Record<string, number>>> {
  const claims = await Promise.all(
    Array.from({ length: CROWD }, async (_, index) => storeOf(stores, index).claim(key, LONG, LONG)),
  );
  const counts: Partial<Record<string, number>> = {};
  for (const { state } of claims) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
