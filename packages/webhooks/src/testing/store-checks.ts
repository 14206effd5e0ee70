import type { EventStore, KeptDelivery } from '../store/event-store.ts';
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
} from './checks.ts';
import { Random } from './random.ts';

/**
 * Lists checks of a store of your own, for any test runner. Its database may have other content; the checks leave theirs behind.
 *
 * @param open Returns a new store, or always the same.
 *
 * @example
 * for (const { name, run } of storeChecks(() => new MyStore(), { shared: true })) test(name, run);
 */
export function storeChecks(
  open: () => EventStore | Promise<EventStore>,
  options: StoreCheckOptions = {},
): StoreCheck[] {
  return createChecks(open, options, CHECKS, checkHistory);
}

const CROWD = 50;
const TEXT = 'quote " \\ \' null \u0000 line\r\n ☎ 😀 \u2028 %s $1 ?1 {}';

const CHECKS: Readonly<Record<string, Check<EventStore>>> = {
  async 'what is renewed is not forgotten'({ stores: [one, other], pause, tick }) {
    const key = uniqueName();
    const token = await mustClaim(one, key, { leaseMs: SHORT, rememberMs: tick * 10 });
    expectSame('renew', await one.renew(key, token, LONG), true);
    await pause(11);
    expectSame('claim of a renewed claim', await other.claim(key, LONG, LONG), { state: 'busy' });
    expectSame('complete', await one.complete(key, token, LONG), true);
  },

  async 'of 50 claims at once one gets the event, new or with a claim that has ended'({ stores, pause }) {
    const [fresh, ended] = [uniqueName(), uniqueName()];
    await mustClaim(stores[0], ended, { leaseMs: SHORT });
    await pause();
    for (const key of [fresh, ended])
      expectSame('50 claims at once', await claimAll(stores, key), { claimed: 1, busy: CROWD - 1 });
  },

  async 'nobody gets an event while it is being completed'({ stores }) {
    const key = uniqueName();
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
    const key = uniqueName();
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
    const keys = Array.from({ length: CROWD }, uniqueName);
    await Promise.all(
      keys.map(async (key, index) => {
        const store = storeOf(stores, index);
        for (const attempt of [1, 2, 3]) await store.release(key, await mustClaim(store, key, { attempt }));
      }),
    );
  },

  async '50 deliveries are kept at once, and each is forgotten once'({ stores }) {
    const prefix = uniqueName();
    const ids = Array.from({ length: CROWD }, (_, index) => `${prefix}-${10 + index}`);
    const each = (list: readonly string[], action: (store: EventStore, id: string) => unknown) =>
      Promise.all(list.map(async (id, index) => action(storeOf(stores, index), id)));
    await each(ids.toReversed(), (store, id) => store.keep(sampleDelivery(id), LONG));
    expectSame('kept', idsOf(await stores[0].kept(prefix, CROWD)), ids);
    const forgotten = await each([...ids, ...ids], (store, id) => store.forget(id));
    expectSame('forget, twice each: how often true', forgotten.filter(Boolean).length, CROWD);
  },

  async 'deliveries come back as they are, whatever their text and size, in the order of their ids'({
    stores: [one, other],
  }) {
    const prefix = uniqueName();
    const deliveries = ['-1', '-2', '-B', '-a', '-a-1'].map((end) => sampleDelivery(`${prefix}${end}`));
    Object.assign(deliveries[1] ?? {}, { detail: TEXT, body: 'QUJD'.repeat(65_536 / 3) });
    for (const delivery of deliveries.toReversed()) await one.keep(delivery, LONG);
    expectSame('kept after an id', await other.kept(prefix, 5), deliveries);
    expectSame('kept after a kept id', await other.kept(`${prefix}-2`, 2), deliveries.slice(2, 4));
  },

  async 'kept gives 100 at most, from the first, unless it is told otherwise'({ stores: [one, other] }) {
    const prefix = uniqueName();
    const ids = Array.from({ length: 101 }, (_, index) => `${prefix}-${100 + index}`);
    await Promise.all(ids.map(async (id) => one.keep(sampleDelivery(id), LONG)));
    expectSame('kept after an id: how many', (await other.kept(prefix)).length, 100);
    expectSame('kept: how many', (await other.kept()).length, 100);
    expectSame('kept with the limit 101', idsOf(await other.kept(prefix, 101)), ids);
    await Promise.all(ids.map(async (id) => one.forget(id)));
  },
};

function uniqueName(): string {
  return `check-${crypto.randomUUID()}`;
}

function idsOf(kept: readonly KeptDelivery[]): string[] {
  return kept.map(({ id }) => id);
}

async function mustClaim(
  store: EventStore,
  key: string,
  { leaseMs = LONG, rememberMs = LONG, attempt = 1 } = {},
): Promise<string> {
  const claim = await store.claim(key, leaseMs, rememberMs);
  if (claim.state !== 'claimed') throw new Error(`claim returned ${claim.state}. The event can be claimed.`);
  expectSame('claim: the attempt', claim.attempt, attempt);
  return claim.token;
}

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

function sampleDelivery(id: string, detail = 'The body is not JSON.'): KeptDelivery {
  return {
    id,
    at: 1_763_000_000_000,
    reason: 'failed',
    detail,
    eventName: 'call.missed',
    key: null,
    attempts: 5,
    headers: [
      ['content-type', 'application/json'],
      ['x-twice', 'a, "b"'],
    ],
    body: 'eyJpZCI6IuKYjiJ9',
  };
}

type Span = 'long' | 'short';

const SPANS = { long: LONG, short: SHORT };
const STEPS = 12;
const ACTIONS = [
  'claim',
  'claim',
  'claim',
  'renew',
  'complete',
  'release',
  'keep',
  'kept',
  'forget',
] as const;

async function checkHistory({ stores, pause }: CheckContext<EventStore>, seed: number): Promise<void> {
  const random = new Random(seed);
  const model = new StoreModel();
  const prefix = uniqueName();
  const tokens: [string, ...string[]] = ['stranger', ''];
  const steps: string[] = [];

  const span = (): Span => random.of(['long', 'long', 'short']);
  const name = () => `${prefix}-${random.below(3)}`;

  async function step(store: EventStore): Promise<boolean> {
    const [key, token, first, second] = [name(), random.of(tokens), span(), span()];
    const action = random.of(ACTIONS);
    const note = (...values: unknown[]) =>
      steps.push(`${action}(${values.join(', ').replaceAll(`${prefix}-`, '#')})`);
    switch (action) {
      case 'claim': {
        note(key, first, second);
        const claim = await store.claim(key, SPANS[first], SPANS[second]);
        const result = claim.state === 'claimed' ? { state: claim.state, attempt: claim.attempt } : claim;
        expectSame(action, result, model.claim(key, first, second));
        if (claim.state !== 'claimed') return false;
        if (typeof claim.token !== 'string' || tokens.includes(claim.token))
          throw new Error('claim returned no token, or one that it had returned before.');
        model.setToken(key, claim.token);
        tokens.push(claim.token);
        return [first, second].includes('short');
      }
      case 'renew':
        note(key, token, first);
        expectSame(action, await store.renew(key, token, SPANS[first]), model.renew(key, token, first));
        return first === 'short';
      case 'complete':
        note(key, token, first);
        expectSame(action, await store.complete(key, token, SPANS[first]), model.complete(key, token, first));
        return first === 'short';
      case 'release':
        note(key, token);
        expectSame(action, await store.release(key, token), model.release(key, token));
        return false;
      case 'keep': {
        const detail = String(random.below(1000));
        note(key, detail, first);
        await store.keep(sampleDelivery(key, detail), SPANS[first]);
        model.keep(key, detail, first);
        return first === 'short';
      }
      case 'kept': {
        const limit = 1 + random.below(3);
        note(key, limit);
        const found = (await store.kept(key, limit)).filter(({ id }) => id.startsWith(prefix));
        const details = found.map(({ id, detail }) => [id, detail]);
        expectSame(action, details, model.kept(key, limit));
        return false;
      }
      case 'forget':
        note(key);
        expectSame(action, await store.forget(key), model.forget(key));
        return false;
    }
  }

  await runSteps({ count: STEPS, seed, steps }, () => step(random.of(stores)), pause);
}

interface ModelEvent {
  state: 'busy' | 'free' | 'done';
  token: string | undefined;
  attempt: number;
}

class StoreModel {
  readonly #events = new Map<string, ModelEvent>();
  readonly #kept = new Map<string, string>();

  claim(key: string, lease: Span, remember: Span): { state: string; attempt?: number } {
    const event = this.#events.get(key);
    if (event && event.state !== 'free') return { state: event.state };
    const attempt = (event?.attempt ?? 0) + 1;
    const state = lease === 'long' ? 'busy' : 'free';
    if (lease === 'short' && remember === 'short') this.#events.delete(key);
    else this.#events.set(key, { state, token: undefined, attempt });
    return { state: 'claimed', attempt };
  }

  setToken(key: string, token: string): void {
    const event = this.#events.get(key);
    if (event) event.token = token;
  }

  renew(key: string, token: string, lease: Span): boolean {
    const event = this.#owned(key, token);
    if (event) event.state = lease === 'long' ? 'busy' : 'free';
    return event !== undefined;
  }

  complete(key: string, token: string, remember: Span): boolean {
    const event = this.#owned(key, token);
    if (event && remember === 'short') this.#events.delete(key);
    else if (event) this.#events.set(key, { state: 'done', token: undefined, attempt: 0 });
    return event !== undefined;
  }

  release(key: string, token: string): boolean {
    const event = this.#owned(key, token);
    if (event) Object.assign(event, { state: 'free', token: undefined });
    return event !== undefined;
  }

  keep(id: string, detail: string, keep: Span): void {
    if (keep === 'long') this.#kept.set(id, detail);
    else this.#kept.delete(id);
  }

  kept(after: string, limit: number): [id: string, detail: string][] {
    return [...this.#kept]
      .filter(([id]) => id > after)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, limit);
  }

  forget(id: string): boolean {
    return this.#kept.delete(id);
  }

  #owned(key: string, token: string): ModelEvent | undefined {
    const event = this.#events.get(key);
    return event?.token === token ? event : undefined;
  }
}
