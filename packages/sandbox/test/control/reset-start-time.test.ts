/** A sandbox whose time passes by itself begins again at the moment that it was started with. */
import { expect, test } from 'vitest';
import { startSandbox } from '../../src/start/start-sandbox.ts';
import { askControl } from '../support/ask-control.ts';

const START = Date.parse('2026-11-20T16:06:00Z');
const SECONDS_APART = 30;

async function secondsAfter(moment: number, url: string): Promise<number> {
  const { json } = await askControl(url)('GET /clock');
  const { now } = json as { now: string };
  return (Date.parse(`${now.replace(' ', 'T')}Z`) - moment) / 1000;
}

test('with a start time, it is that after a reset', async () => {
  await using sandbox = await startSandbox({ port: 0, startTime: START });
  await askControl(sandbox.url)('POST /clock/advance', { hours: 5 });
  await askControl(sandbox.url)('POST /reset', { seed: 7 });
  const seconds = await secondsAfter(START, sandbox.url);
  expect(seconds).toBeGreaterThanOrEqual(0);
  expect(seconds).toBeLessThan(SECONDS_APART);
});

test('without one, it is the time of the machine', async () => {
  await using sandbox = await startSandbox({ port: 0 });
  await askControl(sandbox.url)('POST /clock/advance', { hours: 5 });
  await askControl(sandbox.url)('POST /reset');
  expect(Math.abs(await secondsAfter(Date.now(), sandbox.url))).toBeLessThan(SECONDS_APART);
});
