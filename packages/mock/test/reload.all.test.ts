import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openapiJson } from '@telephony/openapi';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { startMock } from '../src/index.ts';
import { ask } from './support/ask.ts';

const bundle = readFileSync(openapiJson, 'utf8');
/** The bundle with another id in the example of GET /cdrs/{id}, so that one sees which of the two answers. */
const edited = bundle.replaceAll('42001', '42999');

async function startWatching() {
  const document = join(temporaryFolder(), 'openapi.json');
  writeFileSync(document, bundle);
  const reloads: (string | undefined)[] = [];
  const onReload = (failure: Error | undefined) => void reloads.push(failure?.message);
  const mock = await startMock({ port: 0, document, watch: true, onReload });
  onTestFinished(() => mock.close());
  const write = (text: string) => {
    writeFileSync(`${document}.new`, text);
    renameSync(`${document}.new`, document);
  };
  const idOf = async () => (await ask(mock.url, 'GET /cdrs/5')).json.data?.id;
  const change = async (make: () => void) => {
    const before = reloads.length;
    make();
    await vi.waitFor(() => expect(reloads.length).toBeGreaterThan(before), { timeout: 20_000 });
    return reloads.at(-1);
  };
  return { mock, document, write, change, idOf };
}

test('answers follow the bundle, and the last good one stays while there is none', async () => {
  const { document, write, change, idOf } = await startWatching();
  expect(await idOf()).toBe(42001);
  expect(await change(() => write(edited))).toBeUndefined();
  expect(await idOf()).toBe(42999);

  const half = await change(() => writeFileSync(document, bundle.slice(0, bundle.length / 2)));
  expect(half).toMatch(/openapi\.json:\d+ cannot be used: .*JSON/);
  expect(await idOf()).toBe(42999);

  for (const text of ['null', '[]', '"x"', '{}', '{"openapi":"3.1.1","info":{},"paths":{}}']) {
    expect(await change(() => write(text))).toContain('openapi.json cannot be used: it ');
    expect(await idOf()).toBe(42999);
  }

  expect(await change(() => rmSync(document))).toContain('openapi.json does not exist.');
  expect(await idOf()).toBe(42999);
  expect(await change(() => write(bundle))).toBeUndefined();
  expect(await idOf()).toBe(42001);
});

test('a reference that leads nowhere is found before anybody asks for it', async () => {
  const { write, change, idOf } = await startWatching();
  const dangling = bundle.replace('#/components/schemas/Cdr"', '#/components/schemas/Crd"');
  expect(await change(() => write(dangling))).toContain('#/components/schemas/Crd leads nowhere');
  expect(await idOf()).toBe(42001);
});

test('a reload in the middle of requests loses none', async () => {
  const { write, change, idOf } = await startWatching();
  const ids = new Set<number>();
  const asking = new AbortController();
  let failures = 0;
  const askers = Array.from({ length: 4 }, async () => {
    while (!asking.signal.aborted)
      await idOf().then(
        (id) => ids.add(id),
        () => failures++,
      );
  });
  for (let round = 0; round < 3; round++) {
    await change(() => write(edited));
    await change(() => write(bundle));
  }
  asking.abort();
  await Promise.all(askers);
  expect({ ids: [...ids].toSorted((a, b) => a - b), failures }).toEqual({ ids: [42001, 42999], failures: 0 });
});
