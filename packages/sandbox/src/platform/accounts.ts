import type { FieldError } from '@telephony/contract';
import type { Platform } from './platform.ts';
import type { SignIn } from '../generated/control.ts';
import type { Account, Token } from './store.ts';
import type { User } from '../generated/schema.ts';
import type { PlatformOperation } from '../contract/contract.ts';
import { administration, ADMINISTRATOR } from '../assumptions/assumptions.ts';
import { timestamp } from '../infrastructure/timestamp.ts';

// Ledger O-16.
const TOKEN_DIGITS = 40;

// Expires without requests (ledger O-05).
export function issueLoginToken(platform: Platform, userId: number): Token {
  const { clock, random, store, settings } = platform;
  return store.tables.tokens.put({
    id: random.hex(TOKEN_DIGITS),
    user_id: userId,
    kind: 'login',
    idle: settings.idleMinutes * 60_000,
    used: clock.now(),
    record: null,
  });
}

// `expiry`: seconds without a request; 0 never.
export function issueApiToken(
  { clock, random, store }: Platform,
  userId: number,
  { id = random.hex(TOKEN_DIGITS), name, expiry = 0 }: { id?: string; name: string | null; expiry?: number },
): Token {
  const user = store.tables.users.get(userId);
  return store.tables.tokens.put({
    id,
    user_id: userId,
    kind: 'api',
    idle: expiry * 1000,
    used: clock.now(),
    record: {
      created_at: timestamp(clock.now()),
      customer_id: user?.customer ?? user?.customer_id_id ?? null,
      expiry,
      host: null,
      last_request_at: null,
      name,
      token: id,
      user_agent: null,
      user_id: userId,
    },
  });
}

export function findToken({ clock, store }: Platform, text: string): Token | undefined {
  const token = store.tables.tokens.get(text);
  if (!token) return undefined;
  if (isValid(token, clock.now())) return token;
  store.tables.tokens.delete(token.id);
  return undefined;
}

export function tokensOf({ clock, store }: Platform, userId: number): Token[] {
  const now = clock.now();
  return store.tables.tokens.list().filter((token) => token.user_id === userId && isValid(token, now));
}

function isValid({ idle, used }: Token, now: number): boolean {
  return idle === 0 || now < used + idle;
}

export function touchToken({ clock, store }: Platform, token: Token): Token {
  return store.tables.tokens.put({ ...token, used: clock.now(), requested: true });
}

export function destroyTokensOf({ store }: Platform, userId: number): void {
  for (const { id } of store.tables.tokens.by('user_id', userId)) store.tables.tokens.delete(id);
}

export interface Session {
  platform: Platform;
  token: Token;
  user: User;
  account: Account;
  // Accepted credentials that are not in the documented form.
  warning?: FieldError;
}

// The documents name no role for any operation (ledger N-05): users without a role get 403 wherever it is declared, and
// administration needs the administrator's role.
export function missingRole(
  { operationId, responses }: PlatformOperation,
  { user }: Session,
): string | undefined {
  const roles = roleNames(user.roles);
  if (!responses.has('403') || roles.includes(ADMINISTRATOR)) return undefined;
  if (administration.has(operationId)) return `the role ${ADMINISTRATOR}`;
  return roles.length > 0 ? undefined : 'an ACL role';
}

export function roleNames(roles: unknown): string[] {
  if (!Array.isArray(roles)) return [];
  return roles.flatMap((role: unknown) =>
    typeof role === 'object' && role !== null && '_name' in role ? [String(role['_name'])] : [],
  );
}

// A token that never expires, with the sign-in of its user.
export function accountSignIn({ store: { tables } }: Platform): SignIn | undefined {
  for (const token of tables.tokens.values()) {
    const [user, account] = [tables.users.get(token.user_id), tables.accounts.get(token.user_id)];
    if (token.idle !== 0 || !user?.email || !account) continue;
    const name = `${user.first_name ?? ''} ${user.last_name ?? ''}`.trim();
    return { token: token.id, name, email: user.email, password: account.password };
  }
  return undefined;
}

export function userByEmail({ store }: Platform, address: string): User | undefined {
  const lowerCase = address.trim().toLowerCase();
  return store.tables.users.find(({ email }) => email?.toLowerCase() === lowerCase);
}
