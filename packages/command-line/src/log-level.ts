import { UserError } from './user-error.ts';

/** How much a server writes: nothing, what was refused or failed, a line for each request, or headers and bodies too. */
const LOG_LEVELS = ['silent', 'error', 'info', 'debug'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** The options of `parseArgs` that choose the level. */
export const LOG_OPTIONS = {
  log: { type: 'string', default: 'info' },
  quiet: { type: 'boolean', default: false },
} as const;

/** Their lines of a help text. */
export const LOG_HELP = `  --log LEVEL        silent, error (what is refused or fails), info (a line for each request),
                     or debug (headers and bodies too, without secrets) (default: info)
  --quiet            the same as --log silent`;

/**
 * The level that the options ask for.
 *
 * @throws UserError for a level that does not exist.
 */
export function logLevel({ log, quiet }: { log: string; quiet: boolean }): LogLevel {
  if (quiet) return 'silent';
  const level = LOG_LEVELS.find((one) => one === log);
  if (!level) throw new UserError(`--log: "${log}" is not one of ${LOG_LEVELS.join(', ')}.`);
  return level;
}
