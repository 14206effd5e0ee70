import type { Platform } from '../platform.ts';
import type { Challenge } from '../../generated/control.ts';

/** Digits of a nonce or of the token of a password reset, as the contract's examples have them. */
const DIGITS = 32;

/** Makes a nonce or a token that is good once. */
export function issueChallenge(
  { store, clock, random }: Platform,
  userId: number,
  kind: Challenge['kind'],
  code: string,
): Challenge {
  const id = random.hex(DIGITS);
  return store.tables.challenges.put({ id, user_id: userId, kind, code, attempts: 0, created: clock.now() });
}

/** The nonce or token of a text while it is good. One that has expired is forgotten. */
export function challengeOf(
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

/** A nonce or token is good once; so are the others of the same kind for the same user. */
export function spendChallenge({ store }: Platform, { user_id: userId, kind }: Challenge): void {
  const { challenges } = store.tables;
  for (const one of challenges.list())
    if (one.user_id === userId && one.kind === kind) challenges.delete(one.id);
}
