import type { User } from '../../generated/schema.ts';
import type { Platform } from '../platform.ts';

/** The user with an e-mail address, upper and lower case alike. */
export function userOfAddress({ store }: Platform, address: string): User | undefined {
  const wanted = address.trim().toLowerCase();
  return store.tables.users.find(({ email }) => email?.toLowerCase() === wanted);
}
