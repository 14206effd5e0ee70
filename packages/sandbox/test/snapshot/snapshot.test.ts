import { afterAll, describe, expect, test } from 'vitest';
import { restoreSnapshot, type Snapshot, takeSnapshot } from '../../src/snapshot/snapshot.ts';
import { servePlatform } from '../support/serve-platform.ts';

const [one, other] = [await servePlatform({ seed: 1 }), await servePlatform({ seed: 2 })];
afterAll(() => Promise.all([one.close(), other.close()]));

/** Something of everything: a call that goes on by itself, a token, a record, time. */
async function someDay({ ask, platform }: typeof one) {
  const answers = [
    await ask('POST /calls', { body: { from: '410003', to: '447700900456' } }),
    await ask('POST /apitokens', { body: { name: `token ${platform.clock.now()}`, expiry: 0 } }),
    await ask('POST /contacts', { body: { first_name: 'Eve', last_name: 'Snap' } }),
  ];
  await platform.clock.advance(3000);
  const { text: calls } = await ask('GET /calls');
  await platform.clock.advance(3_600_000);
  const { text: cdrs } = await ask('GET /cdrs');
  return [...answers.map(({ status, text }) => [status, text]), calls, cdrs];
}

const copy = (snapshot: unknown) => JSON.parse(JSON.stringify(snapshot));

test('what follows a snapshot is the same on any platform, byte for byte', async () => {
  await one.ask('POST /calls', { body: { from: '410003', to: '2102' } });
  const snapshot = copy(takeSnapshot(one.platform));
  const [events, again]: [unknown[], unknown[]] = [[], []];
  const stop = one.platform.events.listen((event) => events.push(event));
  const day = await someDay(one);
  stop();
  expect(day[0]![0]).toBe(201);

  restoreSnapshot(other.platform, snapshot);
  expect(copy(takeSnapshot(other.platform))).toEqual(snapshot);
  other.platform.events.listen((event) => again.push(event));
  expect(await someDay(other)).toEqual(day);
  expect(events.length).toBeGreaterThan(3);
  expect(again).toEqual(events);
});

describe('is refused whole, with the place of the mistake:', () => {
  const breaks: [string, (snapshot: Snapshot & Record<string, unknown>) => unknown, RegExp][] = [
    ['null', () => null, /^snapshot must be object/],
    ['a list', () => [], /^snapshot must be object/],
    ['nothing in it', () => ({}), /^snapshot\.version must be 5/],
    ['another version', (snapshot) => ({ ...snapshot, version: 1 }), /^snapshot\.version/],
    [
      'a live call that is none',
      (s) => ({ ...s, store: { ...s.store, calls: { lastId: 9, records: [{ id: 5, live: {} }] } } }),
      /^snapshot\.store\.calls\.records\[0\]/,
    ],
    ['no clock', (s) => ({ ...s, clock: undefined }), /^snapshot\.clock /],
    ['a time that is none', (s) => ({ ...s, clock: { ...s.clock, now: 1e300 } }), /^snapshot\.clock\.now/],
    [
      'an unknown action',
      (s) => ({
        ...s,
        clock: { ...s.clock, scheduled: [{ time: 1, sequence: 1, kind: 'constructor', data: null }] },
      }),
      /^snapshot\.clock\.scheduled\[0\]/,
    ],
    [
      'an action without its data',
      (s) => ({
        ...s,
        clock: {
          ...s.clock,
          sequence: 1,
          scheduled: [{ time: 1, sequence: 1, kind: 'call.time-out', data: {} }],
        },
      }),
      /^snapshot\.clock\.scheduled\[0\]/,
    ],
    [
      'an action twice',
      (s) => ({ ...s, clock: { ...s.clock, scheduled: [...s.clock.scheduled, ...s.clock.scheduled] } }),
      /^snapshot\.clock\.scheduled\[\d+\]\.sequence/,
    ],
    ['no chance', (s) => ({ ...s, random: ['1', 2, 3, 4] }), /^snapshot\.random/],
    [
      'an unknown table',
      (s) => ({ ...s, store: { ...s.store, toString: { lastId: 1, records: [] } } }),
      /^snapshot\.store\.toString/,
    ],
    [
      'a table that is none',
      (s) => ({ ...s, store: { ...s.store, cdrs: [] } }),
      /^snapshot\.store\.cdrs must be object/,
    ],
    [
      'a record without an id',
      (s) => ({ ...s, store: { ...s.store, tokens: { lastId: 1, records: [{}] } } }),
      /^snapshot\.store\.tokens\.records\[0\]\.id/,
    ],
    [
      'a record twice',
      (s) => ({ ...s, store: { ...s.store, cdrs: { lastId: 1, records: [{ id: 1 }, { id: 1 }] } } }),
      /^snapshot\.store\.cdrs\.records\[1\]\.id must be unique/,
    ],
    [
      'an id that none can follow',
      (s) => ({ ...s, store: { ...s.store, sms: { lastId: Number.MAX_SAFE_INTEGER, records: [] } } }),
      /^snapshot\.store\.sms\.lastId/,
    ],
    [
      'an account whose phones are no number',
      (s) => ({
        ...s,
        store: {
          ...s.store,
          accounts: { lastId: 1, records: [{ id: 1, password: '', phones: 'two', me: {} }] },
        },
      }),
      /^snapshot\.store\.accounts\.records\[0\]\.phones must be integer/,
    ],
    [
      'a ring group with users that are none',
      (s) => ({ ...s, store: { ...s.store, ringgroups: { lastId: 1, records: [{ id: 1, users: ['x'] }] } } }),
      /^snapshot\.store\.ringgroups\.records\[0\]\.users\[0\] must be integer/,
    ],
    [
      'a record outside of the contract',
      (s) => ({ ...s, store: { ...s.store, cdrs: { lastId: 1, records: [{ id: 1, billsec: 'x' }] } } }),
      /^snapshot\.store\.cdrs\.records\[0\]\.billsec must be integer/,
    ],
  ];
  test.each(breaks)('%s', async (_, breakIt, message) => {
    await one.ask('POST /calls', { body: { from: '410003', to: '2102' } });
    const before = copy(takeSnapshot(one.platform));
    expect(() => restoreSnapshot(one.platform, breakIt(copy(before)))).toThrow(message);
    expect(copy(takeSnapshot(one.platform))).toEqual(before);
  });
});

test('a member of a record that is called __proto__ is a member', () => {
  const snapshot = copy(takeSnapshot(one.platform));
  snapshot.store.contacts.records.push(JSON.parse('{"id":900,"__proto__":{"polluted":true}}'));
  restoreSnapshot(one.platform, snapshot);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(Object.hasOwn(one.platform.store.tables.contacts.get(900)!, '__proto__')).toBe(true);
});
