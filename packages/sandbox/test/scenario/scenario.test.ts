import * as fc from 'fast-check';
import { rounds } from '@telephony/testing/tiers';
import { expect, test } from 'vitest';
import { timeText } from '../../src/control/shared/saved-scenario.ts';
import { parseScenario, secondsOf } from '../../src/scenario/scenario.ts';
import { startSandbox } from '../../src/start/start-sandbox.ts';
import { differences } from '../support/differences.ts';
import { servePlatform } from '../support/serve-platform.ts';
import { startReceiver } from '../support/start-receiver.ts';

const WAITS = `title: A caller waits, is transferred to a busy number, and comes back
given: { clock: 2026-11-20 09:00:00 }
when:
  - 0s: 447700900123 calls Sales
  - 10s: mei answers
  - 50s: Mei transfers caller to 447700900486
  - 1m20s: the caller hangs up
then:
  call: { result: answered, answeredBy: Mei, talked: 40, owed: lost-after-transfer, places: [Sales, Mei, '447700900486', Mei, voicemail] }
  rings: { 0s: [Mei Lindqvist, tom] }
  records:
    - { dst: '2200', billsec: 40, dst_id: Sales }
    - { dst: '2103', billsec: 40 }
  messages: [{ extension_id: Mei, duration: 4s }]
  recordings: [{ called: Sales }]
  events: [{ event: call.connected, dst: '2103' }]
  receiver: [call.initial, call.connected, { event: call.hangup, attempts: 1 }]
`;

test('a scenario is compared in what it names', async () => {
  expect(await differences(WAITS)).toEqual([]);
});

test.each([
  ['talked: 40', 'talked: 41', 'a.yaml:9 expected 41, seen 40'],
  ['rings: { 0s: [Mei Lindqvist, tom] }', 'rings: { 0s: [Mei] }', 'a.yaml:10 expected [ Mei ], seen'],
  ["{ dst: '2103', billsec: 40 }", "{ dst: '2103', billsec: 39 }", 'a.yaml:13   { dst: "2200"'],
  ['attempts: 1', 'attempts: 2', 'a.yaml:17 '],
  [
    'mei answers',
    'jonas answers',
    'a.yaml:5 No phone of Jonas Petrov rings. Calls now: Alice Moran to Sales',
  ],
  ['recordings: [{ called: Sales }]', 'recordings: []', 'a.yaml:15 + {'],
  ['mei answers', 'mei picks up', 'a.yaml:5 "mei picks up" is no sentence'],
  ['mei answers', 'maya answers', 'a.yaml:5 maya is nobody here.'],
  ['1m20s:', '1m: anonymous calls 2103\n  - 1m20s:', 'a.yaml:10 expected one call, seen 2. Write `calls`'],
  ['talked: 40', 'spoken: 40', 'a.yaml:9 spoken is no column here. Columns: result, caller'],
  ['1m20s: the caller hangs up', '1m20s: 447700900456 hangs up', 'a.yaml:7 Ben Aziz is in no call.'],
])('instead of %s, %s is told at its line', async (right, wrong, told) => {
  const [first] = await differences(WAITS.replace(right, wrong));
  expect(first).toContain(told);
});

test.each([
  ['then:', 'den:', /a\.yaml:8 scenario\.den is not a known field/],
  ['- 10s:', '- 10x:', /a\.yaml:5 10x is no time/],
  ['- 50s:', '- 5s:', /a\.yaml:6 5s is before the step above it/],
  ['mei answers', 'Mei texts 2101: hi', /a\.yaml:5 .* Quote a text with a colon in it\./],
  ['title:', 'title: [', /a\.yaml:\d+ /],
])('a file with %s as %s is not run', (right, wrong, told) => {
  expect(() => parseScenario(WAITS.replace(right, wrong), 'a.yaml')).toThrow(told);
});

test('a call that goes on is told, unless the scenario says until when', async () => {
  const talks = 'title: t\nwhen:\n  - 0s: 447700900123 calls 2103\n  - 1s: Mei answers\nthen: {}\n';
  expect(await differences(talks)).toEqual([expect.stringContaining('Not ended')]);
  expect(await differences(`${talks}until: 30s\n`)).toEqual([]);
});

test('an own receiver gets the events, and its failures are seen', async () => {
  const receiver = await startReceiver({ tls: false });
  receiver.behave = (response) => response.writeHead(receiver.received.length === 1 ? 503 : 204).end();
  const text = `title: t
when:
  - 0s: 447700900123 calls 2103
  - 5s: caller hangs up
then:
  receiver:
    - { event: call.initial, attempts: 2, status: 204 }
    - call.hangup
`;
  expect(await differences(text, receiver.url)).toEqual([]);
  expect(receiver.received.length).toBeGreaterThan(3);
  await receiver.close();
});

test('an account of its own, hidden state, and requests', async () => {
  const text = `title: t
given:
  account:
    users: [{ id: 1, ext: 101, first_name: Ada, last_name: Byron }, { id: 2, ext: 102, first_name: Ada, last_name: Lee }]
    queues: [{ id: 7, name: Help, number: 200, users: [1, 2] }]
  users: { Ada Lee: { phones: 0 } }
when:
  - 0s: 447700900123 calls help
  - 3s: { control: 'PATCH /users/1', body: { dnd: true }, expect: { status: 200, data: { dnd: true } } }
  - 4s: { api: GET /users/2, expect: { data: { ext: '103' } } }
  - 4s: { control: GET /snapshot, expect: { data: { clock: { mode: real } } } }
  - 5s: ada answers
  - 6s: caller hangs up
then:
  rings: { 0s: [Ada Byron] }
`;
  expect(await differences(text)).toEqual([
    'a.yaml:10 ext: expected "103", seen "102"',
    expect.stringMatching(/^a\.yaml:11 clock: expected \{ mode: real \}, seen \{/),
    'a.yaml:12 ada may be Ada Byron (101) or Ada Lee (102). Write the number, or the full name.',
  ]);
});

test('what has happened is saved as a scenario that passes', async () => {
  await using sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 3 });
  const { control } = sandbox;
  const first = await control.call({ from: '447700900123', to: '442079460101' });
  await control.advance({ seconds: 8 });
  await control.answer(first.id, 410_002);
  await control.advance({ seconds: 20 });
  await control.hold(first.id);
  await control.advance({ seconds: 5 });
  await control.resume(first.id);
  await control.transfer(first.id, '2104');
  await control.advance({ seconds: 5 });
  await control.answer(first.id);
  const second = await control.call({ from: 'anonymous', to: '2103' });
  await control.advance({ seconds: 61 });
  await control.hangUp(first.id, 'src');
  await control.hangUp(second.id).catch(() => undefined);
  await control.advance({ minutes: 2 });
  const response = await fetch(`${sandbox.url}/_sandbox/scenario`);
  const text = await response.text();
  expect(response.headers.get('content-disposition')).toContain('scenario.yaml');
  expect(text).toContain('- 8s: Tom Reyes answers');
  expect(text).toContain('- 33s: Tom Reyes transfers to 2104');
  expect(await differences(text)).toEqual([]);
  await control.reset();
  expect(await (await fetch(`${sandbox.url}/_sandbox/scenario`)).text()).toContain('when: []');
});

test('what is saved while calls go on, of a user in several, passes too', async () => {
  await using sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 3 });
  const { control } = sandbox;
  for (const to of ['447700900456', '447700900789']) {
    await fetch(`${sandbox.baseUrl}/calls`, {
      method: 'POST',
      headers: { 'x-auth-token': sandbox.signIn!.token, 'content-type': 'application/json' },
      body: JSON.stringify({ from: '410003', to }),
    });
    await control.advance({ seconds: 10 });
  }
  const { data: legs } = await control.GET('/calls/legs');
  await control.hangUp(legs!.data[0]!.id, 'src');
  await control.advance({ seconds: 5 });
  const text = await (await fetch(`${sandbox.url}/_sandbox/scenario`)).text();
  expect(text).toContain('- 20s: Mei Lindqvist hangs up on 447700900456');
  expect(text).toContain('until: 25s');
  expect(await differences(text)).toEqual([]);
});

test('after a thousand deeds, the latest calls are saved, from their beginning on', async () => {
  const { platform, url, close } = await servePlatform({ liveCalls: false });
  const { exchange, clock } = platform;
  const text = async () => (await fetch(`${url}/_sandbox/scenario`)).text();
  const { id: first } = exchange.receive({ from: '447700900123', to: '2103' });
  exchange.perform({ kind: 'answer', leg: first, anywhere: true });
  for (let keys = 0; keys < 997; keys++) exchange.perform({ kind: 'press', leg: first, key: '5' });
  await clock.advance(60_000);
  exchange.perform({ kind: 'hang-up', leg: first, side: 'src' });
  expect((await text()).split('presses 5')).toHaveLength(998);
  const { id: leg } = exchange.receive({ from: '447700900456', to: '2103' });
  await clock.advance(3000);
  exchange.perform({ kind: 'hang-up', leg, side: 'src' });
  expect(await text()).not.toContain('presses 5');
  expect(await text()).toContain('what happened earlier is left out');
  expect(await differences(await text())).toEqual([]);
  await close();
});

test('times are read as they are written', () => {
  expect(secondsOf('1h2m3s')).toBe(3723);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (seconds) => secondsOf(timeText(seconds)) === seconds),
    { numRuns: rounds(100, 2000) },
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const seconds = secondsOf(text);
      return Number.isNaN(seconds) || (seconds >= 0 && /^[\d.hms\s]+$/.test(text));
    }),
    { numRuns: rounds(100, 2000) },
  );
});
