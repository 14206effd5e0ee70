// The parts that need a file system (Node, Deno, Bun), so that browsers do not load them.
import type { ClientEvent } from './core/telephony-options.ts';
import { LOG_LEVELS, logEvents, type Logger } from './telemetry/log-events.ts';

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

export { fileIntents } from './jobs/file-intents.ts';

/**
 * Creates an `onEvent` that writes lines from the level in TELEPHONY_LOG on: `debug`, `warn` or `error`. Undefined if it is not set.
 *
 * @example
 * createTelephony({ baseUrl, auth, onEvent: logFromEnv() }); // TELEPHONY_LOG=debug node app.js
 */
export function logFromEnv(logger: Logger = console): ((event: ClientEvent) => void) | undefined {
  const value = process.env['TELEPHONY_LOG'];
  if (!value) return undefined;
  const level = LOG_LEVELS.find((name) => name === value);
  if (level) return logEvents(logger, level);
  logger.warn(`TELEPHONY_LOG: ${value} is not a level. Set it to ${LOG_LEVELS.join(', ')}. Taken for debug.`);
  return logEvents(logger);
}
