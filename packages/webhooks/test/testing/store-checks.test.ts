import { beforeAll, expect, test } from 'vitest';
import { type EventStore, memoryStore } from '../../src/index.ts';
import { storeChecks } from '../../src/testing.ts';

const LONG = 600_000;

const broken: Record<string, (store: EventStore) => Partial<EventStore>> = {
  'renews for strangers': () => ({ renew: () => true }),
  'renews without doing so': (store) => ({
    renew: (key, token) => store.renew(key, token, 1),
  }),
  'completes for strangers': (store) => ({
    complete: async (...call) => (await store.complete(...call)) || true,
  }),
  'remembers what was completed for good': (store) => ({
    complete: (key, token) => store.complete(key, token, LONG),
  }),
  'forgets attempts when it releases': (store) => ({
    release: async (key, token) => store.complete(key, token, 0),
  }),
  'claims for good': (store) => ({ claim: (key, _, rememberMs) => store.claim(key, LONG, rememberMs) }),
  'remembers attempts for good': (store) => ({ claim: (key, leaseMs) => store.claim(key, leaseMs, LONG) }),
  'forgets attempts': (store) => ({
    claim: async (...call) => {
      const claim = await store.claim(...call);
      return claim.state === 'claimed' ? { ...claim, attempt: 1 } : claim;
    },
  }),
  'keeps for good': (store) => ({ keep: (delivery) => store.keep(delivery, LONG) }),
  'keeps the first of the same id': (store) => ({
    keep: async (delivery, keepMs) => {
      const all = await store.kept('', LONG);
      if (!all.some(({ id }) => id === delivery.id)) await store.keep(delivery, keepMs);
    },
  }),
  'loses what is not ASCII': (store) => ({
    keep: (delivery, keepMs) =>
      store.keep({ ...delivery, detail: delivery.detail.replace('☎', '?') }, keepMs),
  }),
  'gives the newest first': (store) => ({
    kept: async (...call) => (await store.kept(...call)).toReversed(),
  }),
  'ignores after': (store) => ({ kept: (_, limit) => store.kept('', limit) }),
  'gives all that it keeps': (store) => ({ kept: (after, limit = LONG) => store.kept(after, limit) }),
  'says that it forgets what is not there': (store) => ({
    forget: async (id) => (await store.forget(id)) || true,
  }),
  'gives one event to all who ask at once': (store) => {
    const asked = new Map<string, ReturnType<EventStore['claim']>>();
    return {
      claim(key, ...times) {
        const claim = asked.get(key) ?? store.claim(key, ...times);
        asked.set(key, claim);
        setTimeout(() => asked.delete(key));
        return claim;
      },
    };
  },
};

const refused = new Map<string, boolean>();
beforeAll(async () => {
  const kinds = Object.entries(broken).values();
  // Not all at once: what should last for a moment would be over before it is looked at.
  const refuse = async () => {
    for (const [name, breakIt] of kinds) {
      const open = () => {
        const store = memoryStore();
        return { ...store, ...breakIt(store) };
      };
      const checks = storeChecks(open, { histories: 20, seed: 1 });
      const results = await Promise.allSettled(checks.map(async ({ run }) => run()));
      refused.set(
        name,
        results.some(({ status }) => status === 'rejected'),
      );
    }
  };
  await Promise.all([refuse(), refuse(), refuse()]);
});

test.each(Object.keys(broken))('a store is refused that %s', (name) => {
  expect(refused.get(name)).toBe(true);
});

test('the message says what was asked, what was returned and what should be', async () => {
  const checks = storeChecks(() => ({ ...memoryStore(), renew: () => true }), { seed: 1 });
  await expect(checks.at(-1)?.run()).rejects.toThrow('renew returned true. It must return false.');
});

test('a history that differs is told with its steps and its seed, and is the same again', async () => {
  const failures = [1, 2].map(async () => {
    const checks = storeChecks(() => ({ ...memoryStore(), complete: () => true }), { seed: 7, histories: 5 });
    return checks
      .at(-1)
      ?.run()
      .catch((error: unknown) => String(error));
  });
  const [first, second] = await Promise.all(failures);
  expect(first).toMatch(
    /complete returned true\. It must return false\. The steps, seed \d+: .*complete\(#\d, .*\)\.$/,
  );
  expect(first?.replaceAll(/(\d+|[\da-f-]{36})/g, '')).toBe(second?.replaceAll(/(\d+|[\da-f-]{36})/g, ''));
});
