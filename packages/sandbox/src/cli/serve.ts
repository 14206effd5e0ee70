import { runUntilStopped, stopSignal } from '@telephony/command-line';
import { createLog, requestLine } from '@telephony/http';
import { startSandbox } from '../start-sandbox.ts';
import type { CliOptions } from './read-options.ts';
import { welcome } from './welcome.ts';

/**
 * Serves until it is stopped.
 *
 * @throws Error when the sandbox cannot start.
 */
export async function serve({ quiet, ...options }: CliOptions): Promise<void> {
  // From here on, so that nothing is missed while the sandbox starts.
  stopSignal();
  const log = createLog();
  const sandbox = await startSandbox({
    ...options,
    onFault: (error) => console.error(error),
    ...(quiet ? {} : { onRequest: (request) => log.line(requestLine(request)) }),
  });
  process.send?.({ url: sandbox.url, baseUrl: sandbox.baseUrl, token: sandbox.wayIn?.token });
  log.line(welcome(sandbox));
  log.flush();
  await runUntilStopped(() => {
    log.flush();
    return sandbox.close();
  });
}
