import type { ClientEvent } from '../core/telephony-options.ts';

/** A logger: `console`, or one of a package such as pino or winston. */
export interface Logger {
  debug(line: string): unknown;
  warn(line: string): unknown;
  error(line: string): unknown;
}

type LoggedEvent = Exclude<ClientEvent, { type: 'success' }>;

// From the level with the most lines to the level with the fewest.
export const LOG_LEVELS = ['debug', 'warn', 'error'] as const;

/** The lowest level to write: `debug` everything, `warn` also retries, renewals and warnings, `error` failed calls. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Creates an `onEvent` that writes a line for each event, without secrets: `k3f9x getCdr GET /cdrs/42 #2: 200 in 31 ms`.
 *
 * @example
 * createTelephony({ baseUrl, auth, onEvent: logEvents(console, 'warn') });
 */
export function logEvents(logger: Logger = console, level: LogLevel = 'debug'): (event: ClientEvent) => void {
  return (event) => {
    // Its response has a line.
    if (event.type === 'success') return;
    const eventLevel = levelOf(event);
    if (LOG_LEVELS.indexOf(eventLevel) < LOG_LEVELS.indexOf(level)) return;
    const { callId, attempt, operation, url } = event;
    const { method, path, operationId } = operation;
    const subject = [callId, operationId, method, url ?? path, `#${attempt}:`].filter(Boolean).join(' ');
    logger[eventLevel](`${subject} ${eventText(event)}`);
  };
}

function levelOf(event: LoggedEvent): LogLevel {
  if (event.type === 'error') return 'error';
  const isWarning = event.type === 'response' ? event.warning : event.type !== 'request';
  return isWarning ? 'warn' : 'debug';
}

function eventText(event: LoggedEvent): string {
  if (event.type === 'request') return 'sent';
  const duration = `${Math.round(event.durationMs)} ms`;
  if (event.type === 'response')
    return `${event.status} in ${duration}${event.warning ? `, with a warning: ${event.warning}` : ''}`;
  const failure = `${event.error.kind} after ${duration}, ${event.error.message}`;
  if (event.type === 'retry') return `again in ${Math.round(event.delayMs)} ms: ${failure}`;
  return event.type === 'renew' ? `token renewed: ${failure}` : failure;
}
