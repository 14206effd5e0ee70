import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { bin, telephony, useSandbox } from './support/telephony.ts';

const own = useSandbox();
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

/** The example in the help of a command, as words. */
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
  const commands = [
    '',
    'login',
    'search',
    'describe',
    'calls report',
    'calls missed',
    'call',
    'recordings fetch',
    'reconcile',
    'events list',
    'events resend',
    'mcp',
    'skills install',
    'logout',
  ].map((words) => words.split(' ').filter(Boolean));
  for (const words of commands) {
    // The day of the sandbox ends now, and the first of a month may be ahead of its story.
    const example = (await exampleOf(words)).map((word) =>
      word.replace('2026-11-01', '7d').replace('yesterday', '7d'),
    );
    expect({ words, example }).not.toEqual({ words, example: [] });
    const ended = await telephony(example, { env, cwd: config });
    expect({ example, code: ended.code, stderr: ended.stderr }).toMatchObject({ code: 0 });
  }
  for (const words of [['listen'], ['serve']]) {
    writeFileSync(join(config, 'profiles.json'), JSON.stringify(settings));
    const child = spawn(process.execPath, [bin, ...(await exampleOf(words)), '--port', '0'], {
      cwd: config,
      env: { ...process.env, ...env },
    });
    let stderr = '';
    child.stderr.on('data', (part) => (stderr += String(part)));
    await vi.waitFor(() => expect(stderr).toContain('Receives events'), { timeout: 20_000 });
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
  }
});
