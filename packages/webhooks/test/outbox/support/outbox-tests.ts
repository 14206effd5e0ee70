import { type Arbitrary, array, assert, asyncProperty, constantFrom, nat, oneof, record } from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Message, Outbox } from '../../../src/outbox.ts';

type Place = ConstructorParameters<typeof Outbox>[0];

let channels = 0;
const LEASE = 15_000;
const HOUR = 3_600_000;

function stopClock(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => void vi.setSystemTime(Date.now() + milliseconds);
}

const message = (id: string, body = '{}') => ({ id, type: 'call.finished', body });
const idsOf = (messages: readonly { id: string }[]) => messages.map(({ id }) => id).toSorted();

export function testOutbox(place: () => Place, runs: number): void {
  const newOutbox = (channel = `channel-${(channels += 1)}`) => new Outbox(place(), { channel });

  test('a message comes back as it was added, and only in its channel', async () => {
    const [outbox, other] = [newOutbox(), newOutbox()];
    const body = JSON.stringify({ text: 'quote " \\ \' \u0000 \u2028 ☎ 😀 $1 ? :a' });
    expect(await outbox.add(message('call_1', body))).toBe(true);
    await other.add(message('call_1', '[]'));
    const kept = { ...message('call_1', body), state: 'waiting', attempts: 0, error: null };
    expect(await outbox.get('call_1')).toEqual(kept);
    expect(await outbox.take(10)).toEqual([{ ...kept, attempts: 1 }]);
    await outbox.delivered('call_1');
    expect(await outbox.list()).toEqual([{ ...kept, state: 'delivered', attempts: 1 }]);
    expect(await outbox.counts()).toEqual({ waiting: 0, delivered: 1, dead: 0 });
    expect(await other.counts()).toEqual({ waiting: 1, delivered: 0, dead: 0 });
    expect(await outbox.get('call_2')).toBeUndefined();
  });

  test('the oldest come first', async () => {
    const [outbox, wait] = [newOutbox(), stopClock()];
    for (const id of ['c', 'a', 'b']) {
      await outbox.add(message(id));
      wait(1);
    }
    expect((await outbox.list()).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(idsOf(await outbox.take(2))).toEqual(['a', 'c']);
    expect(idsOf(await outbox.take(2))).toEqual(['b']);
  });

  test('a newer body replaces one that nobody has tried to post, and no other', async () => {
    const outbox = newOutbox();
    await outbox.add(message('a', '1'));
    expect(await outbox.add(message('a', '2'))).toBe(true);
    expect(await outbox.take(1)).toMatchObject([{ body: '2' }]);
    expect(await outbox.add(message('a', '3'))).toBe(false);
    await outbox.delivered('a');
    await outbox.resend('a');
    expect(await outbox.add(message('a', '4'))).toBe(false);
    expect(await outbox.get('a')).toMatchObject({ body: '2', state: 'waiting' });
  });

  test('pauses double up to an hour, the 18th failure is the last, and what is dead can be sent again', async () => {
    const [outbox, wait] = [newOutbox(), stopClock()];
    await outbox.add(message('a'));
    const pauses: number[] = [];
    for (let left = 18; left > 0; left -= 1) {
      const [taken] = await outbox.take(1);
      await outbox.failed(taken!, `failure ${taken!.attempts}`);
      const pause = Math.min(500 * 2 ** pauses.length, HOUR);
      pauses.push(pause);
      wait(pause - 1);
      expect(await outbox.take(1)).toEqual([]);
      wait(1);
    }
    expect(pauses.slice(0, -1).reduce((sum, pause) => sum + pause) / HOUR).toBeCloseTo(5.1, 1);
    wait(1000 * HOUR);
    expect(await outbox.take(1)).toEqual([]);
    expect(await outbox.list('dead')).toMatchObject([{ id: 'a', attempts: 18, error: 'failure 18' }]);
    expect(await outbox.resend('b')).toBe(false);
    expect(await outbox.resend('a')).toBe(true);
    expect(await outbox.list('dead')).toEqual([]);
    const [again] = await outbox.take(1);
    await outbox.failed(again!, 'failure');
    expect(await outbox.get('a')).toMatchObject({ state: 'waiting' });
  });

  test('a revision waits for the one before', async () => {
    const [outbox, wait] = [newOutbox(), stopClock()];
    for (const id of ['call_7_3', 'call_7_2', 'call_7_10', 'call_7', 'call_8', 'call_7_', 'call_7_x'])
      await outbox.add(message(id));
    expect(idsOf(await outbox.take(10))).toEqual([
      'call_7',
      'call_7_',
      'call_7_10',
      'call_7_2',
      'call_7_x',
      'call_8',
    ]);
    expect(await outbox.take(10)).toEqual([]);
    await outbox.delivered('call_7_2');
    expect(idsOf(await outbox.take(10))).toEqual(['call_7_3']);
    await outbox.resend('call_7_2');
    wait(LEASE);
    await outbox.delivered('call_7_10');
    for (const id of ['call_7', 'call_7_', 'call_7_x', 'call_8']) await outbox.delivered(id);
    expect(idsOf(await outbox.take(10))).toEqual(['call_7_2']);
    for (let attempts = 2; attempts <= 18; attempts += 1) {
      expect(await outbox.take(10)).toEqual([]);
      await outbox.failed({ id: 'call_7_2', attempts }, 'status 500');
      wait(HOUR);
      expect(idsOf(await outbox.take(10))).toEqual([attempts < 18 ? 'call_7_2' : 'call_7_3']);
    }
  });

  test('a clock that was set back delays nothing', async () => {
    const [outbox, wait] = [newOutbox(), stopClock()];
    await outbox.add(message('a'));
    wait(-HOUR);
    const [taken] = await outbox.take(1);
    await outbox.failed(taken!, 'status 500');
    expect(await outbox.take(1)).toEqual([]);
    wait(-HOUR);
    expect(idsOf(await outbox.take(1))).toEqual(['a']);
  });

  test('a cursor is what was saved last, and only of the one that has read it', async () => {
    const channel = `cursor-${(channels += 1)}`;
    const [one, other] = [newOutbox(channel).cursor(), newOutbox(channel).cursor()];
    expect([await one.load(), await other.load()]).toEqual([undefined, undefined]);
    await one.save('1');
    await one.save('2');
    await expect(other.save('3')).rejects.toThrow('Another process');
    expect(await other.load()).toBe('2');
    await other.save('4');
    await expect(one.save('5')).rejects.toThrow('Another process');
    expect(await one.load()).toBe('4');
  });

  test('only what was delivered is forgotten in time', async () => {
    const outbox = newOutbox();
    for (const state of ['delivered', 'waiting', 'dead'] as const) await outbox.add(message(state), state);
    await outbox.forget(Date.now() - 1000);
    expect(await outbox.list()).toHaveLength(3);
    await outbox.forget(Date.now() + 1000);
    expect(idsOf(await outbox.list())).toEqual(['dead', 'waiting']);
  });

  test('of many who take at once each gets others', async () => {
    const channel = `shared-${(channels += 1)}`;
    const ids = Array.from({ length: 40 }, (_, index) => `call_${index}`);
    for (const id of ids) await newOutbox(channel).add(message(id));
    const takers = Array.from({ length: 10 }, () => newOutbox(channel));
    const taken = await Promise.all(takers.map((outbox) => outbox.take(4)));
    const rest = await takers[0]!.take(40);
    expect(idsOf([...taken.flat(), ...rest])).toEqual(ids.toSorted());
  });

  test.each(['', 'two words', 'line\nbreak', 'Grüße', 'a'.repeat(141)])(
    'the id "%s" is refused',
    async (id) => {
      await expect(newOutbox().add(message(id))).rejects.toThrow('printable ASCII');
    },
  );

  test('random histories are those of the model', async () => {
    const wait = stopClock();
    await assert(
      asyncProperty(array(step, { maxLength: 40, size: 'max' }), async (steps) => {
        const [outbox, model] = [newOutbox(), new Model()];
        for (const one of steps) {
          if (one.name === 'wait') wait(one.amount);
          expect(await apply(outbox, one)).toEqual(await apply(model, one));
        }
      }),
      { numRuns: runs },
    );
  });
}

// Some ids extend others, or look so.
const step = record({
  name: constantFrom('add', 'add', 'take', 'take', 'failed', 'failed', 'delivered', 'resend', 'wait'),
  id: constantFrom('a', 'a_1', 'a_b_1', 'a_b_2', 'a_b_3', 'a_2', '_', 'a_b_c'),
  amount: oneof(nat(40), constantFrom(500, 1000, LEASE, HOUR)),
});
type Step = typeof step extends Arbitrary<infer One> ? One : never;
type Tried = Pick<Outbox, 'add' | 'delivered' | 'failed' | 'list' | 'resend' | 'take'>;

async function apply(outbox: Tried, { name, id, amount }: Step) {
  const said = {
    add: () => outbox.add(message(id)),
    take: async () => idsOf(await outbox.take(1000)),
    failed: () => outbox.failed({ id, attempts: amount % 19 }, 'status 500'),
    delivered: () => outbox.delivered(id),
    resend: () => outbox.resend(id),
    wait: () => undefined,
  }[name];
  return [await said(), (await outbox.list()).toSorted((one, other) => (one.id < other.id ? -1 : 1))];
}

class Model implements Tried {
  readonly #kept = new Map<string, { message: Message; due: number }>();

  async list(): Promise<Message[]> {
    return Array.from(this.#kept.values(), (kept) => ({ ...kept.message }));
  }

  async add(given: Pick<Message, 'id' | 'type' | 'body'>): Promise<boolean> {
    const kept = this.#kept.get(given.id)?.message;
    if (!kept) this.#set({ ...given, state: 'waiting', attempts: 0, error: null });
    return !kept || (kept.state === 'waiting' && kept.attempts === 0);
  }

  async take(): Promise<Message[]> {
    const isWaiting = (id: string) => this.#kept.get(id)?.message.state === 'waiting';
    const before = (id: string) => id.replace(/(?<=_.*_)\d+$/, (last) => String(Number(last) - 1));
    const taken = [...this.#kept.values()].filter(
      ({ message: { id }, due }) =>
        isWaiting(id) && due <= Date.now() && (before(id) === id || !isWaiting(before(id))),
    );
    return taken.map(({ message: one }) => this.#set({ ...one, attempts: one.attempts + 1 }, LEASE));
  }

  async delivered(id: string): Promise<void> {
    const kept = this.#kept.get(id)?.message;
    if (kept) this.#set({ ...kept, state: 'delivered', error: null });
  }

  async failed({ id, attempts }: Pick<Message, 'id' | 'attempts'>, error: string): Promise<void> {
    const kept = this.#kept.get(id)?.message;
    if (kept?.state !== 'waiting' || kept.attempts !== attempts) return;
    const state = attempts < 18 ? 'waiting' : 'dead';
    this.#set({ ...kept, state, error }, Math.min(250 * 2 ** attempts, HOUR));
  }

  async resend(id: string): Promise<boolean> {
    const kept = this.#kept.get(id)?.message;
    if (kept) this.#set({ ...kept, state: 'waiting', attempts: 1 });
    return kept !== undefined;
  }

  #set(changed: Message, pause = 0): Message {
    this.#kept.set(changed.id, { message: changed, due: Date.now() + pause });
    return changed;
  }
}
