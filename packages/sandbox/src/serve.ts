import { type LogLevel, runUntilStopped, stopSignal } from '@telephony/contract/command-line';
import { createLog, type Log, requestLog } from '@telephony/http';
import type { AttemptListener, DeliveryAttempt } from './delivery/delivery.ts';
import type { CommandOptions } from './options/read-options.ts';
import { type Sandbox, startSandbox } from './start/start-sandbox.ts';

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
    onWarning: (text) => {
      if (level !== 'silent') console.error(text);
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

export function welcome({
  url,
  baseUrl,
  signIn,
  accounts,
}: Pick<Sandbox, 'url' | 'baseUrl' | 'signIn' | 'accounts'>): string {
  const isOne = accounts.length === 1;
  const lines = accounts.flatMap(({ number, signIn: known }) =>
    known
      ? [
          ...(isOne ? [] : [`  Account ${number}, page ${url}/?account=${number}`]),
          `  Sign in  ${known.email} ${known.password}`,
          `  Token    ${known.token} (${known.name}, never expires)`,
        ]
      : [],
  );
  return [
    `The sandbox listens on ${url}`,
    `  API      ${baseUrl}`,
    `  Page     ${url}/`,
    `  Control  ${url}/_sandbox/help`,
    ...lines,
    ...(signIn ? ['', `Try: curl -H 'X-Auth-Token: ${signIn.token}' '${baseUrl}/cdrs?limit=2'`] : []),
  ].join('\n');
}

function deliveryLog(log: Log, level: LogLevel): AttemptListener | undefined {
  if (level === 'silent') return undefined;
  const told = new Set<string>();
  return (attempt) => {
    const { certificate, host, error } = attempt;
    if (level !== 'error' || error !== null) log.line(attemptLine(attempt));
    if (certificate !== 'accepted' || told.has(host) || level === 'error') return;
    told.add(host);
    log.line(
      `The certificate of ${host} is not trusted; it is accepted because the receiver is on this machine.`,
    );
  };
}

function attemptLine({ event, webhookId, host, status, error, againIn }: DeliveryAttempt): string {
  const outcome = status === null || error === null ? '' : ` ${status}`;
  const again = againIn === undefined ? ' Given up.' : ` Again in ${againIn} s.`;
  const line = `${event} -> webhook ${webhookId} at ${host}`;
  return error === null ? `${line} ${status}` : `${line}${outcome}  ${error}${again}`;
}
