import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';

const VIEW = fileURLToPath(new URL('../view.mjs', import.meta.url));

/** What a run keeps, as somebody has unpacked it. */
function unpacked(): string {
  const folder = temporaryFolder();
  cpSync(VIEW, join(folder, 'view.mjs'));
  return folder;
}

function start(folder: string) {
  const child = spawn(process.execPath, [join(folder, 'view.mjs'), '0'], { cwd: folder });
  onTestFinished(() => void child.kill());
  return new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.once('data', (data: Buffer) => resolve(data.toString()));
    }
  });
}

test('the docs that a run keeps are shown without an installation, and nothing beside them', async () => {
  const folder = unpacked();
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, 'dist', 'operations', 'listCdrs'), { recursive: true });
    writeFileSync(join(folder, 'dist', file), text);
  };
  write('404.html', 'not found');
  write('operations/listCdrs/index.html', 'List CDRs');
  write('openapi.json', '{}');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const [url = ''] = /http:\S+(?=\. )/.exec(await start(folder)) ?? [];
  const get = async (path: string) => {
    const response = await fetch(url + path);
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  expect(await get('operations/listCdrs/')).toEqual([200, 'text/html; charset=utf-8', 'List CDRs']);
  expect(await get('openapi.json?x')).toEqual([200, 'application/json', '{}']);
  for (const path of ['nothing', '..%2fsecret.txt', '%2e%2e/secret.txt', '%zz', '%00']) {
    expect((await get(path))[0]).toBe(404);
  }
});

test('without the docs beside it, it says what it needs', async () => {
  expect(await start(unpacked())).toContain('has no docs. Keep view.mjs beside the folder dist.');
});
