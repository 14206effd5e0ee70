import { audioReadySeconds } from '../../assumptions/assumptions.ts';
import { eventId } from '../core/event-id.ts';
import type { PlatformCore } from '../core/core.ts';
import type { LiveCall } from '../../telephony/state/call.ts';
import type { Decision } from '../../telephony/decide.ts';
import type { Effect } from '../../telephony/state/effect.ts';
import type { Calls } from '../../telephony/state/live-calls.ts';
import { recordingOf } from '../../telephony/records/call-recording.ts';
import type { Directory } from '../../telephony/records/directory.ts';
import { legCdr } from '../../telephony/records/leg-cdr.ts';
import { legEvent } from '../../telephony/records/leg-event.ts';
import { mailMissed } from './missed-mail.ts';
import { closeMedia, openMedia } from './media-session.ts';
import { keepMessage } from './voice-message.ts';
import { closeWebcall } from './web-calls.ts';

/**
 * Lets a decision happen, at once: the calls as they are now, with what they wait for; the records of what is over; and
 * then the events, so that a receiver of an end finds its record (ledger N-73).
 *
 * @param before The calls as they were.
 */
export function commit(
  core: PlatformCore,
  directory: Directory,
  before: Calls,
  { changes, wrapUps, effects, next }: Extract<Decision, { kind: 'done' }>,
): void {
  const { calls, monitors } = core.store.tables;
  for (const [id, call] of changes) keepCall(core, before.get(id), id, call);
  for (const [user, until] of wrapUps) keepWrapUp(core, user, until);
  calls.lastId = next.leg - 1;
  monitors.lastId = next.recording - 1;
  for (const effect of effects) file(core, directory, effect);
  const now = core.clock.now();
  for (const effect of effects) {
    if (effect.kind !== 'event') continue;
    core.events.emit(legEvent(directory, eventId(core.random), effect, now));
    mailMissed(core, directory, effect);
  }
}

/** Writes a call once, with the number of the action that the clock has for it. */
function keepCall(
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

function keepWrapUp({ store, clock }: PlatformCore, user: number, until: number | undefined): void {
  const { wrap_ups: wrapUps } = store.tables;
  const old = wrapUps.get(user);
  if (old) clock.cancel(old.action);
  if (until === undefined) wrapUps.delete(user);
  else {
    const action = clock.at(until, { kind: 'call.wrap-up-over', data: { user } });
    wrapUps.put({ id: user, until, action });
  }
}

function file(core: PlatformCore, directory: Directory, effect: Effect): void {
  const { store, clock, settings } = core;
  const now = clock.now();
  switch (effect.kind) {
    case 'event':
      return;
    case 'leg-ended': {
      const { cdrs } = store.tables;
      cdrs.put({ id: cdrs.nextId(), ...legCdr(directory, effect.call, effect.leg, effect.cause, now) });
      return;
    }
    case 'talk-began':
      return openMedia(core, directory, effect.leg);
    case 'talk-ended':
      return closeMedia(core, directory, effect.leg, effect.cause);
    case 'recorded': {
      const { call, leg, user } = effect;
      const monitor = recordingOf(directory, call, leg, now, settings.seed ?? 0);
      if (!monitor || (monitor.duration ?? 0) < 1) return;
      store.tables.monitors.put({ ...monitor, live_id: leg.id });
      const ready = { monitor: monitor.id, call: leg.id, user };
      clock.after(audioReadySeconds * 1000, { kind: 'monitor.audio-ready', data: ready });
      return;
    }
    case 'message-left':
      return keepMessage(core, directory, effect);
    case 'call-ended':
      return closeWebcall(core, effect.call);
  }
}
