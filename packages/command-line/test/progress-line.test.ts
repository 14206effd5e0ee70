import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressLine } from '../src/index.ts';

const { isTTY } = process.stderr;
let written: string[];
beforeEach(() => {
  written = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});
afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.restoreAllMocks();
});

test('each text takes the place of the one before, and nothing is left', () => {
  process.stderr.isTTY = true;
  const line = progressLine();
  line.show('one');
  line.show('two');
  line.clear();
  expect(written).toEqual(['\r\u001B[2Kone', '\r\u001B[2Ktwo', '\r\u001B[2K']);
});

test('of many texts in a short time, the first is shown', () => {
  process.stderr.isTTY = true;
  const line = progressLine({ everyMs: 60_000 });
  for (const text of ['one', 'two', 'three']) line.show(text);
  expect(written).toEqual(['\r\u001B[2Kone']);
});

test('nothing is written where there is no terminal', () => {
  process.stderr.isTTY = false;
  const line = progressLine();
  line.show('one');
  line.clear();
  expect(written).toEqual([]);
});
