import { UserError } from '@telephony/contract/command-line';

export { usage } from '@telephony/contract/command-line';

export const EXIT = { failed: 1, usage: 2, signedOut: 3, refused: 4, unavailable: 5 } as const;

export const EXIT_HELP = `Exit codes:
  0  done
  1  failed
  2  wrong command, flag or value; nothing was sent
  3  not signed in
  4  the platform refused the request (4xx)
  5  the platform failed (5xx) or could not be reached`;

export const START_SANDBOX = 'To start a sandbox: telephony sandbox (in a clone: npm start -- sandbox).';

export async function didYouMean(name: string, names: Iterable<string>, otherwise: string): Promise<string> {
  const { nearest } = await import('@telephony/contract/nearest');
  const near = nearest(name, names);
  return near === undefined ? otherwise : `Did you mean ${near}?`;
}

export function signedOut(message: string): UserError {
  return new UserError(message, { exitCode: EXIT.signedOut });
}
