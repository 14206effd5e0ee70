import type { Platform } from '../platform.ts';
import type { Token } from '../core/tables.ts';

/** Digits of a token that is made here (ledger O-16). */
const DIGITS = 40;

/** Makes a token of a login, which expires when it is not used (ledger O-05). */
export function issueLoginToken(platform: Platform, userId: number): Token {
  const { clock, random, store, settings } = platform;
  return store.tables.tokens.put({
    id: random.hex(DIGITS),
    user_id: userId,
    kind: 'login',
    idle: settings.idleMinutes * 60_000,
    used: clock.now(),
    record: null,
  });
}

/** The token of a text when it is one that is still good. One that has expired is forgotten. */
export function findToken({ clock, store }: Platform, text: string): Token | undefined {
  const token = store.tables.tokens.get(text);
  if (!token) return undefined;
  if (isGood(token, clock.now())) return token;
  store.tables.tokens.delete(token.id);
  return undefined;
}

/** The tokens of a user that are still good. */
export function tokensOf({ clock, store }: Platform, userId: number): Token[] {
  const now = clock.now();
  return store.tables.tokens.list().filter((token) => token.user_id === userId && isGood(token, now));
}

function isGood({ idle, used }: Token, now: number): boolean {
  return idle === 0 || now < used + idle;
}

/** Starts the idle time of a token again, as each request does. */
export function touchToken({ clock, store }: Platform, token: Token): Token {
  return store.tables.tokens.put({ ...token, used: clock.now(), requested: true });
}

/** Destroys all tokens of a user. */
export function destroyTokensOf({ store }: Platform, userId: number): void {
  for (const { id } of store.tables.tokens.list().filter((token) => token.user_id === userId)) {
    store.tables.tokens.delete(id);
  }
}
