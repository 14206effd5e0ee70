import { listed, Refusal } from '@telephony/http';
import type { ControlHandlers } from '../shared/control-handler.ts';
import { callsInLegs, endedCalls, wallboard } from '../shared/shown-calls.ts';
import { issueApiToken } from '../../platform/accounts.ts';
import type { SignIn } from '../../generated/control.ts';
import type { Platform } from '../../platform/platform.ts';
import { userState } from '../shared/shown-state.ts';

/** Ended calls that are told unless more are asked for. */
const USUAL_CALLS = 20;

export const viewHandlers = {
  listLegs: ({ platform }) => listed(callsInLegs(platform)),
  listEndedCalls: ({ platform, query: { limit = USUAL_CALLS } }) => listed(endedCalls(platform, limit)),
  getWallboard: ({ platform }) => listed(wallboard(platform)),
  createUserToken: ({ platform, path: { id } }) => ({ status: 200, body: userToken(platform, id) }),
} satisfies Partial<ControlHandlers>;

function userToken(platform: Platform, userId: number): SignIn {
  const { users, accounts, tokens } = platform.store.tables;
  const [user, account] = [users.get(userId), accounts.get(userId)];
  if (!user || !account) throw new Refusal(404, `There is no user ${userId}.`);
  const known = tokens.by('user_id', userId).find(({ idle }) => idle === 0);
  const token = known ?? issueApiToken(platform, userId, { name: 'Sandbox' });
  const { name, email } = userState(platform, user);
  return { token: token.id, name, email: email ?? '', password: account.password };
}
