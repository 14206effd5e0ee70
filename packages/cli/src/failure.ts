/** The message and the exit code of a failure. */
import { isTelephonyError, isUnauthorized, mayHaveActed, type TelephonyError } from '@telephony/client';
import { UserError } from '@telephony/contract/command-line';
import { ValueError } from '@telephony/contract/commands';
import { isLoopback } from './account/account.ts';
import { EXIT, START_SANDBOX } from './exit.ts';
import { inOtherWords } from './other-words.ts';

/** @param showStack Whether an error that nobody expects comes with its stack. */
export function describeFailure(error: unknown, showStack = false): { text: string; exitCode: number } {
  if (error instanceof UserError) return { text: error.message, exitCode: error.exitCode ?? EXIT.failed };
  if (error instanceof ValueError) return { text: error.message, exitCode: EXIT.usage };
  if (isTelephonyError(error)) return { text: failureText(error), exitCode: failureCode(error) };
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const isDeep = error instanceof RangeError && message.includes('call stack');
  if (isDeep) return { text: 'The data is nested too deeply to be read or written.', exitCode: EXIT.failed };
  const isUnexpected = code === undefined && showStack && stack !== undefined;
  return { text: isUnexpected ? stack : inOtherWords(message), exitCode: EXIT.failed };
}

function failureCode(error: TelephonyError): number {
  const { kind, status = 0 } = error;
  if (isUnauthorized(error) || kind === 'auth' || kind === 'second-factor') return EXIT.signedOut;
  if (kind === 'request') return EXIT.usage;
  if (kind === 'status') return status >= 500 ? EXIT.unavailable : status >= 400 ? EXIT.refused : EXIT.failed;
  return /^(?:network|timeout|body)$/.test(kind) ? EXIT.unavailable : EXIT.failed;
}

function failureText(error: TelephonyError): string {
  const reached = error.kind === 'network' && error.requestUrl !== undefined;
  const { code: reason = '' } = ((error.cause as Error | undefined)?.cause ?? {}) as { code?: string };
  const lines = [
    inOtherWords(error.message) + (reached ? ` (${new URL(error.requestUrl).origin})` : ''),
    ...error.fieldErrors.slice(1).map(({ field, message, code }) => `  ${field}: ${message || code}`),
  ];
  if (reached && isLoopback(error.requestUrl) && error.message.includes('ECONNREFUSED'))
    lines.push(START_SANDBOX);
  if (/CERT|UNABLE_TO_/.test(reason))
    lines.push(
      'The certificate is not one that Node trusts. For a CA of your own, set NODE_EXTRA_CA_CERTS=FILE, a file in PEM.',
    );
  if (error.kind === 'timeout') lines.push('To wait longer: --timeout SECONDS.');
  if (isUnauthorized(error) && error.operation.path !== '/login')
    lines.push('The token is unknown or has expired. Sign in again: telephony login');
  if (error.kind !== 'request' && mayHaveActed(error))
    lines.push('The platform may have acted all the same: look before you send it again.');
  return lines.join('\n');
}
