import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleWords } from '@telephony/contract/commands';
import { startMock } from '@telephony/mock';
import { expect, test } from 'vitest';
import { contractDocument, operationCommands } from '../src/contract/contract.ts';
import { secret, start } from './support/app.ts';
import { telephony, useSandbox } from './support/telephony.ts';

const own = useSandbox();

test('the example in the help of every operation does what it says', { timeout: 120_000 }, async () => {
  await using mock = await startMock({ port: 0 });
  const cwd = join(own.folder, 'operations');
  mkdirSync(cwd);
  const env = { TELEPHONY_URL: `${mock.url}/v1.2/voice`, TELEPHONY_TOKEN: 'any', TELEPHONY_CONFIG: cwd };
  const failed: string[] = [];
  for (const command of operationCommands()) {
    const words = exampleWords(contractDocument(), command);
    const { code, stderr } = await telephony(words.slice(1), { env, cwd });
    if (code !== 0) failed.push(`${words.join(' ')}: ${code} ${stderr}`);
  }
  expect(failed).toEqual([]);
});

async function exampleOf(words: readonly string[]): Promise<string[]> {
  const { stdout } = await telephony([...words, '--help']);
  const [, line = ''] = /Example:\n {2}telephony (.*)\n/.exec(stdout) ?? [];
  return line.match(/'[^']*'|\S+/g)?.map((word) => word.replaceAll("'", '')) ?? [];
}

test('the example in the help of every other command does what it says', { timeout: 120_000 }, async () => {
  const config = join(own.folder, 'examples');
  mkdirSync(config);
  // The profile of the examples is the sandbox of this test.
  const settings = { current: 'sandbox', profiles: { sandbox: { url: own.sandbox.baseUrl } } };
  writeFileSync(join(config, 'profiles.json'), JSON.stringify(settings));
  const env = { TELEPHONY_CONFIG: config, TELEPHONY_SIGNING_SECRET: secret };
  for (const words of ['listen', 'serve']) {
    const child = await start(await exampleOf([words]), env, config);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
  }
  const commands =
    ', login, search, describe, calls report, calls missed, call, recordings fetch, reconcile, events list, events resend, mcp, mcp log, logout';
  for (const words of commands.split(', ')) {
    // The day of the sandbox ends now, and the first of a month may be ahead of its story.
    const example = (await exampleOf(words.split(' ').filter(Boolean))).map((word) =>
      word.replace('2026-11-01', '7d').replace('yesterday', '7d'),
    );
    expect({ words, example }).not.toEqual({ words, example: [] });
    const { code, stderr } = await telephony(example, { env, cwd: config });
    expect({ example, code, stderr }).toMatchObject({ code: 0 });
  }
});
