import { spokenWordsPerMinute, webcallSeconds } from '../assumptions.ts';
import type { Webcall } from '../generated/schema.ts';
import { invalid, Refusal } from '@telephony/http';
import type { PlatformCore } from '../platform/core.ts';
import { emitCallEvent } from './call-events.ts';
import { changeCall, scheduleStep } from './change-call.ts';
import { readDialled, readNumber } from './dialled-number.ts';
import { endCall } from './end-call.ts';
import { finalDestination } from './final-destination.ts';
import type { ActiveCall, Destination } from './live-call.ts';
import { createCall } from './new-call.ts';
import { outsideParty, userParty } from './parties.ts';
import { sendCall } from './route-call.ts';
import { openWebcall } from './web-calls.ts';

const nowhere = { kind: 'telephone', user: null } as const;

/** What POST /calls asks for. */
export interface ClickToCall {
  /** Whose phone calls. */
  userId: number;
  /** Number or extension. */
  to: string;
  /** Number that is shown, or `anonymous`; that of the user when not given. */
  callerId?: string | undefined;
}

/** Click to call: the user's phone counts as picked up, and the other side rings. */
export function placeCall(context: PlatformCore, { userId, to, callerId }: ClickToCall): ActiveCall {
  const { users, accounts } = context.store.tables;
  const user = users.get(userId);
  if (!user) throw invalid('body.from', 'This value is not valid');
  const destination = readDialled(context, to, 'body.to');
  if (destination.kind === 'user' && destination.id === userId)
    throw invalid('body.to', 'is the extension of the caller');
  if (callerId !== undefined && callerId !== 'anonymous') readNumber(callerId, 'body.caller_id');
  if ((accounts.get(userId)?.phones ?? 0) === 0) {
    throw new Refusal(412, 'Unable to make a call with no VoIP clients registered');
  }
  const src = userParty(context, user);
  const clid = callerId?.replace('+', '') ?? (destination.kind === 'number' ? user.cli : null) ?? src.number;
  const dst = to.replace('+', '');
  const call = createCall(context, { src, owner: userId, dst, clid, direction: 'out', place: nowhere });
  sendCall(context, changeCall(context, call, { state: 'ACCEPTED' }), destination);
  return call;
}

/** A call from outside, to a number of the account or straight to an extension. */
export function receiveCall(
  context: PlatformCore,
  { from, to, fromName }: { from: string; to: string; fromName?: string | undefined },
): ActiveCall {
  const number = from === 'anonymous' ? from : readNumber(from, 'from');
  const destination = dialledFromOutside(context, to.replace('+', ''));
  const src = outsideParty(context, number, fromName);
  const dst = to.replace('+', '');
  const call = createCall(context, { src, owner: null, dst, clid: number, direction: 'in', place: nowhere });
  if (isThere(context, destination)) sendCall(context, call, destination);
  else {
    const lost = changeCall(context, call, {}, { inside: true });
    emitCallEvent(context, 'call.initial', lost);
    endCall(context, lost, 'Unallocated Number');
  }
  return call;
}

/** A number may lead to something that was deleted. */
function isThere({ store: { tables } }: PlatformCore, to: Destination): boolean {
  const kept = {
    user: tables.users,
    queue: tables.queues,
    ringgroup: tables.ringgroups,
    ivr: tables.ivrs,
    conference: tables.conferences,
  };
  if (to.kind === 'end' || to.kind === 'number') return false;
  return to.kind === 'voicemail' || kept[to.kind].get(to.id) !== undefined;
}

function dialledFromOutside(context: PlatformCore, to: string): Destination {
  if (/^\d{1,5}$/.test(to)) return readDialled(context, to, 'to');
  const ddi = context.store.tables.ddis.get(to);
  if (!ddi) throw invalid('to', `is not a number of the account: ${to}`);
  if (ddi.fax_enabled === true && ddi.target_id === null)
    throw invalid('to', 'is a fax number: send a fax with /simulate/fax');
  return finalDestination(ddi.target_type, ddi.target_id, null, 'Unallocated Number');
}

/** A lead call: the number is called, and once answered the text is spoken. Throws Refusal 400 (ledger O-13). */
export function placeLeadcall(
  context: PlatformCore,
  { callerId, to, text }: { callerId: string; to: string; text: string },
): ActiveCall {
  const ddi = context.store.tables.ddis.get(callerId.replace('+', ''));
  if (!ddi) throw new Refusal(400, 'DDI not found');
  const destination = readDialled(context, to, 'body.to');
  const words = text.split(/\s+/).filter(Boolean).length;
  const src = { number: ddi.id, id: null, name: null, contact: '', userAgent: null };
  const call = createCall(context, {
    src,
    owner: null,
    dst: to.replace('+', ''),
    clid: ddi.id,
    direction: 'out',
    place: nowhere,
    spokenSeconds: Math.max(5, Math.ceil((words * 60) / spokenWordsPerMinute)),
  });
  sendCall(context, call, destination);
  return call;
}

/** A web call: the first number is called and, once answered, the second. Throws Refusal 400 (ledger O-09). */
export function placeWebcall(context: PlatformCore, { from, to }: { from: string; to: string }): Webcall {
  const number = readNumber(from, 'body.from');
  const destination = readDialled(context, to, 'body.to');
  const record = openWebcall(context, number, to.replace('+', ''));
  const call = createCall(context, {
    src: outsideParty(context, number),
    owner: null,
    dst: to.replace('+', ''),
    clid: number,
    direction: 'webcall',
    place: { kind: 'first-side', target: destination },
    webcall: record.id,
    spokenSeconds: webcallSeconds,
  });
  const accepted = changeCall(context, call, { state: 'ACCEPTED' });
  emitCallEvent(context, 'call.initial', accepted);
  scheduleStep(context, accepted, context.settings.answerSeconds * 1000, 'first-side-answered');
  return record;
}
