import { isTalking, type LiveCall, sideOf, userAt } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import { endCall } from '../legs/ending.ts';
import { reject } from './answer.ts';

/** The legs of a deleted user end: their talks by their side, and their phone rings no more. */
export function removeUser(draft: Draft, user: number): void {
  for (const call of draft.ofUser(user)) endFor(draft, call, user);
}

function endFor(draft: Draft, call: LiveCall, user: number): void {
  const side = sideOf(call, user);
  if (isTalking(call) || side === 'src')
    return endCall(draft, call, {
      cause: isTalking(call) ? 'Normal Clearing' : 'Originator Cancel',
      by: side,
    });
  const phone = call.phones.find((one) => userAt(one) === user);
  reject(draft, { kind: 'reject', leg: phone?.id ?? call.id, user });
}
