import { expect, test } from 'vitest';
import { usePlatform } from '../support/serve-platform.ts';

// No live call of the story leaves a message too.
const served = usePlatform({ liveCalls: false });

const mailed = () => served.platform.store.tables.mails.list().map(({ to, subject }) => `${to}: ${subject}`);

test('a message in the voicemail is mailed to the user who wants that, and to nobody else', async () => {
  // Mei (2103) wants it, Priya (2105) does not.
  await served.ask('PATCH /users', {
    token: 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3',
    body: [410_003, 410_005].map((id) => ({ id, dnd: true, final_dst_type: 'V' })),
  });
  served.platform.exchange.receive({ from: '447700900123', to: '2103' });
  served.platform.exchange.receive({ from: '447700900124', to: '2105' });
  await served.platform.clock.advance(120_000);
  expect(
    served.platform.store.tables.voicemessages.list().filter(({ is_new: isNew }) => isNew).length,
  ).toBeGreaterThan(1);
  expect(mailed().filter((mail) => mail.includes('Voicemail'))).toEqual([
    'mei.lindqvist@harbourlane.example: Voicemail from Alice Moran',
  ]);
});

test('a call that nobody picks up is mailed to the address of its queue, and one that is answered is not', async () => {
  const queue = served.platform.store.tables.queues.find(({ number }) => number === 2200)!;
  served.platform.store.tables.queues.patch(queue.id, {
    email_missed: 'desk@harbourlane.example',
    max_wait_time: 30,
  });
  const first = served.platform.exchange.receive({ from: '447700900456', to: '2200' });
  await served.platform.clock.advance(300_000);
  expect(served.platform.exchange.find(first.id)).toBeUndefined();
  expect(mailed()).toContain('desk@harbourlane.example: Missed call from Ben Aziz');
  const count = mailed().length;
  const second = served.platform.exchange.receive({ from: '447700900456', to: '2200' });
  const rung = served.platform.exchange.calls.get(second.id)!.phones[0]!;
  served.platform.exchange.perform({ kind: 'answer', leg: rung.id, user: undefined, anywhere: true });
  served.platform.exchange.perform({ kind: 'hang-up', leg: second.id, side: 'src' });
  expect(mailed()).toHaveLength(count);
});

test('a scheduled report is mailed at each of its runs', async () => {
  const { status } = await served.ask('POST /reportschedules', {
    body: {
      report_id: 1,
      name: 'Evening figures',
      emails: ['eve@harbourlane.example', 'ben@harbourlane.example'],
      format: 'pdf',
      frequency: { type: 'daily', time_of_day: [18] },
      timezone: 'UTC',
    },
  });
  expect(status).toBe(201);
  await served.platform.clock.advance(48 * 3_600_000);
  expect(mailed().filter((mail) => mail.endsWith(': Evening figures'))).toEqual([
    'eve@harbourlane.example: Evening figures',
    'ben@harbourlane.example: Evening figures',
    'eve@harbourlane.example: Evening figures',
    'ben@harbourlane.example: Evening figures',
  ]);
});
