import { expect, test } from 'vitest';
import { startSandbox } from '../../src/start/start-sandbox.ts';
import { askControl } from '../support/ask-control.ts';

const START = Date.parse('2026-11-20T16:06:00Z');

test.each([
  ['the start time', { startTime: START }, () => START],
  ['the time of the machine', {}, () => Date.now()],
])('where time passes by itself, a reset returns to %s', async (_, options, expected) => {
  await using sandbox = await startSandbox({ port: 0, ...options });
  const ask = askControl(sandbox.url);
  await ask('POST /clock/advance', { hours: 5 });
  await ask('POST /reset', { seed: 7 });
  const { milliseconds } = (await ask('GET /clock')).json;
  expect(Math.abs(milliseconds - expected())).toBeLessThan(30_000);
});
