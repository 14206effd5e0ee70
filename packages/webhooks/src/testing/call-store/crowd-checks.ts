import type { CallStore } from '../../tracker/keep/call-store.ts';
import { type Check, SHORT, storeOf } from '../checks/check.ts';
import { expectSame } from '../checks/expect-same.ts';
import { mustLoad, mustSave, openKeys, sampleCall, save, unusedDigits } from './samples.ts';

const CROWD = 50;

/** What happens at once. */
export const crowdChecks: Readonly<Record<string, Check<CallStore>>> = {
  async 'of 50 who save at once where there is nothing, one does'({ stores }) {
    const key = unusedDigits();
    expectSame('50 saves at once: how many did', await saveAll(stores, key, null), 1);
  },

  async 'of 50 who save at once where a call was forgotten, one does'({ stores, pause }) {
    const key = unusedDigits();
    await save(stores[0], key, sampleCall(), { keepMs: SHORT });
    await pause();
    expectSame('50 saves at once: how many did', await saveAll(stores, key, null), 1);
  },

  async 'of 50 who save at once with one version, one does, and what it saved is there'({ stores }) {
    const key = unusedDigits();
    const { version } = await mustSave(stores, key);
    expectSame('50 saves at once: how many did', await saveAll(stores, key, version), 1);
  },

  async 'of 50 who change one call at once, no change is lost'({ stores }) {
    const key = unusedDigits();
    await Promise.all(
      Array.from({ length: CROWD }, async (_, index) => increase(storeOf(stores, index), key)),
    );
    await mustLoad(stores[0], key, sampleCall(CROWD));
  },

  async '50 calls are saved and closed at once'({ stores }) {
    const digits = unusedDigits();
    const keys = Array.from({ length: CROWD }, (_, index) => `${digits}${10 + index}`);
    await Promise.all(
      keys.map(async (key, index) => {
        const store = storeOf(stores, index);
        const { version } = await mustSave([store, store], key, sampleCall(index));
        if (index % 2 === 1) await save(store, key, sampleCall(index), { version, isOpen: false });
      }),
    );
    const open = keys.filter((_, index) => index % 2 === 0);
    expectSame('open', await openKeys(stores[1], digits, digits), open);
  },
};

/** How many of as many saves at once are done. @throws Error if the call is not the one of a save that was done. */
async function saveAll(
  stores: readonly [CallStore, CallStore],
  key: string,
  version: string | null,
): Promise<number> {
  const results = await Promise.all(
    Array.from({ length: CROWD }, async (_, index) =>
      save(storeOf(stores, index), key, sampleCall(index + 1), { version }),
    ),
  );
  await mustLoad(stores[1], key, sampleCall(results.indexOf(true) + 1));
  return results.filter(Boolean).length;
}

/** Adds one to the revision of a call, however often others are faster. */
async function increase(store: CallStore, key: string): Promise<void> {
  for (let tries = 0; tries <= CROWD; tries += 1) {
    const found = await store.load(key);
    const call = sampleCall((found?.call.revision ?? 0) + 1);
    if (await save(store, key, call, { version: found?.version ?? null })) return;
  }
  throw new Error(
    'save returned false each time that a call was loaded and saved. One of all callers must get through.',
  );
}
