import type { Auth, AuthOption } from './auth.ts';

/** The client's token, and how requests carry it. */
export interface Credentials {
  readonly auth: Auth;
  /** The header with a token; its name is in lower case. */
  readonly header: (token: string) => Record<string, string>;
  /** What must not be shown of a token that is always the same: itself, and what it is encoded in. */
  readonly secrets: string[];
}

/** The reason why a token is rejected before it is sent: the platform's own error would print it. */
export const BAD_TOKEN = 'the token must be printable ASCII without spaces';

/** Whether a header can carry a token. */
export function isToken(token: unknown): token is string {
  return typeof token === 'string' && /^[!-~]+$/.test(token);
}

/**
 * Reads the `auth` option.
 * @throws TypeError, which does not quote the value, if there is none, or a fixed user id or token cannot be sent
 */
export function credentials(option: AuthOption | undefined): Credentials {
  if (!option) throw new TypeError('auth is not set');
  const given = typeof option === 'string' ? { token: option } : option;
  const header = (value: string) => ({ 'x-auth-token': value });
  if (isAuth(given)) return { auth: given, header, secrets: [] };
  const { token } = given;
  if (!isToken(token)) throw new TypeError(`auth: ${BAD_TOKEN}`);
  const auth = { token: () => token };
  if (!('user' in given)) return { auth, header, secrets: [token] };
  // A colon would end the user id early.
  if (!/^[!-9;-~]+$/.test(`${given.user ?? ''}`)) throw new TypeError('auth: user must be a user id');
  const basic = btoa(`${given.user}:${token}`);
  return { auth, header: () => ({ authorization: `Basic ${basic}` }), secrets: [token, basic] };
}

function isAuth(option: Auth | { token: string }): option is Auth {
  return typeof option.token === 'function';
}
