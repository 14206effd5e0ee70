import { isNoPhoneOnline, isRateLimited, isTelephonyError, isUnauthorized } from '@telephony/client';

/** An error on one line, with advice where there is any. */
export function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${message}${advice(error)}`.replaceAll(/\s+/g, ' ').trim();
}

function advice(error: unknown): string {
  if (isUnauthorized(error)) return '. Check that TELEPHONY_TOKEN is still valid.';
  if (isNoPhoneOnline(error)) return '. Switch on a phone of the user who calls.';
  if (isRateLimited(error)) return '. Wait a minute, then try again.';
  if (!isTelephonyError(error) || error.kind !== 'network') return '';
  return ` from ${error.requestUrl}. Check the URL and your connection.`;
}
