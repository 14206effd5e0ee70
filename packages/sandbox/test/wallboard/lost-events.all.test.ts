import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { createPlatform } from '../../src/start/create-platform.ts';
import { keepEvents } from '../support/call-story.ts';
import { callWords } from '../support/call-words.ts';
import { loadWallboard } from './support/serve-wallboard.ts';

const MINUTE = 60_000;

test('nobody is busy for ever where events are lost, and who talks since before is known', async () => {
  const platform = createPlatform({ clock: 'manual' }, () => 0);
  const { clock, exchange } = platform;
  const words = callWords(platform);
  const events = keepEvents(platform);
  const file = join(temporaryFolder(), 'wallboard.sqlite');
  const users = [410_002, 410_003].map((id) => ({ id, first_name: String(id), status: true }));
  const start = () =>
    loadWallboard({
      file,
      now: () => clock.now(),
      platform: {
        liveCalls: async () => exchange.list(),
        queues: async () => [{ id: 30_601, name: 'Sales', users }],
      },
    });
  const statesOf = (board: any) => board.agents.map(({ state }: any) => state);

  let board = await start();
  const lost = words.receive({ from: '447700900123', to: '442079460101' });
  await clock.advance(5000);
  words.answer(lost.id, 410_002);
  for (const event of events.splice(0)) await board.add(event);
  expect(statesOf(board.board())).toEqual(['talking', 'free']);
  expect(board.board().queues[0]).toMatchObject({ answered: 1, averageWait: 5 });

  // While it is down, this call ends and another one begins.
  await board.stop();
  words.hangUp(lost.id, 'src');
  await clock.advance(MINUTE);
  const unseen = words.place({ userId: 410_003, to: '447700900456' });
  await clock.advance(MINUTE);
  events.length = 0;
  board = await start();
  expect(statesOf(board.board())).toEqual(['free', 'talking']);
  expect(board.board().agents[1]).toMatchObject({ with: { number: '447700900456' } });
  expect(board.board().queues[0]).toMatchObject({ waiting: [], answered: 1 });

  words.hangUp(unseen.id, 'dst');
  for (const event of events.splice(0)) await board.add(event);
  expect(statesOf(board.board())).toEqual(['free', 'free']);
  await board.stop();
});

test('who called in vain is on the list until somebody talks with them', async () => {
  const platform = createPlatform({ clock: 'manual' }, () => 0);
  const { clock } = platform;
  const words = callWords(platform);
  const board = await loadWallboard({
    file: join(temporaryFolder(), 'wallboard.sqlite'),
    now: () => clock.now(),
    platform: { liveCalls: async () => [], queues: async () => [] },
  });
  const events = keepEvents(platform);
  const missed = async () => {
    for (const event of events.splice(0)) await board.add(event);
    return board
      .board()
      .missed.map(({ caller, missedBy, rootCallIds, tries }: any) =>
        [caller.number, missedBy.name, rootCallIds.length, tries].join(' '),
      );
  };
  const call = async (from: string, seconds: number) => {
    const { id } = words.receive({ from, to: '442079460101' });
    await clock.advance(seconds * 1000);
    words.hangUp(id, 'src');
    await clock.advance(1000);
  };
  await call('447700900456', 8);
  await call('447700900486', 8);
  await call('447700900486', 8);
  await call('anonymous', 8);
  expect(await missed()).toEqual(['447700900456 Sales 1 0', '447700900486 Sales 2 0']);

  words.place({ userId: 410_003, to: '+447700900486' });
  await clock.advance(MINUTE);
  expect(await missed()).toEqual(['447700900456 Sales 1 0', '447700900486 Sales 2 1']);

  // Ben picks up, and the other number gets through.
  const { id } = words.place({ userId: 410_003, to: '447700900456' });
  await clock.advance(MINUTE);
  expect(await missed()).toEqual(['447700900486 Sales 2 1']);
  words.hangUp(id, 'src');
  const through = words.receive({ from: '447700900486', to: '442079460101' });
  await clock.advance(3000);
  words.answer(through.id, 410_002);
  expect(await missed()).toEqual([]);
  words.hangUp(through.id, 'src');
  await clock.advance(1000);
  expect(await missed()).toEqual([]);

  await call('447700900486', 8);
  expect(await missed()).toEqual(['447700900486 Sales 1 0']);
  await board.stop();
});
