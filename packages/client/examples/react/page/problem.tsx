import type { TelephonyError } from '@telephony/client';
import type { ReactElement } from 'react';

/** What went wrong, where something did. */
export function Problem({ error }: { error: TelephonyError | null }): ReactElement | null {
  return error && <p role="alert">{error.message}</p>;
}
