import { BAD_USAGE, UserError } from '@telephony/command-line';

/** The variable of the environment that has the address of a receiver. */
const VARIABLE = 'TELEPHONY_WEBHOOKS_URL';

/**
 * The address of a receiver, as a command was given it.
 *
 * @param names What was given beside the options.
 * @throws UserError where there is none, or several, or it is not an address of HTTP.
 */
export function receiverUrl(names: readonly string[]): URL {
  const [text = process.env[VARIABLE], ...others] = names;
  if (text === undefined)
    throw usage(`Name the receiver, such as http://pbx:PASSWORD@127.0.0.1:8080/events, or set ${VARIABLE}.`);
  if (others.length > 0) throw usage(`One receiver can be named, not also ${others.join(' ')}.`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw usage('The URL of the receiver is not valid. Give one that begins with http:// or https://.');
  return url;
}

/** The least length of a last segment of a path that may be a secret. */
const LIKE_A_SECRET = 12;

/** An address without what may be its secret. */
export function shownUrl(url: URL): string {
  const shown = new URL(url);
  if (shown.password) shown.password = '***';
  shown.search = '';
  shown.pathname = shown.pathname.replace(/[^/]+$/, (last) => (last.length < LIKE_A_SECRET ? last : '***'));
  return shown.href;
}

/** An error of who called the command. */
export function usage(message: string): UserError {
  return new UserError(message, { exitCode: BAD_USAGE });
}
