import type { User } from '../../generated/schema.ts';
import type { Account, Token } from '../core/tables.ts';
import type { Platform } from '../platform.ts';

/** The user behind the token of a request. */
export interface Session {
  /** The platform of the account that the token is of. */
  platform: Platform;
  token: Token;
  user: User;
  account: Account;
}
