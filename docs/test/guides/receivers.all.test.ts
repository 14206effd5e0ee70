/** The receivers that guides show in other languages pass `telephony-webhooks certify`, and handle what is odd beyond it. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from '@telephony/testing/free-port';
import { startServer } from '@telephony/testing/start-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasInterpreter, runSample, type Stage } from './support/run-sample.ts';
import { readSamples } from './support/read-samples.ts';
import { makeSampleFolder } from './support/sample-folder.ts';

const command = join(
  createRequire(import.meta.url).resolve('@telephony/webhooks/package.json'),
  '../src/bin.ts',
);
const samples = readSamples();

const STORED: Readonly<Record<string, (folder: string) => string[]>> = {
  python(folder) {
    const database = new DatabaseSync(join(folder, 'events.db'), { readOnly: true });
    const rows = database.prepare('SELECT body FROM events').all();
    database.close();
    return rows.map(({ body }) => String(body));
  },
  php(folder) {
    const inbox = join(folder, 'inbox');
    if (!existsSync(inbox)) return [];
    const files = readdirSync(inbox).filter((name) => name.endsWith('.json'));
    return files.map((name) => readFileSync(join(inbox, name), 'utf8'));
  },
};

async function startReceiver(guide: string): Promise<{ url: string; seen: string }> {
  const sample = samples.find((one) => one.guide === guide && one.background);
  if (!sample) throw new Error(`The guide ${guide} shows no receiver.`);
  const folder = makeSampleFolder({});
  const port = await freePort();
  const stage: Stage = { sandbox: 'http://127.0.0.1:9', mock: '', folder, port, inBackground: [] };
  const faults = await runSample(sample, stage);
  const seen = await startServer((_request, response) => {
    const ids = (STORED[guide]?.(join(folder.path, guide)) ?? []).map((body) => JSON.parse(body).id);
    response.end(JSON.stringify(ids));
  });
  onTestFinished(() => {
    for (const program of stage.inBackground) program.stop();
    folder.remove();
  });
  expect(faults).toEqual([]);
  const url = `http://127.0.0.1:${port}/`;
  // It says that it listens a little before it does.
  await vi.waitFor(() => fetch(url), { timeout: 20_000 });
  return { url, seen: `${seen}/` };
}

test.each(Object.keys(STORED).filter(hasInterpreter))(
  'the receiver in %s passes certify',
  { timeout: 180_000 },
  async (guide) => {
    const { url, seen } = await startReceiver(guide);
    const address = url.replace('//', '//events:a-very-long-secret@');
    const options = ['certify', address, '--seen', seen, '--burst', '60', '--settle', '20000', '--seed', '7'];
    const program = spawn(process.execPath, [command, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
    const printed = await text(program.stdout);
    expect(printed).toContain('9 of 9 checks passed.');
  },
);
