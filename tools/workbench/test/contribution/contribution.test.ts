import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { applyEdit } from '../../src/contribution/edit.ts';
import { plants } from '../../src/contribution/plants.ts';
import { readCommands } from '../../src/contribution/read-commands.ts';

const page = readFileSync(join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8');
const sections = readCommands(page);

test('the commands of a page are those of its sh blocks, by section', () => {
  const text =
    '# T\n\n```sh\nnot in a section\n```\n\n## A\n\n1. x\n\n   ```sh\n   npm run a  # why\n   npm run b\n   ```\n\n## B\n\n```ts\nx\n```\n';
  expect(readCommands(text)).toEqual([{ title: 'A', commands: ['npm run a', 'npm run b'] }]);
});

test('every plant belongs to a section of CONTRIBUTING that has commands', () => {
  const titles = new Set(sections.map(({ title }) => title));
  expect(plants.map(({ title }) => title).filter((title) => !titles.has(title))).toEqual([]);
});

test('every npm script that CONTRIBUTING names is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

/** A file as the last commit has it, which is what the rehearsal clones; in the clone the plants stand beside it. */
function committed(file: string): string | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' });
  return git('ls-tree', '--name-only', 'HEAD', file) === '' ? undefined : git('show', `HEAD:${file}`);
}

test('every plant can be planted in the last commit', () => {
  const root = temporaryFolder();
  for (const { edits, files } of plants) {
    for (const [to, from] of Object.entries(files)) {
      const plant = join(repositoryRoot, 'tools/workbench/src/contribution/plants', from);
      expect([to, committed(to), existsSync(plant)]).toEqual([to, undefined, true]);
    }
    for (const edit of edits) {
      const copy = join(root, edit.file);
      mkdirSync(dirname(copy), { recursive: true });
      if (!existsSync(copy)) writeFileSync(copy, committed(edit.file) ?? '');
      applyEdit(root, edit);
      const { add, text, where } = edit;
      expect(readFileSync(copy, 'utf8')).toContain(where === 'after' ? text + add : add + text);
    }
  }
});

test('an edit that finds no place, or two, is refused with the file', () => {
  const root = temporaryFolder();
  cpSync(join(repositoryRoot, 'LICENSE'), join(root, 'LICENSE'));
  const edit = { file: 'LICENSE', text: 'no such text', where: 'after', add: 'x' } as const;
  expect(() => applyEdit(root, edit)).toThrow('LICENSE has the text "no such text" 0 times');
});
