import { emptyCall } from '../../../src/tracker/keep/call-store.ts';
import type { CallStore, KeptCall, SaveOptions, StoredCall } from '../../../src/tracker/keep/call-store.ts';
import type { CallEvent } from '@telephony/calls';
import {
  type Check,
  type CheckContext,
  createChecks,
  expectSame,
  LONG,
  runSteps,
  SHORT,
  type StoreCheck,
  type StoreCheckOptions,
  storeOf,
} from '../../../src/testing/checks.ts';
import { Random } from '../../../src/testing/random.ts';

/**
 * Checks that a store of your own does what `CallTracker` needs of it: versions, pages of what is open, calls that are forgotten
 * in time and come back as they were, many callers at once, and random histories that are compared with a model. For any test
 * runner. The checks use keys of their own, so a database may have other content; they leave theirs behind.
 *
 * @param open Returns a store, each time or each time the same.
 *
 * @example
 * for (const { name, run } of callStoreChecks(() => new MyCallStore(), { shared: true })) test(name, run);
 */
export function callStoreChecks(
  open: () => CallStore | Promise<CallStore>,
  options: StoreCheckOptions = {},
): StoreCheck[] {
  return createChecks(open, options, CHECKS, checkHistory);
}

const CROWD = 50;
/** A version that no store gives. */
const STRANGER = 'stranger';
const TEXT = 'quote " \\ \' null \u0000 line\r\n ☎ 😀 half \ud83d \u2028 %s $1 ?1 {}';

/** What a history of a few steps does not show. */
const CHECKS: Readonly<Record<string, Check<CallStore>>> = {
  async 'a call comes back as it was, also what is empty, null, long, or beyond 2^31'({ stores }) {
    const seen = { id: 5_000_000_102, state: 'RINGING', start_time: 1_795_600_000, src: null, dst: '' };
    const calls: Partial<KeptCall>[] = [
      { rootCallId: Number.MAX_SAFE_INTEGER, dueAt: Number.MAX_SAFE_INTEGER, movedTo: 5_000_000_103 },
      { seen: [seen], events: [eventWith('Sales')], claim: { by: 'me', until: 1_763_000_000_000.5 } },
      { isGone: true, isToldStale: true, reported: JSON.stringify({ result: 'missed' }), revision: 3 },
      { events: [eventWith(TEXT)], reported: JSON.stringify(TEXT) },
      { events: Array.from({ length: 1_000 }, (_, index) => eventWith(`${index} ${'☎'.repeat(300)}`)) },
    ];
    for (const call of calls) await mustSave(stores, unusedDigits(), { ...sampleCall(), ...call });
  },

  async 'keys are apart, and each save changes the version, also one of the same call'({ stores }) {
    const digits = unusedDigits();
    const first = await mustSave(stores, `${digits}1`, sampleCall(1));
    const versions = [(await mustSave(stores, `${digits}10`)).version];
    for (let count = 1; count < 20; count += 1) {
      const options = { version: versions.at(-1) ?? null };
      versions.push((await mustSave(stores, `${digits}10`, sampleCall(), options)).version);
    }
    expectSame('load, 20 versions: how many differ', new Set(versions).size, 20);
    const { version } = await mustLoad(stores[0], `${digits}1`, sampleCall(1));
    expectSame('load, the version after another key was saved', version, first.version);
  },

  async 'a save that is refused changes neither whether it is open nor its time'({ stores, pause }) {
    const digits = unusedDigits();
    await mustSave(stores, `${digits}1`);
    await save(stores[1], `${digits}1`, sampleCall(2), { version: STRANGER, isOpen: false, keepMs: SHORT });
    await mustSave(stores, `${digits}2`, sampleCall(), { isOpen: false });
    await save(stores[1], `${digits}2`, sampleCall(2));
    await pause();
    const open = await openKeys(stores[0], digits, digits, 2);
    expectSame('open after saves that were refused', open, [`${digits}1`]);
    await mustLoad(stores[1], `${digits}1`, sampleCall());
  },

  async 'what was loaded stays as it was when the call is saved again'({ stores }) {
    const digits = unusedDigits();
    const loaded = await mustSave(stores, `${digits}1`, sampleCall(1));
    const [shown] = await stores[1].open(digits, 1);
    const before = JSON.stringify([loaded, shown]);
    await mustSave(stores, `${digits}1`, sampleCall(2), { version: loaded.version });
    expectSame('what load and open returned, after a save', JSON.stringify([loaded, shown]), before);
  },

  async 'the version of a call that was forgotten is good for nothing'({ stores, pause, tick }) {
    const key = unusedDigits();
    const { version } = await mustSave(stores, key, sampleCall(1), { keepMs: tick * 10 });
    await pause(11);
    for (const call of [sampleCall(3), sampleCall(5)]) {
      const isSaved = await save(stores[1], key, sampleCall(2), { version });
      expectSame('save with the version of a forgotten call', isSaved, false);
      if (call.revision === 3) await mustSave(stores, key, call);
    }
    await mustLoad(stores[0], key, sampleCall(3));
  },

  async 'each save begins the time again'({ stores, pause, tick }) {
    const [longer, shorter] = [unusedDigits(), unusedDigits()];
    const brief = await mustSave(stores, longer, sampleCall(1), { keepMs: tick * 10 });
    const long = await mustSave(stores, shorter, sampleCall(1));
    await mustSave(stores, longer, sampleCall(2), { version: brief.version, keepMs: LONG });
    const options = { version: long.version, keepMs: SHORT };
    expectSame('save', await save(stores[0], shorter, sampleCall(2), options), true);
    await pause(11);
    await mustLoad(stores[0], longer, sampleCall(2));
    expectSame('load of a call whose time was made shorter', await stores[1].load(shorter), undefined);
  },

  async 'open gives what is open, in the order of the keys as text; all, where there is one, the rest too'({
    stores,
  }) {
    const digits = unusedDigits();
    const keys = ['1', '10', '100', '15', '2', '29', '3'].map((end) => `${digits}${end}`);
    for (const index of [5, 0, 6, 2, 4, 1, 3])
      await mustSave(stores, keys[index] ?? '', sampleCall(index), { isOpen: index !== 3 });
    const open = keys.filter((_, index) => index !== 3);
    expectSame('open after a key', await openKeys(stores[1], digits, digits, 6), open);
    expectSame('open after a closed key', await openKeys(stores[0], digits, keys[3], 2), keys.slice(4, 6));
    const all = await stores[1].all?.(keys[1], 3);
    if (all)
      expectSame(
        'all after a key',
        all.map(({ key, call }) => [key, call.revision]),
        [2, 3, 4].map((index) => [keys[index], index]),
      );
  },

  async 'open gives 100 at most, from the first, unless it is told otherwise'({ stores: [one, other] }) {
    const digits = unusedDigits();
    const keys = Array.from({ length: 101 }, (_, index) => `${digits}${100 + index}`);
    await Promise.all(keys.map(async (key) => save(one, key, sampleCall())));
    expectSame('open after a key: how many', (await other.open(digits)).length, 100);
    expectSame('open: how many', (await other.open()).length, 100);
    expectSame('open with the limit 101', await openKeys(other, digits, digits, 101), keys);
    for (const { key, version } of await one.open(digits, 101))
      await save(one, key, sampleCall(), { version, isOpen: false });
    expectSame('open after all were closed', await openKeys(other, digits, digits), []);
  },

  async 'of 50 who save at once one does: a new call, a forgotten one, one with its version'({
    stores,
    pause,
  }) {
    const [fresh, forgotten, known] = [unusedDigits(), unusedDigits(), unusedDigits()];
    await save(stores[0], forgotten, sampleCall(), { keepMs: SHORT });
    await pause();
    const { version } = await mustSave(stores, known);
    for (const [key, based] of [
      [fresh, null] as const,
      [forgotten, null] as const,
      [known, version] as const,
    ])
      expectSame('50 saves at once: how many did', await saveAll(stores, key, based), 1);
  },

  async 'of 50 who change one call at once, no change is lost'({ stores }) {
    const key = unusedDigits();
    const callers = Array.from({ length: CROWD }, async (_, index) => increase(storeOf(stores, index), key));
    await Promise.all(callers);
    await mustLoad(stores[0], key, sampleCall(CROWD));
  },
};

/** Ten digits that nobody has used. The keys of a check are these with up to six more. */
function unusedDigits(): string {
  const [one = 0, other = 0] = crypto.getRandomValues(new Uint32Array(2));
  return String((one * 2 ** 21 + (other % 2 ** 21)) % 1e10).padStart(10, '1');
}

function sampleCall(revision = 0): KeptCall {
  return { ...emptyCall(5_000_000_101, 1_763_000_000_000), revision };
}

function eventWith(text: string): CallEvent {
  return {
    id: 'e1',
    event_name: 'call.connected',
    event_time: '2026-11-20 10:00:00',
    call_id: 5_000_000_101,
    root_call_id: null,
    state: 'CONNECTED',
    dst_name: text,
  };
}

/** Saves with options that keep the call open and for long. */
async function save(
  store: CallStore,
  key: string,
  call: KeptCall,
  { version = null, isOpen = true, keepMs = LONG }: Partial<SaveOptions> = {},
): Promise<boolean> {
  return store.save(key, call, { version, isOpen, keepMs });
}

/** Saves what can be saved. @returns It as the other store loads it. @throws Error if either fails. */
async function mustSave(
  [one, other]: readonly [CallStore, CallStore],
  key: string,
  call: KeptCall = sampleCall(),
  options: Partial<SaveOptions> = {},
): Promise<StoredCall> {
  const what = options.version == null ? 'where there was nothing' : 'with the version of the last save';
  expectSame(`save ${what}`, await save(one, key, call, options), true);
  return mustLoad(other, key, call);
}

/** Loads a call. @throws Error if it is not there, or not as it should be. */
async function mustLoad(store: CallStore, key: string, call: KeptCall): Promise<StoredCall> {
  const found = await store.load(key);
  expectSame('load', found && { key: found.key, call: found.call }, { key, call });
  if (!found) throw new Error('load returned nothing.');
  if (typeof found.version !== 'string' || found.version === '')
    throw new Error('load returned no version. A version is text.');
  return found;
}

/** The keys of a page of `open` that begin with these digits. */
async function openKeys(
  store: CallStore,
  digits: string,
  ...page: Parameters<CallStore['open']>
): Promise<string[]> {
  const found = await store.open(...page);
  return found.map(({ key }) => key).filter((key) => key.startsWith(digits));
}

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
    'save returned false each time that a call was loaded and saved. One caller must get through.',
  );
}

const STEPS = 12;
const ACTIONS = ['save', 'save', 'save', 'load', 'open'] as const;

/**
 * Does random things with a store of calls, and compares what it returns with a model: the version, revision and state of each
 * call; what is kept for a short time is gone by the next step.
 *
 * @throws Error with all steps until the first one that differs.
 */
async function checkHistory({ stores, pause }: CheckContext<CallStore>, seed: number): Promise<void> {
  const random = new Random(seed);
  const model = new Map<string, { version: string; revision: number; isOpen: boolean }>();
  const digits = unusedDigits();
  const versions: [string | null, ...(string | null)[]] = [null, STRANGER];
  const steps: string[] = [];

  /** One step: what is asked, and whether something of it is over before the next. */
  async function step(): Promise<boolean> {
    const [key, action, turn] = [`${digits}${random.below(3)}`, random.of(ACTIONS), random.below(2)];
    const store = storeOf(stores, turn);
    const expected = model.get(key);
    const tell = (...values: unknown[]) => steps.push(`${action}(#${key.at(-1)}${values.join('')})`);
    switch (action) {
      case 'save': {
        const [isOpen, keepMs] = [random.of([true, true, false]), random.of([LONG, LONG, SHORT])];
        const latest = expected?.version ?? null;
        const version = random.below(3) > 0 ? latest : random.of(versions);
        const revision = random.below(1000);
        tell(version === latest ? '' : ', another version', isOpen ? '' : ', closed', `, ${keepMs} ms`);
        const isTaken = await save(store, key, sampleCall(revision), { version, isOpen, keepMs });
        expectSame(action, isTaken, version === latest);
        if (isTaken && keepMs === SHORT) model.delete(key);
        if (!isTaken || keepMs === SHORT) return isTaken;
        const saved = await mustLoad(storeOf(stores, turn + 1), key, sampleCall(revision));
        model.set(key, { version: saved.version, revision, isOpen });
        versions.push(saved.version);
        return false;
      }
      case 'load': {
        tell();
        const found = await store.load(key);
        const told = found && [found.version, found.call.revision];
        expectSame(action, told, expected && [expected.version, expected.revision]);
        return false;
      }
      case 'open': {
        const limit = 1 + random.below(3);
        tell(`, ${limit}`);
        const found = (await store.open(key, limit)).filter((each) => each.key.startsWith(digits));
        const open = [...model]
          .filter(([each, { isOpen }]) => isOpen && each > key)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .slice(0, limit);
        expectSame(
          action,
          found.map((each) => [each.key, each.version, each.call.revision]),
          open.map(([each, { version, revision }]) => [each, version, revision]),
        );
        return false;
      }
    }
  }

  await runSteps({ count: STEPS, seed, steps }, step, pause);
}
