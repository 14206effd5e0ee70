import { isNoPhoneOnline, isRateLimited, isTelephonyError, isUnauthorized } from '@telephony/client';

/** An error as one line, with what to do where that is known. */
export function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${message}${advice(error)}`.replaceAll(/\s+/g, ' ').trim();
}

function advice(error: unknown): string {
  if (isUnauthorized(error)) return '. Is TELEPHONY_TOKEN still valid?';
  if (isNoPhoneOnline(error)) return '. Switch on a phone of the user who calls.';
  if (isRateLimited(error)) return '. Wait a minute.';
  if (!isTelephonyError(error) || error.kind !== 'network') return '';
  return ` from ${error.requestUrl}. Is the address right?`;
}
