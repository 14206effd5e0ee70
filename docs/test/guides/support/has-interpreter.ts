import { spawnSync } from 'node:child_process';

/** What shows that the samples of a language can run. */
const CHECKS = new Map([
  ['python', ['python3', '-c', 'import flask, requests']],
  ['php', ['php', '-r', 'exit(PHP_MAJOR_VERSION < 8 ? 1 : 0);']],
]);

/**
 * Whether this machine can run the samples of a language: Python with what its guide installs, and PHP 8, are not everywhere. With
 * ALL_INTERPRETERS set, as in CI for these languages, they have to be there.
 */
export function hasInterpreter(language: string): boolean {
  const [command, ...args] = CHECKS.get(language) ?? [];
  return (
    command === undefined ||
    process.env['ALL_INTERPRETERS'] !== undefined ||
    spawnSync(command, args).status === 0
  );
}
