/** What the client says to programmers, in the words of a command line. */
const IN_OTHER_WORDS: readonly [library: RegExp, command: string][] = [
  [/^baseUrl/, 'The URL'],
  [/^auth is not set/, 'The token is empty: leave out --token, or give one'],
  [/^auth: the/, 'The'],
  [
    /; maxBodyBytes allows more/,
    ', more than a command reads: ask for fewer records with --limit or --filter',
  ],
  [/has credentials: pass them as auth/, 'has a name or a password: leave them out, and set TELEPHONY_TOKEN'],
  [/Read the collection without `by`/, 'Read it page by page: --all --sort id'],
  [/, or pass `overwrite: true`/, ', or remove it first'],
  [
    /^createWebhookHandler: .* is (.+?)\. .*/,
    'TELEPHONY_WEBHOOK_SECRET is $1: choose one of random characters',
  ],
  [/^The cursor is not one of pullCalls.*/, '--cursor: the file is none that "calls pull" has written'],
  [/, see cause/, ''],
  [/ \(UND_ERR_SOCKET\)/, ': the connection broke'],
  [/ \(UND_ERR_\w+\)/, ''],
];

export function inOtherWords(message: string): string {
  return IN_OTHER_WORDS.reduce((text, [library, command]) => text.replace(library, command), message);
}
