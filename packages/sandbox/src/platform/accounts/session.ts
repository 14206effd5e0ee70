import type { User } from '../../generated/schema.ts';
import type { Account, Token } from '../core/tables.ts';

/** The user behind the token of a request. */
export interface Session {
  token: Token;
  user: User;
  account: Account;
}
