import { UserError } from '@telephony/contract/command-line';

export { usage, UserError } from '@telephony/contract/command-line';

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

// What the client says to programmers, in the words of a command line.
const IN_OTHER_WORDS: readonly [library: RegExp, command: string][] = [
  [/^baseUrl/, 'The URL'],
  [/^auth is not set/, 'The token is empty: leave out --token, or give one'],
  [/^auth: the/, 'The'],
  [/; maxBodyBytes allows more/, ', more than a command reads: ask for fewer with --limit or --filter'],
  [/has credentials: pass them as auth/, 'has a name or a password: leave them out, and set TELEPHONY_TOKEN'],
  [/Read the collection without `by`/, 'Read it page by page: --all --sort id'],
  [/, or pass `overwrite: true`/, ', or remove it first'],
  [/^createWebhookHandler: .* is (.+?)\. .*/, 'TELEPHONY_WEBHOOK_SECRET is $1: choose random characters'],
  [/^The cursor is not one of pullCalls.*/, '--cursor: the file is none that "calls pull" has written'],
  [/, see cause/, ''],
  [/ \(UND_ERR_SOCKET\)/, ': the connection broke'],
  [/ \(UND_ERR_\w+\)/, ''],
];

export function inOtherWords(message: string): string {
  return IN_OTHER_WORDS.reduce((text, [library, command]) => text.replace(library, command), message);
}
