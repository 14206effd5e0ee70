import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/start/start-sandbox.ts';

const MAIN = '442079460301';
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    clock: 'manual',
    startTime: Date.UTC(2026, 2, 27),
    fixture: {
      users: [{ id: 1001, ext: '2001' }],
      queues: [{ name: 'Sales', number: 2200, users: ['2001'] }],
      ddis: [{ e164: MAIN, target_type: 'Q', target_id: 2200 }],
      hours: [
        { name: 'Open', zone: 'Europe/London', times: ['Mon-Fri 09:00-17:30'], outside: true },
        { name: 'Night', zone: 'Europe/London', times: ['Sat 22:00-02:00'] },
      ],
      routingrules: [
        { pos: 1, direction: 'in', destination: MAIN, time_interval: 'Night', action: 'redirect:2001' },
        {
          pos: 2,
          direction: 'in',
          destination: MAIN,
          time_interval: 'Open',
          action: 'redirect to voicemail 1001',
        },
      ],
    },
  });
});
afterAll(() => sandbox.close());

// London is at UTC until 2026-03-29, and an hour ahead until 2026-10-25.
test.each([
  ['2026-03-27 08:59:59', 'voicemail'],
  ['2026-03-27 09:00:00', 'queue'],
  ['2026-03-27 17:29:59', 'queue'],
  ['2026-03-27 17:30:00', 'voicemail'],
  ['2026-03-28 23:00:00', 'user'],
  // At 01:00 UTC the clock goes from 01:00 to 02:00.
  ['2026-03-29 00:59:59', 'user'],
  ['2026-03-29 01:00:00', 'voicemail'],
  ['2026-03-30 08:00:00', 'queue'],
  ['2026-03-30 16:30:00', 'voicemail'],
  ['2026-10-24 20:59:59', 'voicemail'],
  ['2026-10-24 21:00:00', 'user'],
  // At 01:00 UTC the clock goes from 02:00 to 01:00, so that 01:30 comes twice.
  ['2026-10-25 00:30:00', 'user'],
  ['2026-10-25 01:30:00', 'user'],
  ['2026-10-25 02:00:00', 'voicemail'],
  ['2026-10-26 08:30:00', 'voicemail'],
  ['2026-10-26 09:00:00', 'queue'],
])('at %s UTC, a caller comes to the %s', async (time, place) => {
  await sandbox.control.setTime(time);
  const { id } = await sandbox.control.call({ from: '447700900123', to: MAIN });
  const { data } = await sandbox.control.GET('/calls/legs');
  expect(data!.data.map(({ leg }) => leg.place)).toEqual([place]);
  await sandbox.control.hangUp(id, 'src');
});
