import type { Auth, AuthOption } from './auth.ts';

const TOKEN_HEADER = 'X-Auth-Token';

/** The client's token and the header that carries it. */
export interface Credentials {
  readonly auth: Auth;
  readonly header: string;
  /** The prefix of the token in the header. */
  readonly scheme: string;
}

/** The reason why a token is rejected before it is sent: the platform's own error would print it. */
export const BAD_TOKEN = 'the token is empty or has white space or non-ASCII characters';

/** Whether a header can carry a token. */
export function isToken(token: unknown): token is string {
  return typeof token === 'string' && /^[!-~]+$/.test(token);
}

/**
 * Reads the `auth` option.
 * @throws TypeError, which does not quote the value, if a fixed user id or token cannot be sent
 */
export function credentials(option: AuthOption): Credentials {
  const given = typeof option === 'string' ? { token: option } : option;
  if (isAuth(given)) return { auth: given, header: TOKEN_HEADER, scheme: '' };
  const { token } = given;
  if (!isToken(token)) throw new TypeError(`auth: ${BAD_TOKEN}`);
  if (!('user' in given)) return { auth: { token: () => token }, header: TOKEN_HEADER, scheme: '' };
  // A colon would end the user id early.
  if (!/^[!-9;-~]+$/.test(`${given.user ?? ''}`)) throw new TypeError('auth: user must be a user id');
  const basic = btoa(`${given.user}:${token}`);
  return { auth: { token: () => basic }, header: 'Authorization', scheme: 'Basic ' };
}

function isAuth(option: Auth | { token: string }): option is Auth {
  return typeof option.token === 'function';
}
