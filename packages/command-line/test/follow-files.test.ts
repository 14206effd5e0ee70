import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { filesBelow, followFiles } from '../src/follow-files/index.ts';

/** Longer than it takes to look again without a hint of the system. */
const A_WHILE = 2500;

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Follows files of a folder, and does what changes them, one after the other: each must be told. */
function follow(names: string[], options: { onChange?: () => Promise<void> } = {}) {
  const folder = temporaryFolder();
  const files = names.map((name) => join(folder, name));
  for (const file of files) write(file, 'one');
  let told = 0;
  const since = Date.now() + 20;
  const end = followFiles({
    list: () => files,
    since,
    onChange: async () => {
      told += 1;
      await options.onChange?.();
    },
  });
  onTestFinished(end);
  const change = async (make: () => void) => {
    // A change is told once it is complete: the one before may still be under way.
    await sleep(200);
    const before = told;
    make();
    await vi.waitFor(() => expect(told).toBeGreaterThan(before), { timeout: 20_000 });
  };
  return { folder, files, file: files[0]!, change, end, told: () => told };
}

test('a file that is written, replaced, removed, made again, or in a folder that goes and comes', async () => {
  const { folder, file, change, told } = follow(['a/b/one.yaml']);
  await change(() => write(file, 'two'));
  await change(() => {
    write(`${file}.new`, 'three');
    renameSync(`${file}.new`, file);
  });
  await change(() => {
    renameSync(file, `${file}~`);
    write(file, 'four');
  });
  await change(() => rmSync(file));
  await change(() => write(file, 'five'));
  await change(() => rmSync(join(folder, 'a'), { recursive: true }));
  await change(() => write(file, 'six'));
  await change(() => renameSync(join(folder, 'a'), join(folder, 'c')));
  await change(() => renameSync(join(folder, 'c'), join(folder, 'a')));
  await change(() => write(file, 'seven'));
  expect(told()).toBe(10);
});

test('what a link leads to, and a link that leads elsewhere', async () => {
  const { folder, file, change, told } = follow(['links/one.yaml']);
  const [first, second] = [join(folder, 'first/one.yaml'), join(folder, 'second/one.yaml')];
  write(first, 'one');
  write(second, 'two');
  // As old as a file of a folder that a volume has exchanged.
  utimesSync(second, 1, 1);
  await change(() => {
    rmSync(file);
    symlinkSync(first, file);
  });
  await change(() => write(first, 'three'));
  await change(() => {
    rmSync(file);
    symlinkSync(second, file);
  });
  expect(told()).toBe(3);
});

test('a file that changes after it was read and before it is followed', async () => {
  const file = join(temporaryFolder(), 'one.yaml');
  const since = Date.now();
  write(file, 'one');
  const onChange = vi.fn<() => void>();
  onTestFinished(followFiles({ list: () => [file], since, onChange }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 20_000 });
});

test('a file that changes while the change before is taken in', async () => {
  let during = () => {};
  const { file, change, told } = follow(['one.yaml'], {
    onChange: async () => {
      during();
      await sleep(50);
    },
  });
  during = () => {
    during = () => {};
    write(file, 'three');
  };
  await change(() => write(file, 'two'));
  await vi.waitFor(() => expect(told()).toBe(2), { timeout: 20_000 });
});

test('files are told together, and once; others and the same state again are not told', async () => {
  const { folder, files, change, told } = follow(['one.yaml', 'two.yaml', 'three/three.yaml']);
  await sleep(200);
  expect(told()).toBe(0);
  await change(() => {
    for (const file of files) write(file, 'two');
  });
  write(join(folder, 'other.yaml'), 'other');
  await sleep(A_WHILE);
  expect(told()).toBe(1);
});

test('nothing is told after its end', async () => {
  const { file, end, told } = follow(['one.yaml']);
  await sleep(200);
  end();
  write(file, 'two');
  await sleep(A_WHILE);
  expect(told()).toBe(0);
});

test('the files below a folder, also those that come later, without what is made', async () => {
  const folder = temporaryFolder();
  const inFolder = (name: string) => join(folder, name);
  for (const name of ['a.yaml', 'b/c.yaml', 'b/d.md', 'dist/e.yaml', 'node_modules/f/g.yaml', '.git/h.yaml'])
    write(inFolder(name), '');
  expect((await filesBelow(folder, '.yaml')).toSorted()).toEqual(['a.yaml', 'b/c.yaml'].map(inFolder));
  expect(await filesBelow(inFolder('nowhere'), '.yaml')).toEqual([]);
  const onChange = vi.fn<() => void>();
  onTestFinished(followFiles({ list: () => filesBelow(folder, '.yaml'), since: Date.now() + 20, onChange }));
  await sleep(200);
  write(inFolder('new/folder/i.yaml'), '');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 20_000 });
});
