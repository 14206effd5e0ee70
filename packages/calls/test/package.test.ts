import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const built = new URL('../dist/index.js', import.meta.url).pathname;

async function size(names: string): Promise<number> {
  const bundle = await rolldown({
    input: 'entry',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? `export ${names} from ${JSON.stringify(built)};` : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length;
}

test('it is pure: no dependencies, and no module of a platform', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    dependencies?: object;
  };
  expect(manifest.dependencies).toBeUndefined();
});

test('it is small', async () => {
  expect(await size('{ foldCdrs }')).toBeLessThan(3_600);
  expect(await size('*')).toBeLessThan(12_700);
});
