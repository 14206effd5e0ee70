import { challengeOf, issueChallenge, spendChallenge } from '../../platform/accounts/challenges.ts';
import { destroyTokensOf, issueLoginToken } from '../../platform/accounts/tokens.ts';
import { mostWrongCodes, nonceMinutes, secondFactorCode } from '../../assumptions/assumptions.ts';
import type { LoginResult } from '../../generated/schema.ts';
import { invalid, Refusal } from '@telephony/http';
import type { Platform } from '../../platform/platform.ts';
import { sendMail } from '../../platform/core/send-mail.ts';
import type { HandlersOf } from '../generic/handler.ts';
import { sessionOf } from './session-of.ts';
import { userOfAddress } from '../../platform/accounts/user-of-address.ts';

/** Login, second factor, logout, ping (Authentication). */
export const signInHandlers: HandlersOf<'login' | 'loginWithSecondFactor' | 'logout' | 'ping'> = {
  login({ platform, body }) {
    const user = userOfAddress(platform, body.email);
    const account = user && platform.store.tables.accounts.get(user.id);
    if (!user || user.active === false || account?.password !== body.password) {
      throw new Refusal(400, 'E-mail and/or password is invalid');
    }
    if (!platform.settings.secondFactor || user.two_factor_auth !== 'E') {
      return { status: 200, body: loggedIn(platform, user.id) };
    }
    const { id: nonce } = issueChallenge(platform, user.id, 'second-factor', secondFactorCode);
    sendMail(platform, user.email ?? '', 'Your code', `The code to sign in is ${secondFactorCode}.`);
    return { status: 202, body: { nonce } };
  },

  loginWithSecondFactor({ platform, body: { nonce, code } }) {
    const wrong = new Refusal(400, 'Code and/or nonce is invalid');
    const challenge = challengeOf(platform, nonce, 'second-factor', nonceMinutes);
    if (!challenge) throw wrong;
    if (challenge.code !== code) {
      const { challenges } = platform.store.tables;
      const attempts = challenge.attempts + 1;
      if (attempts < mostWrongCodes) challenges.put({ ...challenge, attempts });
      else challenges.delete(nonce);
      throw wrong;
    }
    spendChallenge(platform, challenge);
    return { status: 200, body: loggedIn(platform, challenge.user_id) };
  },

  logout(request) {
    request.platform.store.tables.tokens.delete(sessionOf(request).token.id);
    return { status: 200, body: { message: 'Logged out' } };
  },

  ping() {
    return { status: 200, body: { message: 'Pong' } };
  },
};

/** Account recovery: confirmation and password (ledger N-03, N-06, N-75). */
export const recoveryHandlers: HandlersOf<'resendConfirmation' | 'requestPasswordReset' | 'resetPassword'> = {
  resendConfirmation({ platform, body }) {
    const user = userOfAddress(platform, addressOf(body));
    if (user)
      sendMail(
        platform,
        user.email ?? '',
        'Confirm your e-mail address',
        'Please confirm your e-mail address.',
      );
    return { status: 200, body: {} };
  },

  requestPasswordReset({ platform, body }) {
    const user = userOfAddress(platform, addressOf(body));
    if (user) {
      const { id: token } = issueChallenge(platform, user.id, 'password-reset', '');
      sendMail(
        platform,
        user.email ?? '',
        'Set a new password',
        `The token to set a new password is ${token}.`,
      );
    }
    return { status: 200, body: {} };
  },

  resetPassword({ platform, body: { token, password } }) {
    const challenge = challengeOf(platform, token, 'password-reset', 24 * 60);
    if (!challenge) throw invalid('token', 'This value is not valid');
    if (password.trim() === '') throw invalid('password', 'This value should not be blank');
    spendChallenge(platform, challenge);
    platform.store.tables.accounts.patch(challenge.user_id, { password });
    destroyTokensOf(platform, challenge.user_id);
    return { status: 200, body: {} };
  },
};

function loggedIn(platform: Platform, userId: number): LoginResult {
  return { message: 'Login successful', user_token: issueLoginToken(platform, userId).id, user_id: userId };
}

/** The e-mail address of a request, whether or not a user has it. Throws Refusal 400 for an invalid one. */
function addressOf({ email }: { email: string }): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('email', 'This value is not a valid email address');
  return email;
}
