import type { LogLevel } from '@telephony/contract/command-line';
import {
  type CommandText,
  controlToken,
  createCommand,
  LOG_OPTION,
  QUIET_OPTION,
  wholeNumber,
} from '@telephony/contract/command-line/program';

/** Creates a command with the options that mock and proxy share. */
export function createServerCommand(text: CommandText, port: number) {
  return createCommand(text)
    .option('--port <port>', 'port to listen on, 0 for a free one', wholeNumber(0, 65_535), port)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option(
      '--control-token <token>',
      'token for requests to the control plane (default: none, this machine only)',
      controlToken,
    )
    .option(
      '--webhooks-allow-hosts <list>',
      'other hosts that the control plane may send events to (default: none)',
    )
    .option('--base-path <path>', 'an additional base path, besides /v1.1/<service> and /v1.2/<service>')
    .option('--request-timeout <ms>', 'time for a whole request to arrive', timeLimit, 10_000)
    .addOption(LOG_OPTION)
    .addOption(QUIET_OPTION);
}

export const timeLimit = wholeNumber(1, 3_600_000);

export function readServerOptions<
  Values extends { webhooksAllowHosts?: string; log: LogLevel; quiet?: true },
>({ webhooksAllowHosts = '', log, quiet, ...options }: Values) {
  const allowHosts = webhooksAllowHosts.split(',').flatMap((name) => name.trim() || []);
  return { ...options, webhooks: { allowHosts }, log: quiet ? ('silent' as const) : log };
}
