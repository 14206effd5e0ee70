import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMock } from '@telephony/mock';
import { expect, test } from 'vitest';
import { exampleWords } from '@telephony/contract/commands';
import { contractDocument, operationCommands } from '../src/contract/contract.ts';
import { telephony } from './support/telephony.ts';

test('the example in the help of every operation does what it says', { timeout: 600_000 }, async () => {
  await using mock = { ...(await startMock({ port: 0 })), [Symbol.asyncDispose]: () => mock.close() };
  const folder = mkdtempSync(join(tmpdir(), 'telephony-examples-'));
  const env = { TELEPHONY_URL: `${mock.url}/v1.2/voice`, TELEPHONY_TOKEN: 'any', TELEPHONY_CONFIG: folder };
  const waiting = [...operationCommands()];
  const failed: string[] = [];
  const work = async () => {
    for (let command = waiting.shift(); command; command = waiting.shift()) {
      const words = exampleWords(contractDocument(), command);
      const { code, stderr } = await telephony(words.slice(1), { env, cwd: folder });
      if (code !== 0) failed.push(`${words.join(' ')}: ${code} ${stderr}`);
    }
  };
  await Promise.all([work(), work()]);
  rmSync(folder, { recursive: true, force: true });
  expect(failed).toEqual([]);
});
