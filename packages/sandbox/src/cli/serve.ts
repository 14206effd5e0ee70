import { runUntilStopped, stopSignal } from '@telephony/command-line';
import { createLog, requestLog } from '@telephony/http';
import { startSandbox } from '../start/start-sandbox.ts';
import { idleText } from '../options/idle-options.ts';
import { flagOf } from '../options/names.ts';
import type { CommandOptions } from '../options/read-options.ts';
import { deliveryLog } from './delivery-log.ts';
import { welcome } from './welcome.ts';

/**
 * Serves until it is stopped.
 *
 * @throws Error when the sandbox cannot start.
 */
export async function serve({ log: level, ...options }: CommandOptions): Promise<void> {
  // From here on, so that nothing is missed while the sandbox starts.
  stopSignal();
  const log = createLog();
  const onRequest = requestLog(log, level);
  const onAttempt = deliveryLog(log, level);
  const sandbox = await startSandbox({
    ...options,
    webhooks: { ...options.webhooks, ...(onAttempt && { onAttempt }) },
    onFault: (error) => console.error(error),
    onIdle: (idle) => {
      if (level !== 'silent') console.error(idleText(idle, flagOf));
    },
    ...(onRequest && { onRequest }),
  });
  const { url, baseUrl, signIn, accounts } = sandbox;
  const signIns = accounts.map((account) => account.signIn);
  process.send?.({ url, baseUrl, signIn, signIns });
  log.line(welcome(sandbox));
  log.flush();
  await runUntilStopped(() => {
    log.flush();
    return sandbox.close();
  });
}
