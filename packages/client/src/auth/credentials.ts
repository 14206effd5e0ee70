import type { Auth, AuthOption } from './auth.ts';

const TOKEN_HEADER = 'X-Auth-Token';

/** The token of a client and the header it travels in. */
export interface Credentials {
  readonly auth: Auth;
  readonly header: string;
  /** What stands before the token in the header. */
  readonly scheme: string;
}

/** Said of a token that is refused, since the platform's own error would print it. */
export const BAD_TOKEN = 'the token is empty or holds a space, a line break or a character that is not ASCII';

/** Whether a header can carry a token. */
export function isToken(token: unknown): token is string {
  return typeof token === 'string' && /^[!-~]+$/.test(token);
}

/**
 * Reads the `auth` option.
 * @throws TypeError, without the value, where a fixed user id or token cannot be sent
 */
export function credentials(option: AuthOption): Credentials {
  const given = typeof option === 'string' ? { token: option } : option;
  if (isAuth(given)) return { auth: given, header: TOKEN_HEADER, scheme: '' };
  const { token } = given;
  if (!isToken(token)) throw new TypeError(`auth: ${BAD_TOKEN}`);
  if (!('user' in given)) return { auth: { token: () => token }, header: TOKEN_HEADER, scheme: '' };
  // A colon would end the user id.
  if (!/^[!-9;-~]+$/.test(`${given.user ?? ''}`)) throw new TypeError('auth: user must be the id of a user');
  const basic = btoa(`${given.user}:${token}`);
  return { auth: { token: () => basic }, header: 'Authorization', scheme: 'Basic ' };
}

function isAuth(option: Auth | { token: string }): option is Auth {
  return typeof option.token === 'function';
}
