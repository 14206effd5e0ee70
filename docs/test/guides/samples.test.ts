/** Every sample of the guides compiles, runs against the mock, and prints what the guide says. */
import { startMock } from '@telephony/mock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from './support/free-port.ts';
import { hasInterpreter } from './support/has-interpreter.ts';
import { readSamples } from './support/read-samples.ts';
import { runSample, type Stage } from './support/run-sample.ts';
import { makeSampleFolder } from './support/sample-folder.ts';

const samples = readSamples();
const languages = new Set(samples.map(({ language }) => language));
const missing = new Set([...languages].filter((language) => !hasInterpreter(language)));
const guides = [...Map.groupBy(samples, ({ guide }) => guide)]
  .map(([guide, own]) => ({ guide, own }))
  .filter(({ own }) => own.every(({ language }) => !missing.has(language)));

let stage: Omit<Stage, 'port'>;
let closeMock: () => Promise<void>;

beforeAll(async () => {
  const mock = await startMock({ port: 0 });
  closeMock = mock.close;
  stage = { mock: mock.url, folder: makeSampleFolder(), inBackground: [] };
});
afterAll(async () => {
  for (const program of stage.inBackground) program.stop();
  await closeMock?.();
  stage.folder.remove();
});

test('there are samples, of TypeScript and of cURL', () => {
  expect(samples.filter(({ language }) => language === 'ts').length).toBeGreaterThan(40);
  expect(samples.filter(({ language }) => language === 'sh').length).toBeGreaterThan(20);
});

test('every sample of TypeScript compiles', { timeout: 120_000 }, async () => {
  for (const { guide, line, language, code } of samples) {
    if (language === 'ts') stage.folder.write(`${guide}-${line}`, code);
  }
  expect(await stage.folder.compile()).toBe('');
});

// Guides beside each other, the samples of a guide in their order: a later one may need what an earlier one has started.
describe.concurrent('samples run', () => {
  test.each(guides)('$guide', { timeout: 180_000 }, async ({ own }) => {
    const faults: string[] = [];
    // What a guide tells the mock to do next must not meet the samples of others.
    const mock = own.some(({ code }) => code.includes('/_mock/')) ? await startMock({ port: 0 }) : undefined;
    const place = { ...stage, mock: mock?.url ?? stage.mock, port: await freePort() };
    try {
      for (const sample of own) faults.push(...(await runSample(sample, place)));
    } finally {
      await mock?.close();
    }
    expect(faults).toEqual([]);
  });
});
