import { expect, test } from 'vitest';
import { startSandbox } from '../../src/index.ts';

test('await using closes it at the end of the scope', async () => {
  let url: string;
  {
    await using sandbox = await startSandbox({ port: 0, clock: 'manual' });
    url = sandbox.url;
    expect((await fetch(url)).status).toBe(200);
  }
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('who has closed it before the scope ends closes it once', async () => {
  await using sandbox = await startSandbox({ port: 0, clock: 'manual' });
  await sandbox.close();
  await expect(fetch(sandbox.url)).rejects.toThrow('fetch failed');
});
