import { isDistributing, isTalking, type LiveCall, type Side, sideOf, talkingLeg } from '../state/call.ts';
import { type CommandOf, Rejection } from '../state/command.ts';
import { dropRinging, endCall, setHold } from '../legs/connect.ts';
import type { Draft } from '../state/draft.ts';
import { legState } from '../records/sides.ts';
import { forward, passOn } from '../places/route.ts';
import { reject } from './answer.ts';

export function hold(draft: Draft, call: LiveCall, { side = 'dst' }: CommandOf<'hold' | 'resume'>): void {
  if (!isTalking(call) || call.phase.held[side])
    throw wrongState(call, 'only a CONNECTED call can be put on hold');
  setHold(draft, call, side, true);
}

export function resume(draft: Draft, call: LiveCall, { side }: CommandOf<'hold' | 'resume'>): void {
  const held = isTalking(call) ? call.phase.held : { src: false, dst: false };
  const which = side ?? (held.dst ? 'dst' : 'src');
  if (!held[which]) throw wrongState(call, 'only an ON_HOLD call can be taken off hold');
  setHold(draft, call, which, false);
}

export function press(draft: Draft, call: LiveCall, { key }: CommandOf<'press'>): void {
  if (!/^[0-9*#]$/.test(key)) throw new Rejection({ kind: 'no-key' });
  draft.emit('call.dtmf', call, { leg: talkingLeg(call), key });
  const { place } = call.leg;
  if (key === '#') leaveQueue(draft, call);
  if (call.phase.kind !== 'menu' || place.kind !== 'ivr') return;
  const destination = draft.facts.key(place.id, key);
  if (destination) forward(draft, call, destination);
}

function leaveQueue(draft: Draft, call: LiveCall): void {
  const { place } = call.leg;
  const queue = isDistributing(call) && place.kind === 'queue' ? draft.facts.queue(place.id) : undefined;
  if (!queue?.hashToExit) return;
  const left = dropRinging(draft, call, { cause: 'Originator Cancel', by: 'src' });
  passOn(draft, left, queue.onward, 'Originator Cancel');
}

export function hangUp(draft: Draft, call: LiveCall, { leg, side, user }: CommandOf<'hang-up'>): void {
  const phone = call.phones.find(({ id, stage }) => id === leg && stage === 'ringing');
  if (phone) return reject(draft, call, { leg });
  const by = side ?? (user === undefined ? undefined : (sideOf(call, user) ?? accountSide(call)));
  if (isTalking(call)) return endCall(draft, call, { cause: 'Normal Clearing', by });
  if (call.phase.kind === 'voicemail') return endCall(draft, call, { cause: 'No Answer', by });
  endCall(draft, call, { cause: by === 'dst' ? 'Call Rejected' : 'Originator Cancel', by });
}

function accountSide({ leg, direction }: LiveCall): Side {
  return direction === 'out' && leg.place.kind === 'number' ? 'src' : 'dst';
}

export function describe(draft: Draft, call: LiveCall, change: CommandOf<'describe'>): void {
  const { labels = call.labels, action_url = call.action_url, action_text = call.action_text } = change;
  draft.put(call, { labels, action_url, action_text });
}

export function wrongState(call: LiveCall, rule: string): Rejection {
  return new Rejection({ kind: 'wrong-state', state: legState(call, talkingLeg(call)), rule });
}
