import type { parseArgs } from 'node:util';
import { LOG_OPTIONS, type LogLevel, logLevel, tokenOption, wholeNumber } from '@telephony/contract/command-line';
import type { ServerOptions } from '../server-options.ts';

/** The command-line options that mock and proxy share. */
export const SERVER_OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  'control-token': { type: 'string' },
  'webhooks-allow-hosts': { type: 'string' },
  'base-path': { type: 'string' },
  lenient: { type: 'boolean' },
  'request-timeout': { type: 'string' },
  ...LOG_OPTIONS,
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof SERVER_OPTIONS }>>['values'];

export function readServerOptions(values: Values): ServerOptions & { log: LogLevel } {
  const allowHosts = values['webhooks-allow-hosts']?.split(',').flatMap((name) => name.trim() || []);
  return {
    port: optionalNumber('--port', values.port, { from: 0, to: 65_535 }),
    host: values.host,
    controlToken: tokenOption('--control-token', values['control-token']),
    webhooks: { allowHosts: allowHosts ?? [] },
    basePath: values['base-path'],
    lenient: values.lenient,
    requestTimeout: optionalNumber('--request-timeout', values['request-timeout'], MILLISECONDS),
    log: logLevel(values),
  };
}

export const MILLISECONDS = { from: 1, to: 3_600_000 };

/** Reads a whole number, and returns undefined for an option that is not given. */
export function optionalNumber(
  option: string,
  text: string | undefined,
  range: { from: number; to: number },
): number | undefined {
  return text === undefined ? undefined : wholeNumber(option, text, range);
}
