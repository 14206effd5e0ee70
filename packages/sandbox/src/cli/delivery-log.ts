import type { LogLevel } from '@telephony/command-line';
import type { Log } from '@telephony/http';
import type { AttemptListener, DeliveryAttempt } from '../delivery/attempt-listener.ts';

/** Writes attempts to deliver events to a log, as a level says; undefined where it says nothing of them. */
export function deliveryLog(log: Log, level: LogLevel): AttemptListener | undefined {
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
