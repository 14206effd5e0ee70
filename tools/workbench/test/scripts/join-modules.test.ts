import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { joinModules } from '@telephony/scripts/join-modules';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';

/** A map that says: each line is the same line of the source. */
const mapOf = (file: string, lines: number) =>
  JSON.stringify({
    version: 3,
    file: `${file}.js`,
    sources: [`../src/${file}.ts`],
    names: [],
    mappings: ['AAAA', ...Array<string>(lines - 1).fill('AACA')].join(';'),
  });

const modules: Record<string, string[]> = {
  index: [
    "export { greet, Greeting } from './words/greet.js';",
    'export const canDecode = (text) => {',
    '  try {',
    '    decodeURIComponent(text);',
    '    return true;',
    '  } catch {',
    '    return false;',
    '  }',
    '};',
  ],
  testing: [
    "export { Greeting } from './words/greet.js';",
    "export const late = () => import('./words/late.js');",
  ],
  'words/greet': [
    "import { readFileSync } from 'node:fs';",
    'export class Greeting {}',
    "export const greet = () => readFileSync(new URL('../../files/hello.txt', import.meta.url), 'utf8');",
  ],
  'words/late': ['export function fail() {', "  throw new Error('late');", '}'],
  'page/browser/page': ["import './part.js';"],
  'page/browser/part': ['export {};'],
};

/** A compiled package with these modules, joined. */
async function joined(): Promise<string> {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const [name, lines] of Object.entries(modules)) {
    write(`dist/${name}.js`, [...lines, `//# sourceMappingURL=${name.split('/').at(-1)}.js.map`].join('\n'));
    write(`dist/${name}.js.map`, mapOf(name, lines.length));
  }
  write('files/hello.txt', 'hello');
  const exports = { '.': { default: './dist/index.js' }, './testing': { default: './dist/testing.js' } };
  write('package.json', JSON.stringify({ type: 'module', exports }));
  await joinModules(join(folder, 'dist'), { exports });
  return folder;
}

/** What a script prints in such a package. */
const run = (folder: string, code: string) =>
  execFileSync(process.execPath, ['--enable-source-maps', '--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

test('what a module finds by its own address is found from the joined file', async () => {
  expect(run(await joined(), "console.log((await import('./dist/index.js')).greet())")).toBe('hello');
});

test('a call whose value nobody uses is made: it may throw', async () => {
  expect(run(await joined(), "console.log((await import('./dist/index.js')).canDecode('%'))")).toBe('false');
});

test('two entries share what they have in common', async () => {
  const same = "(await import('./dist/index.js')).Greeting === (await import('./dist/testing.js')).Greeting";
  expect(run(await joined(), `console.log(${same})`)).toBe('true');
});

test('scripts of pages stay alone, and no other module does', async () => {
  const files = readdirSync(join(await joined(), 'dist'), { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js') && !file.startsWith('chunks'));
  expect(scripts.toSorted()).toEqual([
    'index.js',
    'page/browser/page.js',
    'page/browser/part.js',
    'testing.js',
  ]);
});

test('a stack leads to the source', async () => {
  const code = "(await (await import('./dist/testing.js')).late()).fail()";
  expect(run(await joined(), `try { ${code} } catch (error) { console.log(error.stack) }`)).toMatch(
    /src\/words\/late\.ts:2/,
  );
});
