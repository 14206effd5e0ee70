import type { ClientEvent } from '../core/telephony-options.ts';

/** Where lines are written: `console`, or the logger of a package such as pino or winston. */
export interface Logger {
  debug(line: string): unknown;
  warn(line: string): unknown;
  error(line: string): unknown;
}

type LoggedEvent = Exclude<ClientEvent, { type: 'success' }>;

export const LEVELS = ['debug', 'warn', 'error'] as const;

/** From which level lines are written: `debug` all, `warn` retries, renewals and warnings too, `error` failed calls only. */
export type LogLevel = (typeof LEVELS)[number];

/**
 * An `onEvent` that writes a line for each event, without secrets: `k3f9x getCdr GET /cdrs/42 #2: 200 in 31 ms`: the
 * id of the call, the operation if it was called by name, and the number of the attempt.
 *
 * @param level Default: `debug`.
 *
 * @example
 * createTelephony({ baseUrl, auth, onEvent: logEvents(console, 'warn') });
 */
export function logEvents(logger: Logger = console, level: LogLevel = 'debug'): (event: ClientEvent) => void {
  return (event) => {
    // Its response has its line.
    if (event.type === 'success') return;
    const own = levelOf(event);
    if (LEVELS.indexOf(own) < LEVELS.indexOf(level)) return;
    const { callId, attempt, operation, url } = event;
    const { method, path, operationId } = operation;
    const what = [callId, operationId, method, url ?? path, `#${attempt}:`].filter(Boolean).join(' ');
    logger[own](`${what} ${textOf(event)}`);
  };
}

function levelOf(event: LoggedEvent): LogLevel {
  if (event.type === 'error') return 'error';
  const isOdd = event.type === 'response' ? event.warning : event.type !== 'request';
  return isOdd ? 'warn' : 'debug';
}

function textOf(event: LoggedEvent): string {
  if (event.type === 'request') return 'sent';
  const duration = `${Math.round(event.durationMs)} ms`;
  if (event.type === 'response')
    return `${event.status} in ${duration}${event.warning ? `, with a warning: ${event.warning}` : ''}`;
  const what = `${event.error.kind} after ${duration}, ${event.error.message}`;
  if (event.type === 'retry') return `again in ${Math.round(event.delayMs)} ms: ${what}`;
  return event.type === 'renew' ? `token renewed: ${what}` : what;
}
