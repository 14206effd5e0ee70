import type { LiveCall } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import { newLeg } from '../state/new-call.ts';

/** Rings the phones of these users for a call, each on a leg of its own. */
export function ringPhones(draft: Draft, call: LiveCall, users: readonly number[]): LiveCall {
  const begun = users.map((id) =>
    newLeg(draft, {
      parent: call.leg.id,
      caller: call.leg.caller,
      place: { kind: 'user', id },
      dialled: draft.facts.user(id)?.ext ?? String(id),
    }),
  );
  for (const leg of begun) draft.tell('call.initial', call, { leg });
  const rung = begun.map((leg) => ({ ...leg, stage: 'ringing' as const }));
  const ringing = draft.put(call, {
    leg: { ...call.leg, stage: 'ringing' },
    phones: [...call.phones, ...rung],
  });
  for (const leg of rung) draft.tell('call.ringing', ringing, { leg });
  return ringing;
}
