import { isTelephonyError, isUnauthorized, mayHaveActed, type TelephonyError } from '@telephony/client';
import { ValueError } from '@telephony/contract/commands';
import { isLoopback } from './account/account.ts';
import { EXIT, inOtherWords, START_SANDBOX, UserError } from './exit.ts';

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
  const url = error.kind === 'network' ? error.requestUrl : undefined;
  const { code: reason = '' } = ((error.cause as Error | undefined)?.cause ?? {}) as { code?: string };
  const lines = [
    inOtherWords(error.message) + (url === undefined ? '' : ` (${new URL(url).origin})`),
    ...error.fieldErrors.slice(1).map(({ field, message, code }) => `  ${field}: ${message || code}`),
    ...(url === undefined ? [] : networkAdvice(new URL(url), reason)),
  ];
  if (error.kind === 'timeout') lines.push('To wait longer: --timeout SECONDS.');
  if (isUnauthorized(error) && error.operation.path !== '/login')
    lines.push('The token is unknown or has expired. Sign in again: telephony login');
  if (error.kind !== 'request' && mayHaveActed(error))
    lines.push('The platform may have acted all the same: look before you send it again.');
  return lines.join('\n');
}

const ADVICE: readonly [reason: RegExp, advice: string][] = [
  [/ENOTFOUND|EAI_AGAIN/, 'No host of this name is known. Is the address right, and is there a network?'],
  [/CERT_HAS_EXPIRED/, 'The certificate of the server has expired.'],
  [/ALTNAME/, 'The certificate is that of another host.'],
  [
    /CERT|UNABLE_TO_/,
    'The certificate is not one that Node trusts. For a CA of your own, set NODE_EXTRA_CA_CERTS=FILE, a file in PEM.',
  ],
  [/WRONG_VERSION|EPROTO/, 'The server does not speak https there. Is the address one with http?'],
];

function networkAdvice({ href, protocol }: URL, reason: string): string[] {
  if (isLoopback(href) && reason === 'ECONNREFUSED') return [START_SANDBOX];
  const [, advice] = ADVICE.find(([pattern]) => pattern.test(reason)) ?? [];
  if (advice !== undefined) return [advice];
  const proxy = `${protocol.replace(':', '')}_proxy`.toUpperCase();
  const isSet = process.env[proxy] || process.env[proxy.toLowerCase()];
  return isSet && !isLoopback(href) ? [`${proxy} is set: the proxy may be what does not respond.`] : [];
}
