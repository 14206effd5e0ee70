import type { Asked, Lie } from './lying-server.ts';

/** Asks the sandbox with a good token where a read without it is refused. */
const open =
  (good: string, path: string, is: (token: unknown, asked: Asked) => boolean): Lie =>
  async (asked, told) =>
    told.status === 401 &&
    asked.method === 'GET' &&
    asked.path === path &&
    is(asked.headers['x-auth-token'], asked)
      ? asked.ask(`${asked.path}?${asked.query.toString()}`, { 'x-auth-token': good })
      : undefined;

/** Servers that look at the token now and then only, by name. `good` is a token that they take. */
export const tokenLies = (good: string): Record<string, Lie> => ({
  'the token in capitals taken': open(
    good,
    '/ivrs',
    (token) => typeof token === 'string' && token.toLowerCase() === good.toLowerCase(),
  ),
  'a filtered list open without a token': open(
    good,
    '/chats',
    (token, { query }) => token === undefined && query.has('filter'),
  ),
  'a sorted list open without a token': open(
    good,
    '/faxes',
    (token, { query }) => token === undefined && query.has('sort'),
  ),
});
