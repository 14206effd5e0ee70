/** A contract whose texts bring more than text builds no site: with the real command. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';

const KINDS = [
  '\\`<meta http-equiv="refresh" content="0; url=https://evil.example">\\`',
  '[a](JAVA&#115;CRIPT:b)',
  '![a](https://evil.example/b.png)',
];

const root = fileURLToPath(new URL('../../..', import.meta.url));

function plantedProject(change: (bundle: any, ledger: any) => void): string {
  const folder = temporaryFolder();
  cpSync(join(root, 'docs'), join(folder, 'docs'), {
    recursive: true,
    filter: (path) => !/[/\\]docs[/\\](?:dist|test|\.astro|node_modules)$/.test(path),
  });
  for (const name of ['openapi', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const link = (name: string, from = join(root, 'node_modules', name)) =>
    symlinkSync(from, join(folder, 'node_modules', name), 'junction');
  const own = '@telephony';
  mkdirSync(join(folder, 'node_modules', own), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) if (name !== own) link(name);
  for (const name of readdirSync(join(root, 'node_modules', own)))
    if (name !== 'openapi') link(`${own}/${name}`);
  link(`${own}/openapi`, join(folder, 'openapi'));
  const [bundle, ledger] = ['openapi.json', 'ledger.json'].map((name) => {
    const file = join(folder, 'openapi/dist', name);
    return { file, content: JSON.parse(readFileSync(file, 'utf8')) };
  });
  change(bundle!.content, ledger!.content);
  for (const { file, content } of [bundle!, ledger!]) writeFileSync(file, JSON.stringify(content));
  return folder;
}

test('a site is not built, and every text that brought something is named', () => {
  const places: string[] = [];
  const folder = plantedProject((bundle, ledger) => {
    const paths = Object.entries<any>(bundle.paths).filter(([, item]) => item.get);
    for (const [index, text] of KINDS.entries()) {
      const [path, { get }] = paths[index]!;
      get.description = `${get.description}\n\n${text}`;
      places.push(`#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/get/description`);
    }
    ledger.entries[0].treatment = KINDS[0];
    places.push(`ledger.yaml, ${ledger.entries[0].id}, treatment`);
  });
  const { status, stderr } = spawnSync(process.execPath, ['docs/src/build/cli.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  const named = [...stderr.matchAll(/^(#\/\S+|ledger\.yaml, [^:]+): \S/gm)].map(([, at]) => at);
  expect(new Set(named)).toEqual(new Set(places));
  expect(existsSync(join(folder, 'docs/dist'))).toBe(false);
}, 60_000);
