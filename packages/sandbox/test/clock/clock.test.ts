import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Clock } from '../../src/infrastructure/clock.ts';

const manual = (now = 0) => new Clock('manual', now, () => 0);

test('runs what is due in the order of time, then of scheduling, each at its moment', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 50 }), { maxLength: 40 }),
      fc.nat({ max: 60 }),
      async (times, end) => {
        const clock = manual();
        const ran: { index: number; at: number }[] = [];
        clock.handle({ 'clock.tick': () => void ran.push({ index: ran.length, at: clock.now() }) });
        for (const time of times) clock.at(time, { kind: 'clock.tick', data: null });
        await clock.advance(end);
        expect(ran.map(({ at }) => at)).toEqual(
          times.filter((time) => time <= end).toSorted((a, b) => a - b),
        );
        expect(clock.now()).toBe(end);
      },
    ),
  );
});

test('an action that is scheduled by an action runs in the same advance when it is due', async () => {
  const clock = manual();
  const ran: number[] = [];
  clock.handle({
    'clock.tick': () => {
      ran.push(clock.now());
      if (ran.length < 4) clock.after(10, { kind: 'clock.tick', data: null });
    },
  });
  clock.after(10, { kind: 'clock.tick', data: null });
  await clock.advance(35);
  expect(ran).toEqual([10, 20, 30]);
});

test('what is cancelled does not run', async () => {
  const clock = manual();
  let ran = 0;
  clock.handle({ 'clock.tick': () => void (ran += 1) });
  const first = clock.after(1, { kind: 'clock.tick', data: null });
  clock.after(1, { kind: 'clock.tick', data: null });
  clock.cancel(first);
  await clock.advance(5);
  expect(ran).toBe(1);
});

test('two advances at once wait for each other, and each moves time', async () => {
  const clock = manual();
  const moments: number[] = [];
  clock.settle = async () => {
    await Promise.resolve();
    moments.push(clock.now());
  };
  await Promise.all([clock.advance(10), clock.advance(10)]);
  expect(clock.now()).toBe(20);
  // Before time moves and after.
  expect(moments).toEqual([0, 10, 10, 20]);
});

test('an advance that is under way leaves a state alone that is restored meanwhile', async () => {
  const clock = manual(1000);
  clock.handle({ 'clock.tick': () => {} });
  clock.at(1500, { kind: 'clock.tick', data: null });
  const start = clock.state();
  let settled = () => {};
  clock.settle = () => new Promise((resolve) => void (settled = resolve));
  const advance = clock.advance(60_000);
  await Promise.resolve();
  clock.restore(start);
  clock.settle = () => undefined;
  settled();
  await advance;
  expect(clock.state()).toEqual(start);
});

test('a long advance lets others begin anew', async () => {
  const clock = manual();
  const start = clock.state();
  clock.handle({ 'clock.tick': () => void clock.after(1, { kind: 'clock.tick', data: null }) });
  clock.after(1, { kind: 'clock.tick', data: null });
  setImmediate(() => clock.restore(start));
  await clock.advance(100_000);
  expect(clock.state()).toEqual(start);
});

test('goes on from its state with what was scheduled', async () => {
  const clock = manual(1000);
  clock.handle({ 'clock.tick': () => {} });
  clock.at(1500, { kind: 'clock.tick', data: null });
  const later = manual();
  const ran: number[] = [];
  later.handle({ 'clock.tick': () => void ran.push(later.now()) });
  later.restore(clock.state());
  await later.advance(1000);
  expect(ran).toEqual([1500]);
  expect(later.now()).toBe(2000);
});

test('real time never runs backwards, and can be moved on', async () => {
  let machine = 5000;
  const clock = new Clock('real', 100, () => machine);
  machine += 50;
  expect(clock.now()).toBe(150);
  machine -= 40;
  expect(clock.now()).toBe(150);
  await clock.advance(1000);
  machine += 60;
  expect(clock.now()).toBeGreaterThanOrEqual(1150);
});
