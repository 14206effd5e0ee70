import { eventId, type PlatformActions, type PlatformCore, sendMail } from '../core.ts';
import { callerOf, type Cause, type Leg, type LiveCall, userAt } from '../../telephony/state/call.ts';
import type { Decision } from '../../telephony/decide.ts';
import type { Effect, EffectOf, EventEffect } from '../../telephony/state/command.ts';
import type { Calls } from '../../telephony/state/live-calls.ts';
import { recordingOf, voiceMessage } from '../../telephony/records/recordings.ts';
import { calledSide, callerSide, type Directory, secondsBetween } from '../../telephony/records/sides.ts';
import { legCdr } from '../../telephony/records/leg-cdr.ts';
import { legEvent } from '../../telephony/records/leg-event.ts';
import { closeWebcall } from './web-calls.ts';
import { fileRecord } from './late-records.ts';
import { momentOf, timestamp } from '../../infrastructure/timestamp.ts';
import type { Voicemessage } from '../../generated/schema.ts';

/** Stores the calls and records of a decision, then sends its events: receivers find the records, unless those are late (ledger N-73). */
export function commit(
  core: PlatformCore,
  directory: Directory,
  before: Calls,
  { changes, wrapUps, effects, next }: Omit<Extract<Decision, { kind: 'done' }>, 'kind' | 'call'>,
): void {
  const { calls, monitors } = core.store.tables;
  for (const [id, call] of changes) storeCall(core, before.get(id), id, call);
  for (const [user, until] of wrapUps) storeWrapUp(core, user, until);
  calls.lastId = next.leg - 1;
  monitors.lastId = next.recording - 1;
  for (const effect of effects) applyEffect(core, directory, effect);
  const now = core.clock.now();
  for (const effect of effects) {
    if (effect.kind !== 'event') continue;
    core.events.emit(legEvent(directory, eventId(core.random), effect, now));
    mailMissed(core, directory, effect);
  }
}

function storeCall(
  { store, clock }: PlatformCore,
  old: LiveCall | undefined,
  id: number,
  call: LiveCall | undefined,
): void {
  if (old?.timer && old.timer !== call?.timer) clock.cancel(old.timer.action);
  if (!call) {
    store.tables.calls.delete(id);
    return;
  }
  const { timer } = call;
  const isNew = timer !== null && timer !== old?.timer;
  const action = isNew ? clock.at(timer.at, { kind: 'call.time-out', data: { call: id } }) : 0;
  store.tables.calls.put(isNew ? { ...call, timer: { ...timer, action } } : call);
}

function storeWrapUp({ store, clock }: PlatformCore, user: number, until: number | undefined): void {
  const { wrap_ups: wrapUps } = store.tables;
  const old = wrapUps.get(user);
  if (old) clock.cancel(old.action);
  if (until === undefined) wrapUps.delete(user);
  else {
    const action = clock.at(until, { kind: 'call.wrap-up-over', data: { user } });
    wrapUps.put({ id: user, until, action });
  }
}

function applyEffect(core: PlatformCore, directory: Directory, effect: Effect): void {
  const { clock, settings } = core;
  const now = clock.now();
  switch (effect.kind) {
    case 'event':
      return;
    case 'leg-ended':
      return fileCdr(core, directory, effect, now);
    case 'talk-began':
      return openMedia(core, directory, effect.leg);
    case 'talk-ended':
      return closeMedia(core, directory, effect.leg, effect.cause);
    case 'recorded': {
      const { call, leg, user } = effect;
      const monitor = recordingOf(directory, call, leg, now, settings.seed ?? 0);
      if (!monitor || (monitor.duration ?? 0) < 1) return;
      return fileRecord(core, { table: 'monitors', record: { ...monitor, live_id: leg.id }, user });
    }
    case 'message-left': {
      const duration = secondsBetween(effect.since, now);
      if (duration >= 1) addVoicemessage(core, voiceMessage(directory, { ...effect, duration }));
      return;
    }
    case 'call-ended':
      return closeWebcall(core, effect.call);
  }
}

// Now or in the history: nothing else writes CDRs of calls.
export function fileCdr(
  core: PlatformCore,
  directory: Directory,
  { call, leg, cause }: EffectOf<'leg-ended'>,
  now: number,
): void {
  const id = core.store.tables.cdrs.nextId();
  fileRecord(core, { table: 'cdrs', record: legCdr(directory, id, call, leg, cause, now) });
}

// In a queue or ring group, the group's leg has the recording of the phone's talk.
export function recordingLegId({ tables }: PlatformCore['store'], leg: unknown): unknown {
  const { cdrs, monitors } = tables;
  const [phone] = monitors.by('live_id', leg).length > 0 ? [] : cdrs.by('live_id', leg);
  if (!phone?.parent_live_id || !phone.billsec) return leg;
  const [group] = cdrs.by('live_id', phone.parent_live_id);
  return group?.billsec === phone.billsec ? phone.parent_live_id : leg;
}

function openMedia({ store, clock }: PlatformCore, directory: Directory, leg: Leg): void {
  const { mediasessions } = store.tables;
  const [src, dst] = [callerSide(directory, leg), calledSide(directory, leg)];
  const now = timestamp(clock.now());
  mediasessions.put({
    id: mediasessions.nextId(),
    call_id: String(leg.id),
    created_at: now,
    dst_id: dst.id,
    dst_ua: dst.userAgent,
    duration: 0,
    src_id: src.id,
    src_ua: src.userAgent,
    status: 'active',
    type: 'audio',
    updated_at: now,
    user: userAt(leg) ?? callerOf(leg) ?? null,
  });
}

function closeMedia({ store, clock }: PlatformCore, directory: Directory, leg: Leg, cause: Cause): void {
  const { mediasessions, msdrs } = store.tables;
  const session = mediasessions.by('call_id', leg.id).find(({ status }) => status === 'active');
  if (!session) return;
  const now = clock.now();
  const duration = secondsBetween(momentOf(String(session.created_at)), now);
  mediasessions.put({ ...session, duration, status: 'ended', updated_at: timestamp(now) });
  msdrs.put({
    id: msdrs.nextId(),
    call_id: session.call_id ?? null,
    created_at: timestamp(now),
    dst: leg.target,
    dst_id: session.dst_id ?? null,
    dst_ua: session.dst_ua ?? null,
    duration,
    media_session_id: session.id,
    src: callerSide(directory, leg).number,
    src_id: session.src_id ?? null,
    src_ua: session.src_ua ?? null,
    t_cause: cause,
    type: 'audio',
    user_id: session.user ?? null,
  });
}

function mailMissed(
  core: PlatformCore,
  directory: Directory,
  { name, call, leg, atCaller, cause }: EventEffect,
): void {
  const isPhone = call.phones.some(({ id }) => id === leg.id);
  // A redirected caller has not been missed yet.
  if (name !== 'call.missed' || call.answered || isPhone || atCaller || cause === 'Blind Transfer') return;
  const { place } = leg;
  const { queues, users } = core.store.tables;
  const missed =
    place.kind === 'user' ? users.get(place.id) : place.kind === 'queue' ? queues.get(place.id) : undefined;
  if (!missed?.email_missed) return;
  const { name: known, number } = callerSide(directory, leg);
  const caller = known ?? number;
  const text = `${caller} has called ${leg.dialled}, and nobody has picked up.`;
  sendMail(core, missed.email_missed, `Missed call from ${caller}`, text);
}

export function announceAudio(
  { store, events, random, clock }: PlatformCore,
  { monitor: id, call, user }: Parameters<PlatformActions['monitor.audio-ready']>[0],
): void {
  const { monitors, users } = store.tables;
  const monitor = monitors.get(id);
  if (!monitor) return;
  const [anybody] = users.values();
  events.emit({
    id: eventId(random),
    event_time: timestamp(clock.now()),
    event_name: 'monitor.audio_ready',
    monitor_id: id,
    call_id: call,
    customer_id: (user === null ? anybody : users.get(user))?.customer ?? anybody?.customer ?? null,
    user_id: user,
    size: monitor.size ?? null,
  });
}

export function addVoicemessage(core: PlatformCore, message: Omit<Voicemessage, 'id'>): Voicemessage {
  const { voicemessages, users } = core.store.tables;
  const added = voicemessages.put({ id: voicemessages.nextId(), ...message });
  const user = users.get(message.extension_id ?? 0);
  if (!user) return added;
  users.patch(user.id, { vm_new: (user.vm_new ?? 0) + 1 });
  const text = `${message.caller} has left a message of ${message.duration} s.`;
  for (const to of user.vm_to_email === true ? (user.vm_emails ?? []) : [])
    sendMail(core, String(to), `Voicemail from ${message.caller}`, text);
  return added;
}
