import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { LOG_OPTIONS, logLevel, UserError } from '../src/index.ts';

const levelOf = (...args: string[]) => logLevel(parseArgs({ args, options: LOG_OPTIONS }).values);

test('info is the level unless one is asked for', () => {
  expect(levelOf()).toBe('info');
  expect(levelOf('--log', 'debug')).toBe('debug');
  expect(levelOf('--log', 'debug', '--quiet')).toBe('silent');
});

test('a level that does not exist is an error that names those that do', () => {
  expect(() => levelOf('--log', 'trace')).toThrow(UserError);
  expect(() => levelOf('--log', 'trace')).toThrow('--log: "trace" is not one of silent, error, info, debug.');
});
