import type { Me } from '../../generated/schema.ts';
import type { HandlersOf } from '../generic/handler.ts';
import { sessionOf } from './session-of.ts';

/** The user of the token. */
export const meHandlers: HandlersOf<'getMe'> = {
  getMe(request) {
    const { user, account } = sessionOf(request);
    const { accounts } = request.platform.store.tables;
    // Money and telephony of the customer account are the same for all its users.
    const told = accounts.find(({ me }) => me.balance !== undefined)?.me ?? {};
    const data: Me = {
      id: String(user.id),
      balance: told.balance ?? null,
      cc: user.cc ?? told.cc ?? null,
      cli: user.cli ?? null,
      currency_iso: told.currency_iso ?? null,
      customer_id: user.customer ?? null,
      email: user.email ?? null,
      first_name: user.first_name ?? null,
      is_root: String(user.is_root === true),
      language: user.language ?? told.language ?? null,
      last_name: user.last_name ?? null,
      sip_domain: told.sip_domain ?? null,
      sip_password: `not-a-real-sip-password-${user.ext}`,
      ...account.me,
    };
    return { status: 200, body: { data, links: {} } };
  },
};
