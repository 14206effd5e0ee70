/**
 * Every sample of the guides compiles, runs against the sandbox, and prints what the guide says. `npm test` runs those of the first
 * guide, `npm run test:all` those of all.
 */
import { startMock } from '@telephony/mock';
import { startSandbox } from '@telephony/sandbox';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
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
const aboutCalls = new Set(['reports', 'missed-calls', 'cdrs-and-recordings', 'python', 'php']);
const formsModes = ['default', 'documented', 'observed', 'mixed'] as const;
const inRealTime = new Set(
  readGuides()
    .filter(({ text }) => text.includes('{/* sandbox: real clock */}'))
    .map(({ name }) => name),
);

const client = samples.find(({ guide, title }) => guide === 'start' && title === 'pbx.ts');
const saved = { 'pbx.ts': fillSample(client?.code ?? '') };
let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

test('there are samples, of TypeScript and of cURL', () => {
  expect(samples.filter(({ language }) => language === 'ts').length).toBeGreaterThan(50);
  expect(samples.filter(({ language }) => language === 'sh').length).toBeGreaterThan(60);
});

test('every sample of TypeScript compiles', { timeout: 120_000 }, async () => {
  const folder = makeSampleFolder(saved);
  onTestFinished(folder.remove);
  for (const { guide, line, language, code } of samples) {
    if (language === 'ts') folder.write(`${guide}-${line}`, fillSample(code));
  }
  expect(await folder.compile()).toBe('');
});

// Guides beside each other, the samples of a guide in their order: a later one may need what an earlier one has done.
describe.concurrent('samples run', () => {
  const cases = guides.flatMap((one) =>
    (aboutCalls.has(one.guide) ? formsModes : (['default'] as const)).map((forms) => ({ ...one, forms })),
  );
  test.each(cases)('$guide, in the $forms forms', { timeout: 180_000 }, async ({ guide, own, forms }) => {
    const clock = inRealTime.has(guide)
      ? ({ clock: 'real', pickUpSeconds: 1, answerSeconds: 1 } as const)
      : ({ clock: 'manual' } as const);
    const sandbox = await startSandbox({ port: 0, examples: true, seed: 1, forms, ...clock });
    const folder = makeSampleFolder(saved);
    const stage: Stage = {
      mock: mock.url,
      folder,
      sandbox: sandbox.url,
      port: await freePort(),
      inBackground: [],
    };
    const faults: string[] = [];
    try {
      for (const sample of own) faults.push(...(await runSample(sample, stage)));
    } finally {
      for (const program of stage.inBackground) program.stop();
      await sandbox.close();
      folder.remove();
    }
    expect(faults).toEqual([]);
  });
});
