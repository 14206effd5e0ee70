import { invalid, Refusal } from '@telephony/http';
import {
  destroyTokensOf,
  findToken,
  issueApiToken,
  issueLoginToken,
  tokensOf,
  userByEmail,
} from '../../platform/accounts.ts';
import { maxWrongCodes, nonceMinutes, secondFactorCode } from '../../assumptions/assumptions.ts';
import type { ApiToken, UserSession, Me } from '../../generated/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendMail } from '../../platform/core.ts';
import { dataResponse, type Handlers, notFound, requireSession } from '../generic/handler.ts';
import type { Challenge } from '../../generated/control.ts';
import { timestamp } from '../../infrastructure/timestamp.ts';
import { listOf } from '../generic/list.ts';
import type { Stored } from '../../infrastructure/collection.ts';
import type { Token } from '../../platform/store.ts';

export const signInHandlers = {
  login({ platform, body }) {
    const user = userByEmail(platform, body.email);
    const account = user && platform.store.tables.accounts.get(user.id);
    if (!user || user.active === false || account?.password !== body.password) {
      throw new Refusal(400, 'E-mail and/or password is invalid');
    }
    if (!platform.settings.secondFactor || user.two_factor_auth !== 'E') {
      return { status: 200, body: startSession(platform, user.id) };
    }
    const { id: nonce } = issueChallenge(platform, user.id, 'second-factor', secondFactorCode);
    sendMail(platform, user.email ?? '', 'Your code', `The code to sign in is ${secondFactorCode}.`);
    return { status: 202, body: { nonce } };
  },

  loginWithSecondFactor({ platform, body: { nonce, code } }) {
    const wrong = new Refusal(400, 'Code and/or nonce is invalid');
    const challenge = findChallenge(platform, nonce, 'second-factor', nonceMinutes);
    if (!challenge) throw wrong;
    if (challenge.code !== code) {
      const { challenges } = platform.store.tables;
      const attempts = challenge.attempts + 1;
      if (attempts < maxWrongCodes) challenges.put({ ...challenge, attempts });
      else challenges.delete(nonce);
      throw wrong;
    }
    spendChallenges(platform, challenge);
    return { status: 200, body: startSession(platform, challenge.user_id) };
  },

  logout(request) {
    request.platform.store.tables.tokens.delete(requireSession(request).token.id);
    return { status: 200, body: { message: 'Logged out' } };
  },

  ping: () => ({ status: 200, body: { message: 'Pong' } }),

  // The responses of account recovery are unknown (ledger N-03, N-06, N-75), and do not tell whether a user exists.
  resendConfirmation({ platform, body }) {
    const user = userByEmail(platform, validAddress(body));
    const text = 'Please confirm your e-mail address.';
    if (user) sendMail(platform, user.email ?? '', 'Confirm your e-mail address', text);
    return { status: 200, body: {} };
  },

  requestPasswordReset({ platform, body }) {
    const user = userByEmail(platform, validAddress(body));
    if (user) {
      const { id: token } = issueChallenge(platform, user.id, 'password-reset', '');
      const text = `The token to set a new password is ${token}.`;
      sendMail(platform, user.email ?? '', 'Set a new password', text);
    }
    return { status: 200, body: {} };
  },

  resetPassword({ platform, body: { token, password } }) {
    const challenge = findChallenge(platform, token, 'password-reset', 24 * 60);
    if (!challenge) throw invalid('token', 'This value is not valid');
    if (password.trim() === '') throw invalid('password', 'This value should not be blank');
    spendChallenges(platform, challenge);
    platform.store.tables.accounts.patch(challenge.user_id, { password });
    destroyTokensOf(platform, challenge.user_id);
    return { status: 200, body: {} };
  },

  listApiTokens: listOf((request) => {
    const { user } = requireSession(request);
    const own = tokensOf(request.platform, user.id).filter(({ kind }) => kind === 'api');
    return own.map((token): Stored & ApiToken => ({ id: token.id, ...tokenRecord(token) }));
  }),

  createApiToken(request) {
    const { platform, body } = request;
    const { user } = requireSession(request);
    const { name = null, expiry = platform.settings.idleMinutes * 60 } = body;
    if (expiry < 0) throw invalid('body.expiry', 'must be >= 0');
    if (name !== null) {
      if (name.trim() === '') throw invalid('body.name', 'This value should not be blank');
      const taken = tokensOf(platform, user.id).some(({ record }) => record?.name === name);
      if (taken) throw invalid('body.name', 'This value is already used');
    }
    return dataResponse(201, tokenRecord(issueApiToken(platform, user.id, { name, expiry })));
  },

  deleteApiToken(request) {
    const { user } = requireSession(request);
    const token = findToken(request.platform, request.path.token);
    if (token?.kind !== 'api') throw notFound();
    if (token.user_id !== user.id) throw new Refusal(403, 'Access denied');
    request.platform.store.tables.tokens.delete(token.id);
    return { status: 204, body: undefined };
  },

  getMe(request) {
    const { user, account } = requireSession(request);
    const { accounts } = request.platform.store.tables;
    // All users of a customer account share its money and its telephony.
    const shared = accounts.find(({ me }) => me.balance !== undefined)?.me ?? {};
    return dataResponse<200, Me>(200, {
      id: String(user.id),
      balance: shared.balance ?? null,
      cc: user.cc ?? shared.cc ?? null,
      cli: user.cli ?? null,
      currency_iso: shared.currency_iso ?? null,
      customer_id: user.customer ?? null,
      email: user.email ?? null,
      first_name: user.first_name ?? null,
      is_root: String(user.is_root === true),
      language: user.language ?? shared.language ?? null,
      last_name: user.last_name ?? null,
      sip_domain: shared.sip_domain ?? null,
      sip_password: `not-a-real-sip-password-${user.ext}`,
      ...account.me,
    });
  },
} satisfies Partial<Handlers>;

function startSession(platform: Platform, userId: number): UserSession {
  return { message: 'Login successful', user_token: issueLoginToken(platform, userId).id, user_id: userId };
}

function validAddress({ email }: { email: string }): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('email', 'This value is not a valid email address');
  return email;
}

// As long as the nonces and reset tokens in the contract's examples.
const CHALLENGE_DIGITS = 32;

function issueChallenge(
  { store, clock, random }: Platform,
  userId: number,
  kind: Challenge['kind'],
  code: string,
): Challenge {
  const id = random.hex(CHALLENGE_DIGITS);
  return store.tables.challenges.put({ id, user_id: userId, kind, code, attempts: 0, created: clock.now() });
}

function findChallenge(
  { store, clock }: Platform,
  id: string,
  kind: Challenge['kind'],
  minutes: number,
): Challenge | undefined {
  const challenge = store.tables.challenges.get(id);
  if (challenge?.kind !== kind) return undefined;
  if (clock.now() < challenge.created + minutes * 60_000) return challenge;
  store.tables.challenges.delete(id);
  return undefined;
}

// A challenge is good once, and the user's other challenges of its kind end with it.
function spendChallenges({ store }: Platform, { user_id: userId, kind }: Challenge): void {
  const { challenges } = store.tables;
  for (const one of challenges.list())
    if (one.user_id === userId && one.kind === kind) challenges.delete(one.id);
}

function tokenRecord({ id, record, requested = false, used }: Token): ApiToken {
  return { ...record, token: id, last_request_at: requested ? timestamp(used) : null };
}
