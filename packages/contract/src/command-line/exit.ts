/** Errors of commands, and their exit codes. */
import { readFileSync } from 'node:fs';
import { isExecutable } from '../package-file.ts';

/** The exit code of wrong usage and of an old Node: the command did nothing. */
export const BAD_USAGE = 2;

/** An error whose message says what is wrong, where, and what to do. It is printed without a stack. */
export class UserError extends Error {
  override name = 'UserError';
  /** Undefined: the command's usual code for failures. */
  readonly exitCode: number | undefined;

  constructor(message: string, { exitCode, ...options }: ErrorOptions & { exitCode?: number } = {}) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** Creates the error for a wrong option, name or value. */
export function usage(message: string, options?: ErrorOptions): UserError {
  return new UserError(message, { ...options, exitCode: BAD_USAGE });
}

/**
 * Exits with 2 and one message if Node is older than the package needs. Call it before imports that an
 * old Node cannot load.
 *
 * @param manifest The package.json whose `engines.node` has the version: `>=` and numbers.
 */
export function requireNode(manifest: URL): void {
  if (isExecutable) return;
  const { name, engines } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    name: string;
    engines: { node: string };
  };
  const needed = engines.node.replace('>=', '').trim();
  const current = process.versions.node;
  if (!isOlder(current, needed)) return;
  console.error(
    `${name} needs Node ${needed} or newer; this is ${current}. Install a newer Node, then run the command again.`,
  );
  process.exit(BAD_USAGE);
}

/** Ends the process without a word when whoever reads its output has seen enough and closes the pipe. */
export function endWithReader(): void {
  const { stdout, stderr } = process;
  for (const stream of [stdout, stderr])
    stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EPIPE') process.exit(0);
      if (stream === stdout) stderr.write(`The output cannot be written: ${message}\n`);
      process.exit(1);
    });
}

// A collator would compare versions too, and cost every start 9 ms.
function isOlder(version: string, needed: string): boolean {
  const [own, other] = [version, needed].map((text) => text.split('.').map(Number));
  const at = other!.findIndex((part, index) => part !== (own![index] ?? 0));
  return at !== -1 && (own![at] ?? 0) < other![at]!;
}
