import type { ClientEvent } from '../core/events.ts';
import { logEvents, type Logger, type LogLevel } from './log-events.ts';

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
