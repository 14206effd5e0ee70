/**
 * Every sample of the guides compiles, runs against the sandbox, and prints what the guide says. `npm test` runs those of the first
 * guide, `npm run test:all` those of all.
 */
import { startMock } from '@telephony/mock';
import { startSandbox } from '@telephony/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillSample } from '../../src/scripts/servers.ts';
import { freePort } from '@telephony/testing/free-port';
import { isEverything } from '@telephony/testing/tiers';
import { hasInterpreter, runSample, type Stage } from './support/run-sample.ts';
import { readGuides, readSamples } from './support/read-samples.ts';
import { makeSampleFolder } from './support/sample-folder.ts';

const samples = readSamples();
const languages = new Set(samples.map(({ language }) => language));
const missing = new Set([...languages].filter((language) => !hasInterpreter(language)));
const guides = [...Map.groupBy(samples, ({ guide }) => guide)]
  .map(([guide, own]) => ({ guide, own }))
  .filter(({ guide }) => isEverything || guide === 'start')
  .filter(({ own }) => own.every(({ language }) => !missing.has(language)));
/** The guides whose samples wait for time to pass, or are about yesterday. */
const inRealTime = new Set(
  readGuides()
    .filter(({ text }) => text.includes('{/* sandbox: real clock */}'))
    .map(({ name }) => name),
);

let shared: Pick<Stage, 'mock' | 'folder'>;
let closeMock: () => Promise<void>;

beforeAll(async () => {
  const mock = await startMock({ port: 0 });
  closeMock = mock.close;
  const client = samples.find(({ guide, title }) => guide === 'start' && title === 'pbx.ts');
  const saved = { 'pbx.ts': fillSample(client?.code ?? '') };
  shared = { mock: mock.url, folder: makeSampleFolder(saved) };
});
afterAll(async () => {
  await closeMock?.();
  shared.folder.remove();
});

test('there are samples, of TypeScript and of cURL', () => {
  expect(samples.filter(({ language }) => language === 'ts').length).toBeGreaterThan(50);
  expect(samples.filter(({ language }) => language === 'sh').length).toBeGreaterThan(60);
});

test('every sample of TypeScript compiles', { timeout: 120_000 }, async () => {
  for (const { guide, line, language, code } of samples) {
    if (language === 'ts') shared.folder.write(`${guide}-${line}`, fillSample(code));
  }
  expect(await shared.folder.compile()).toBe('');
});

// Guides beside each other, the samples of a guide in their order: a later one may need what an earlier one has done.
describe.concurrent('samples run', () => {
  test.each(guides)('$guide', { timeout: 180_000 }, async ({ guide, own }) => {
    const clock = inRealTime.has(guide)
      ? ({ clock: 'real', pickUpSeconds: 1, answerSeconds: 1 } as const)
      : ({ clock: 'manual' } as const);
    const sandbox = await startSandbox({ port: 0, liveCalls: true, seed: 1, ...clock });
    const stage: Stage = { ...shared, sandbox: sandbox.url, port: await freePort(), inBackground: [] };
    const faults: string[] = [];
    try {
      for (const sample of own) faults.push(...(await runSample(sample, stage)));
    } finally {
      for (const program of stage.inBackground) program.stop();
      await sandbox.close();
    }
    expect(faults).toEqual([]);
  });
});
