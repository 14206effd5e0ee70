import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { filesBelow, followFiles } from '../src/contract/follow-files.ts';

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function follow(onChange: () => void | Promise<void> = () => {}) {
  const folder = temporaryFolder();
  const file = join(folder, 'a/b/one.yaml');
  write(file, 'one');
  let changes = 0;
  const stop = followFiles({
    list: () => [file],
    since: Date.now() + 20,
    onChange: async () => {
      changes += 1;
      await onChange();
    },
  });
  onTestFinished(stop);
  const change = async (make: () => void) => {
    // A change is reported once it is complete: the one before may still be under way.
    await sleep(200);
    const before = changes;
    make();
    await vi.waitFor(() => expect(changes).toBeGreaterThan(before), { timeout: 20_000 });
  };
  return { folder, file, change, stop, changes: () => changes };
}

test('a file that is replaced, made again, in a folder that goes and comes, or behind a link', async () => {
  const { folder, file, change, changes } = follow();
  await change(() => {
    write(`${file}.new`, 'two');
    renameSync(`${file}.new`, file);
  });
  await change(() => rmSync(join(folder, 'a'), { recursive: true }));
  await change(() => write(file, 'three'));
  const other = join(folder, 'other.yaml');
  write(other, 'four');
  // As old as a file of a folder that a volume has exchanged.
  utimesSync(other, 1, 1);
  await change(() => {
    rmSync(file);
    symlinkSync(other, file);
  });
  await change(() => write(other, 'five'));
  expect(changes()).toBe(5);
});

test('a file that changes after it was read and before it is followed', async () => {
  const file = join(temporaryFolder(), 'one.yaml');
  const since = Date.now();
  write(file, 'one');
  const onChange = vi.fn<() => void>();
  onTestFinished(followFiles({ list: () => [file], since, onChange }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 20_000 });
});

test('a file that changes while the change before is taken in; nothing after the end', async () => {
  let during = () => {};
  const followed = follow(async () => {
    during();
    await sleep(50);
  });
  const { file, change, changes, stop } = followed;
  during = () => {
    during = () => {};
    write(file, 'three three');
  };
  await change(() => write(file, 'two'));
  await vi.waitFor(() => expect(changes()).toBe(2), { timeout: 20_000 });
  stop();
  write(file, 'four');
  await sleep(1000);
  expect(changes()).toBe(2);
});

test('the files below a folder, also those that come later, without what is made', async () => {
  const folder = temporaryFolder();
  const inFolder = (name: string) => join(folder, name);
  for (const name of ['a.yaml', 'b/c.yaml', 'b/d.md', 'dist/e.yaml', 'node_modules/f/g.yaml', '.git/h.yaml'])
    write(inFolder(name), '');
  const found = ['', 'a.yaml', 'b', 'b/c.yaml'].map(inFolder);
  expect((await filesBelow(folder, '.yaml')).toSorted()).toEqual(found);
  expect(await filesBelow(inFolder('nowhere'), '.yaml')).toEqual([]);
  const onChange = vi.fn<() => void>();
  onTestFinished(followFiles({ list: () => filesBelow(folder, '.yaml'), since: Date.now() + 20, onChange }));
  await sleep(200);
  write(inFolder('new/i.yaml'), '');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 20_000 });
});
