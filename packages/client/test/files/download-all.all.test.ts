import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { runWithKills } from '@telephony/testing/run-with-kills';
import { audioOf, startAudioServer, trickle } from './support/audio-server.ts';

test('by kill -9, again and again: no half file has a name, and the rest is saved', async () => {
  const { baseUrl, requestedIds } = await startAudioServer((id, response) => trickle(id, response));
  const folder = temporaryFolder();
  const count = 120;
  const program = fileURLToPath(new URL('support/download-child.ts', import.meta.url));
  const whole = () => {
    if (!existsSync(folder)) return [];
    const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
    for (const name of names) {
      const id = Number(/\d+/.exec(name)![0]);
      expect(readFileSync(join(folder, name)).equals(audioOf(id))).toBe(true);
    }
    return names;
  };
  const moments = Array.from({ length: 6 }, (_, index) => ({
    requests: 1 + ((index * 7) % 16),
    milliseconds: Math.random() * 25,
  }));
  const { kills, code } = await runWithKills(
    () => spawn(process.execPath, [program, baseUrl, folder, String(count)], { stdio: 'ignore' }),
    moments,
    () => requestedIds.length,
    () => void whole(),
  );
  expect(code).toBe(0);
  expect(kills).toBe(6);
  expect(whole()).toHaveLength(count);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  // What was complete is not requestedIds for again.
  expect(requestedIds.length).toBeLessThanOrEqual(count + kills * 3);
});
