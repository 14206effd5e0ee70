/** What needs a file system (Node, Deno, Bun), kept apart so that browsers do not load it. */
import type { ClientEvent } from './core/telephony-options.ts';
import { LEVELS, logEvents, type Logger } from './telemetry/log-events.ts';

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

/**
 * An `onEvent` that writes what the environment variable TELEPHONY_LOG asks for: `debug`, `warn` or `error`. Undefined if it is
 * not set, so that nothing is made for events. Anything else is taken for `debug`, with a warning.
 *
 * @example
 * createTelephony({ baseUrl, auth, onEvent: logFromEnv() }); // TELEPHONY_LOG=debug node app.js
 */
export function logFromEnv(logger: Logger = console): ((event: ClientEvent) => void) | undefined {
  const given = process.env['TELEPHONY_LOG'];
  if (!given) return undefined;
  const level = LEVELS.find((one) => one === given);
  if (level) return logEvents(logger, level);
  logger.warn(`TELEPHONY_LOG: ${given} is not a level. Set it to ${LEVELS.join(', ')}. Taken for debug.`);
  return logEvents(logger);
}
