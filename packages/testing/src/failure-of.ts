import { relative, resolve, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestFailure } from './test-event.ts';

/** How many lines of a message, and of a difference, are kept. */
const LINES = 12;

/** The part of vitest's errors that is read. */
export interface FailedWith {
  message: string;
  stack?: string;
  diff?: string;
  cause?: unknown;
}

/** Where something failed. */
interface Place {
  /** The folder of the workspace. */
  folder: string;
  /** The file of the test. */
  module: string;
  name: string;
}

/** An error of vitest as a failure: with the line in the file of the test, or else in a file of the workspace. */
export function failureOf(
  { message, stack = '', diff, cause }: FailedWith,
  { folder, module, name }: Place,
): TestFailure {
  const frames = [
    ...`${message}\n${stack}`.matchAll(/((?:file:\/\/)?\/?[^\s():]+\.[cm]?[tj]sx?):(\d+)(?::\d+)?/g),
  ].map(([, path = '', line]) => ({
    path: resolve(folder, path.replace(/^file:\/\//, '')),
    line: Number(line),
  }));
  const own = ({ path }: { path: string }) => path.startsWith(folder) && !path.includes('node_modules');
  const frame = frames.find(({ path }) => path === module) ?? frames.find(own);
  const path = frame?.path ?? module;
  const text = [message, diff, reasonOf(cause)]
    .filter((part) => part !== undefined)
    .map((part) => firstLines(stripVTControlCharacters(part)));
  return {
    file: path === '' ? '' : relative(folder, path).split(sep).join('/'),
    ...(frame ? { line: frame.line } : {}),
    name,
    message: text.join('\n'),
  };
}

function firstLines(text: string): string {
  const lines = text.trim().split('\n');
  const rest = lines.length - LINES;
  return [...lines.slice(0, LINES), ...(rest > 0 ? [`… ${rest} more lines`] : [])].join('\n');
}

/** The message of what caused an error, without the list of files that vitest appends when a worker ends. */
function reasonOf(cause: unknown): string | undefined {
  if (typeof cause !== 'object' || cause === null || !('message' in cause)) return undefined;
  return String(cause.message).replace(/ while running test files .*/s, '');
}
