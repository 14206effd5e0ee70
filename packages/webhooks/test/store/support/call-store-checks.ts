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
import type { CallStore, KeptCall, SaveOptions, StoredCall } from '../../../src/tracker/keep/call-store.ts';
import { emptyCall } from '../../../src/tracker/keep/call-store.ts';

export function callStoreChecks(
  open: () => CallStore | Promise<CallStore>,
  options: StoreCheckOptions = {},
): StoreCheck[] {
  return createChecks(open, options, CHECKS, checkHistory);
}

const CROWD = 50;
const STRANGER = 'stranger';
const TEXT = 'quote " \\ \' null \u0000 line\r\n ☎ 😀 half \ud83d \u2028 %s $1 ?1 {}';

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
    for (const call of calls) await mustSave(stores, uniqueDigits(), { ...sampleCall(), ...call });
  },

  async 'keys are apart, and each save changes the version, also of the same call'({ stores }) {
    const digits = uniqueDigits();
    const first = await mustSave(stores, `${digits}1`, sampleCall(1));
    const versions: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      const version = versions.at(-1) ?? null;
      versions.push((await mustSave(stores, `${digits}10`, sampleCall(), { version })).version);
    }
    expectSame('load, 20 versions: how many differ', new Set(versions).size, 20);
    const { version } = await mustLoad(stores[0], `${digits}1`, sampleCall(1));
    expectSame('load, the version after another key was saved', version, first.version);
  },

  async 'a refused save changes neither whether the call is open nor its time'({ stores, pause }) {
    const digits = uniqueDigits();
    await mustSave(stores, `${digits}1`);
    await save(stores[1], `${digits}1`, sampleCall(2), { version: STRANGER, isOpen: false, keepMs: SHORT });
    await mustSave(stores, `${digits}2`, sampleCall(), { isOpen: false });
    await save(stores[1], `${digits}2`, sampleCall(2));
    await pause();
    expectSame('open', await openKeys(stores[0], digits, digits, 2), [`${digits}1`]);
    await mustLoad(stores[1], `${digits}1`, sampleCall());
  },

  async 'a loaded call stays as it was when the call is saved again'({ stores }) {
    const digits = uniqueDigits();
    const loaded = await mustSave(stores, `${digits}1`, sampleCall(1));
    const [listed] = await stores[1].open(digits, 1);
    const before = JSON.stringify([loaded, listed]);
    await mustSave(stores, `${digits}1`, sampleCall(2), { version: loaded.version });
    expectSame('load and open, looked at after a save', JSON.stringify([loaded, listed]), before);
  },

  async 'the version of a forgotten call is refused'({ stores, pause, tick }) {
    const key = uniqueDigits();
    const { version } = await mustSave(stores, key, sampleCall(1), { keepMs: tick * 10 });
    await pause(11);
    for (const call of [sampleCall(3), sampleCall(5)]) {
      expectSame('save', await save(stores[1], key, sampleCall(2), { version }), false);
      if (call.revision === 3) await mustSave(stores, key, call);
    }
    await mustLoad(stores[0], key, sampleCall(3));
  },

  async 'each save begins the time again'({ stores, pause, tick }) {
    const [longer, shorter] = [uniqueDigits(), uniqueDigits()];
    const brief = await mustSave(stores, longer, sampleCall(1), { keepMs: tick * 10 });
    const long = await mustSave(stores, shorter, sampleCall(1));
    await mustSave(stores, longer, sampleCall(2), { version: brief.version, keepMs: LONG });
    const options = { version: long.version, keepMs: SHORT };
    expectSame('save', await save(stores[0], shorter, sampleCall(2), options), true);
    await pause(11);
    await mustLoad(stores[0], longer, sampleCall(2));
    expectSame('load of a call whose time was made shorter', await stores[1].load(shorter), undefined);
  },

  async 'open lists open calls, and all, if there is one, every call, in the order of the keys as text'({
    stores,
  }) {
    const digits = uniqueDigits();
    const keys = ['1', '10', '100', '15', '2', '29', '3'].map((end) => `${digits}${end}`);
    for (const index of [5, 0, 6, 2, 4, 1, 3])
      await mustSave(stores, keys[index] ?? '', sampleCall(index), { isOpen: index !== 3 });
    const open = keys.filter((_, index) => index !== 3);
    expectSame('open after a key', await openKeys(stores[1], digits, digits, 6), open);
    expectSame('open after a closed key', await openKeys(stores[0], digits, keys[3], 2), keys.slice(4, 6));
    const all = (await stores[1].all?.(keys[1], 3))?.map(({ key, call }) => [key, call.revision]);
    if (all)
      expectSame(
        'all after a key',
        all,
        [2, 3, 4].map((index) => [keys[index], index]),
      );
  },

  async 'open gives 100 at most, from the first, without a limit'({ stores: [one, other] }) {
    const digits = uniqueDigits();
    const keys = Array.from({ length: 101 }, (_, index) => `${digits}${100 + index}`);
    await Promise.all(keys.map(async (key) => save(one, key, sampleCall())));
    expectSame('open after a key: how many', (await other.open(digits)).length, 100);
    expectSame('open: how many', (await other.open()).length, 100);
    expectSame('open with the limit 101', await openKeys(other, digits, digits, 101), keys);
    for (const { key, version } of await one.open(digits, 101))
      await save(one, key, sampleCall(), { version, isOpen: false });
    expectSame('open after all were closed', await openKeys(other, digits, digits), []);
  },

  async 'of 50 saves at once, one succeeds: of a new call, a forgotten one, and one with its version'({
    stores,
    pause,
  }) {
    const [fresh, forgotten, known] = [uniqueDigits(), uniqueDigits(), uniqueDigits()];
    await save(stores[0], forgotten, sampleCall(), { keepMs: SHORT });
    await pause();
    const stored = await mustSave(stores, known);
    for (const [key, version] of [
      [fresh, null],
      [forgotten, null],
      [known, stored.version],
    ] as const) {
      const results = await Promise.all(
        Array.from({ length: CROWD }, async (_, index) =>
          save(storeOf(stores, index), key, sampleCall(index + 1), { version }),
        ),
      );
      expectSame('50 saves at once: how many succeed', results.filter(Boolean).length, 1);
      await mustLoad(stores[1], key, sampleCall(results.indexOf(true) + 1));
    }
  },

  async 'of 50 who change one call at once, no change is lost'({ stores }) {
    const key = uniqueDigits();
    await Promise.all(
      Array.from({ length: CROWD }, async (_, index) => increase(storeOf(stores, index), key)),
    );
    await mustLoad(stores[0], key, sampleCall(CROWD));
  },
};

// A check appends up to six digits.
function uniqueDigits(): string {
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

async function save(
  store: CallStore,
  key: string,
  call: KeptCall,
  { version = null, isOpen = true, keepMs = LONG }: Partial<SaveOptions> = {},
): Promise<boolean> {
  return store.save(key, call, { version, isOpen, keepMs });
}

async function mustSave(
  [one, other]: readonly [CallStore, CallStore],
  key: string,
  call: KeptCall = sampleCall(),
  options: Partial<SaveOptions> = {},
): Promise<StoredCall> {
  const subject = options.version == null ? 'save of a new call' : 'save with the last version';
  expectSame(subject, await save(one, key, call, options), true);
  return mustLoad(other, key, call);
}

async function mustLoad(store: CallStore, key: string, call: KeptCall): Promise<StoredCall> {
  const stored = await store.load(key);
  expectSame('load', stored && { key: stored.key, call: stored.call }, { key, call });
  if (!stored) throw new Error('load returned nothing.');
  if (typeof stored.version !== 'string' || stored.version === '')
    throw new Error('load returned no version. A version is text.');
  return stored;
}

async function openKeys(store: CallStore, digits: string, ...page: Parameters<CallStore['open']>) {
  return (await store.open(...page)).map(({ key }) => key).filter((key) => key.startsWith(digits));
}

async function increase(store: CallStore, key: string): Promise<void> {
  for (let tries = 0; tries <= CROWD; tries += 1) {
    const stored = await store.load(key);
    const call = sampleCall((stored?.call.revision ?? 0) + 1);
    if (await save(store, key, call, { version: stored?.version ?? null })) return;
  }
  throw new Error('save returned false each time that a call was loaded and saved. One must succeed.');
}

const ACTIONS = ['save', 'save', 'save', 'load', 'open'] as const;

async function checkHistory({ stores, pause }: CheckContext<CallStore>, seed: number): Promise<void> {
  const random = new Random(seed);
  const model = new Map<string, { version: string; revision: number; isOpen: boolean }>();
  const digits = uniqueDigits();
  const versions: [string | null, ...(string | null)[]] = [null, STRANGER];
  const steps: string[] = [];

  async function step(): Promise<boolean> {
    const [key, action, turn] = [`${digits}${random.below(3)}`, random.of(ACTIONS), random.below(2)];
    const store = storeOf(stores, turn);
    const expected = model.get(key);
    const note = (...values: unknown[]) => steps.push(`${action}(#${key.at(-1)}${values.join('')})`);
    if (action === 'load') {
      note();
      const stored = await store.load(key);
      const actual = stored && [stored.version, stored.call.revision];
      expectSame(action, actual, expected && [expected.version, expected.revision]);
      return false;
    }
    if (action === 'open') {
      const limit = 1 + random.below(3);
      note(`, ${limit}`);
      const page = (await store.open(key, limit)).filter((each) => each.key.startsWith(digits));
      const open = [...model]
        .filter(([each, { isOpen }]) => isOpen && each > key)
        .toSorted(([one], [other]) => (one < other ? -1 : 1));
      expectSame(
        action,
        page.map((each) => [each.key, each.version, each.call.revision]),
        open.slice(0, limit).map(([each, { version, revision }]) => [each, version, revision]),
      );
      return false;
    }
    const [isOpen, keepMs] = [random.of([true, true, false]), random.of([LONG, LONG, SHORT])];
    const latest = expected?.version ?? null;
    const version = random.below(3) > 0 ? latest : random.of(versions);
    const revision = random.below(1000);
    note(version === latest ? '' : ', another version', isOpen ? '' : ', closed', `, ${keepMs} ms`);
    const isSaved = await save(store, key, sampleCall(revision), { version, isOpen, keepMs });
    expectSame(action, isSaved, version === latest);
    if (isSaved && keepMs === SHORT) model.delete(key);
    if (!isSaved || keepMs === SHORT) return isSaved;
    const saved = await mustLoad(storeOf(stores, turn + 1), key, sampleCall(revision));
    model.set(key, { version: saved.version, revision, isOpen });
    versions.push(saved.version);
    return false;
  }

  await runSteps({ count: 12, seed, steps }, step, pause);
}
