/** What needs a file system (Node, Deno, Bun), kept apart so that browsers do not load it. */
import type { ClientEvent } from './core/telephony-options.ts';
import { logEvents, type Logger, type LogLevel } from './telemetry/log-events.ts';

export {
  environmentTokenStore,
  fileTokenStore,
  type FileTokenStoreOptions,
} from './auth/file-token-store.ts';
export { type SaveOptions, saveTo } from './files/save-to.ts';
export {
  downloadAll,
  type DownloadAllOptions,
  type DownloadProgress,
  type DownloadReport,
  type FileRecord,
} from './jobs/download-all.ts';

const LEVELS: readonly string[] = ['debug', 'warn', 'error'] satisfies LogLevel[];

/**
 * An `onEvent` that writes what the environment variable TELEPHONY_LOG asks for: `debug`, `warn` or `error`. Undefined if it is
 * not set, so that nothing is made for events. Anything else is taken for `debug`, with a warning.
 *
 * @example
 * createTelephony({ baseUrl, auth, onEvent: logFromEnv() }); // TELEPHONY_LOG=debug node app.js
 */
export function logFromEnv(logger: Logger = console): ((event: ClientEvent) => void) | undefined {
  const level = process.env['TELEPHONY_LOG'];
  if (!level) return undefined;
  if (isLevel(level)) return logEvents(logger, level);
  logger.warn(`TELEPHONY_LOG: ${level} is not a level. Set it to ${LEVELS.join(', ')}. Taken for debug.`);
  return logEvents(logger);
}

function isLevel(level: string): level is LogLevel {
  return LEVELS.includes(level);
}
