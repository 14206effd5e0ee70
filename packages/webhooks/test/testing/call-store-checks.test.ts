import { beforeAll, expect, test } from 'vitest';
import { callStoreChecks } from '../../src/testing.ts';
import { type CallStore, memoryCallStore, type StoredCall } from '../../src/tracker.ts';

const LONG = 600_000;
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The JSON of a call, spoiled, and read again. */
const spoiled = (store: CallStore, spoil: (json: string) => string): Partial<CallStore> => ({
  save: (key, call, options) => store.save(key, JSON.parse(spoil(JSON.stringify(call))), options),
});

/** Stores with one thing wrong. */
const broken: Record<string, (store: CallStore) => Partial<CallStore>> = {
  'saves whatever the version': (store) => ({
    save: async (key, call, options) =>
      store.save(key, call, { ...options, version: (await store.load(key))?.version ?? null }),
  }),
  'compares first and sets later': (store) => ({
    save: async (key, call, options) => {
      const { version = null } = (await store.load(key)) ?? {};
      if (version !== options.version) return false;
      await pause();
      const latest = (await store.load(key))?.version ?? null;
      return store.save(key, call, { ...options, version: latest });
    },
  }),
  'says that it did not save what it did': (store) => ({
    save: async (...call) => (await store.save(...call)) && false,
  }),
  'sets whether it is open where it refuses': (store) => ({
    save: async (key, call, options) => {
      if (await store.save(key, call, options)) return true;
      const found = await store.load(key);
      if (found) await store.save(key, found.call, { ...options, version: found.version });
      return false;
    },
  }),
  'has the version of the call, not of the save': (store) => {
    const versionOf = (found: StoredCall): StoredCall => ({ ...found, version: `v${found.call.revision}` });
    return {
      load: async (key) => {
        const found = await store.load(key);
        return found && versionOf(found);
      },
      save: async (key, call, options) => {
        const found = await store.load(key);
        const isSame = (found ? versionOf(found).version : null) === options.version;
        return isSame && store.save(key, call, { ...options, version: found?.version ?? null });
      },
      open: async (...page) => (await store.open(...page)).map(versionOf),
    };
  },
  'counts versions from one again once a call was forgotten': () => {
    const calls = new Map<string, StoredCall & { isOpen: boolean; end: number }>();
    const load: CallStore['load'] = (key) => {
      const found = calls.get(key);
      return found && found.end > performance.now() ? { ...found } : undefined;
    };
    return {
      load,
      save: async (key, call, { version, isOpen, keepMs }) => {
        const found = load(key) as StoredCall | undefined;
        if ((found?.version ?? null) !== version) return false;
        const next = String(Number(found?.version ?? 0) + 1);
        calls.set(key, { key, call, version: next, isOpen, end: performance.now() + keepMs });
        return true;
      },
      open: (after = '', limit = 100) =>
        [...calls.values()]
          .filter(({ key, isOpen, end }) => isOpen && key > after && end > performance.now())
          .toSorted((one, other) => (one.key < other.key ? -1 : 1))
          .slice(0, limit),
    };
  },
  'gives numbers as versions': (store) => ({
    load: async (key) => {
      const found = await store.load(key);
      return found && JSON.parse(JSON.stringify({ ...found, version: Number(found.version) }));
    },
  }),
  'shares objects: what it gave away changes with the next save': (store) => {
    const given = new Map<string, StoredCall>();
    return {
      load: async (key) => {
        const found = await store.load(key);
        if (!found) return undefined;
        const object = Object.assign(given.get(key) ?? found, found);
        given.set(key, object);
        return object;
      },
      save: async (key, call, options) => {
        const isSaved = await store.save(key, call, options);
        const object = given.get(key);
        if (isSaved && object) Object.assign(object, await store.load(key));
        return isSaved;
      },
    };
  },
  'mixes keys that begin alike': (store) => ({
    load: (key) => store.load(key.slice(0, 11)),
    save: (key, ...rest) => store.save(key.slice(0, 11), ...rest),
  }),
  'keeps for good': (store) => ({
    save: (key, call, options) => store.save(key, call, { ...options, keepMs: LONG }),
  }),
  'keeps as long as the first save said': (store) => {
    const spans = new Map<string, number>();
    return {
      save: (key, call, options) => {
        const keepMs = options.version === null ? options.keepMs : (spans.get(key) ?? options.keepMs);
        spans.set(key, keepMs);
        return store.save(key, call, { ...options, keepMs });
      },
    };
  },
  'lists the last first': (store) => ({
    open: async (...page) => (await store.open(...page)).toReversed(),
  }),
  'lists in the order of numbers': (store) => ({
    open: async (after = '', limit = 100) =>
      (await store.open('', LONG))
        .filter(({ key }) => Number(key) > Number(after))
        .toSorted((one, other) => Number(one.key) - Number(other.key))
        .slice(0, limit),
  }),
  'lists from the first, whatever `after` is': (store) => ({ open: (_, limit) => store.open('', limit) }),
  'lists only what is open as all': (store) => ({ all: (...page) => store.open(...page) }),
  'loses what is not ASCII': (store) => spoiled(store, (json) => json.replaceAll('☎', '?')),
  'loses the last digits of numbers': (store) =>
    spoiled(store, (json) =>
      json.replaceAll(/\d{15,}/g, (digits) => String(Number(Number(digits).toPrecision(14)))),
    ),
  'cuts what is long': (store) => ({
    save: (key, call, options) => store.save(key, { ...call, events: call.events.slice(0, 200) }, options),
  }),
};

/** Of each, the names of the checks that refuse it. */
const refusals = new Map<string, string[]>();
beforeAll(async () => {
  const stores = Object.entries<(store: CallStore) => Partial<CallStore>>({
    ...broken,
    'nothing is wrong with': () => ({}),
  }).values();
  // Not all at once: what should last for a moment would be over before it is looked at.
  const refuse = async () => {
    for (const [name, breakIt] of stores) {
      const open = () => {
        const store = memoryCallStore();
        return { ...store, ...breakIt(store) };
      };
      const checks = callStoreChecks(open, { histories: 20, seed: 1 });
      const results = await Promise.allSettled(checks.map(async ({ run }) => run()));
      const refused = checks.filter((_, index) => results[index]?.status === 'rejected');
      refusals.set(
        name,
        refused.map((check) => check.name),
      );
    }
  };
  await Promise.all([refuse(), refuse(), refuse()]);
});

test('a store with nothing wrong is not refused', () => {
  expect(refusals.get('nothing is wrong with')).toEqual([]);
});

test.each(Object.keys(broken))('a store is refused that %s', (name) => {
  expect(refusals.get(name)).not.toEqual([]);
});

test('each check refuses one of them', () => {
  const names = callStoreChecks(() => memoryCallStore(), { histories: 20 }).map(({ name }) => name);
  expect(names.filter((name) => ![...refusals.values()].flat().includes(name))).toEqual([]);
});

test('the message says what was asked, what was returned and what should be', async () => {
  const checks = callStoreChecks(() => ({ ...memoryCallStore(), save: () => true }));
  const first = checks.find(({ name }) => name.startsWith('the version of a call that was forgotten'));
  await expect(first?.run()).rejects.toThrow(/^load returned nothing\. It must return \{/);
});

test('a history that differs is told with its steps and its seed', async () => {
  const open = () => ({ ...memoryCallStore(), save: () => true });
  const history = callStoreChecks(open, { seed: 7, histories: 5 }).at(-1);
  await expect(history?.run()).rejects.toThrow(
    /^load returned nothing\. .* The steps, seed \d+: .*save\(#\d, .*\)\.$/,
  );
});
