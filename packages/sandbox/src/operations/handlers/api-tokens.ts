import { timestamp } from '../../ground/clock/timestamp.ts';
import { findToken, tokensOf } from '../../platform/accounts/tokens.ts';
import { listOf } from '../generic/list.ts';
import { notFound } from '../generic/not-found.ts';
import type { ApiToken } from '../../generated/schema.ts';
import { invalid, Refusal } from '@telephony/http';
import type { Stored } from '../../ground/store/collection.ts';
import type { Token } from '../../platform/core/tables.ts';
import type { HandlersOf } from '../generic/handler.ts';
import { sessionOf } from './session-of.ts';

/** Digits of a token that is made here (ledger O-16). */
const DIGITS = 40;

/** Tokens of longer life: made, listed and destroyed (ledger O-03, O-04, O-51). */
export const apiTokenHandlers: HandlersOf<'listApiTokens' | 'createApiToken' | 'deleteApiToken'> = {
  listApiTokens: listOf((request) => {
    const { user } = sessionOf(request);
    const own = tokensOf(request.platform, user.id).filter(({ kind }) => kind === 'api');
    return own.map((token): Stored & ApiToken => ({ id: token.id, ...recordOf(token) }));
  }),

  createApiToken(request) {
    const { platform, body } = request;
    const { clock, random, settings } = platform;
    const { user } = sessionOf(request);
    const { tokens } = platform.store.tables;
    const { name = null, expiry = settings.idleMinutes * 60 } = body;
    if (expiry < 0) throw invalid('body.expiry', 'must be >= 0');
    if (name !== null) {
      if (name.trim() === '') throw invalid('body.name', 'This value should not be blank');
      const taken = tokensOf(platform, user.id).some(({ record }) => record?.name === name);
      if (taken) throw invalid('body.name', 'This value is already used');
    }
    const id = random.hex(DIGITS);
    const record: ApiToken = {
      created_at: timestamp(clock.now()),
      customer_id: user.customer ?? user.customer_id_id ?? null,
      expiry,
      host: null,
      last_request_at: null,
      name,
      token: id,
      user_agent: null,
      user_id: user.id,
    };
    const idle = expiry * 1000;
    const token = tokens.put({ id, user_id: user.id, kind: 'api', idle, used: clock.now(), record });
    return { status: 201, body: { data: recordOf(token), links: {} } };
  },

  deleteApiToken(request) {
    const { tokens } = request.platform.store.tables;
    const { user } = sessionOf(request);
    const token = findToken(request.platform, request.path.token);
    if (token?.kind !== 'api') throw notFound();
    if (token.user_id !== user.id) throw new Refusal(403, 'Access denied');
    tokens.delete(token.id);
    return { status: 204, body: undefined };
  },
};

/** The record of a token with the time at which it was last used. */
function recordOf({ id, record, requested = false, used }: Token): ApiToken {
  return { ...record, token: id, last_request_at: requested ? timestamp(used) : null };
}
