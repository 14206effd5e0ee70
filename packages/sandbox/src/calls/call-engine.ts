import { invalid, Refusal } from '@telephony/http';
import { notFound } from '../generic/not-found.ts';
import type { Call, Monitor, Webcall } from '../generated/schema.ts';
import { answerCall, checkRings, rejectCall } from './answer-call.ts';
import type { PlatformCore } from '../platform/core.ts';
import type { CallControl, Recording, Side } from './call-control.ts';
import { emitCallEvent } from './call-events.ts';
import { legParty } from './call-legs.ts';
import { runCallStep } from './call-steps.ts';
import { setHold } from './connect-call.ts';
import { readDialled } from './dialled-number.ts';
import { endCall, leavePlace } from './end-call.ts';
import { shownLeg } from './leg-record.ts';
import type { ActiveCall, CallLeg, Destination } from './live-call.ts';
import { adoptCall, shownCall } from './new-call.ts';
import { isKey, keyDestination } from './places/ivr.ts';
import { recordingOf } from './recording-of-call.ts';
import { changeRecording } from './recording-state.ts';
import { sendCall } from './route-call.ts';
import { announceAudio } from './recording-ready.ts';
import { type ClickToCall, placeCall, placeLeadcall, placeWebcall, receiveCall } from './start-call.ts';

/** What an id of a call means: the call, and the leg when it is the id of one. */
interface Found {
  call: ActiveCall;
  leg: CallLeg | undefined;
}

/** The live calls of the platform. All state is in the store, so that a snapshot includes live calls. */
export class CallEngine implements CallControl {
  readonly #context: PlatformCore;

  constructor(context: PlatformCore) {
    this.#context = context;
    context.clock.handle('call.step', ({ call, step, cause }) => {
      const found = this.#active(call);
      if (found) runCallStep(context, found, step, cause);
    });
    context.clock.handle('monitor.audio-ready', (ready) => announceAudio(context, ready));
  }

  receive(call: { from: string; to: string; fromName?: string | undefined }): Call {
    return this.#begun(receiveCall(this.#context, call));
  }

  place(call: ClickToCall): Call {
    return this.#begun(placeCall(this.#context, call));
  }

  placeLead(call: { callerId: string; to: string; text: string }): Call {
    return this.#begun(placeLeadcall(this.#context, call));
  }

  placeWeb(call: { from: string; to: string }): Webcall {
    return placeWebcall(this.#context, call);
  }

  find(id: number): Call | undefined {
    const found = this.#lookUp(id);
    return found && this.#shown(found);
  }

  /** All live calls as of now, without their legs. */
  list(): Call[] {
    const now = this.#context.clock.now();
    return this.#context.store.tables.calls.list().map((call) => shownCall(call, now));
  }

  /** Writes the duration of each live call into its record, so that calls can be filtered by it. */
  refresh(): void {
    const { calls } = this.#context.store.tables;
    for (const { id, duration } of this.list()) {
      if (calls.get(id)?.duration !== duration) calls.patch(id, { duration: duration ?? null });
    }
  }

  /** The live calls that a user has placed, talks in, or is rung for. */
  ofUser(userId: number): Call[] {
    const { calls, call_legs: legs } = this.#context.store.tables;
    const direct = ['owner_id', 'party_id'].flatMap((property) => [
      ...calls.hash.get(property)!.find(userId),
    ]);
    const ids = [
      ...direct.map(({ id }) => id),
      ...legs.hash
        .get('user_id')!
        .find(userId)
        .map((leg) => leg.call_id),
    ];
    return [...new Set(ids)].toSorted((one, other) => one - other).flatMap((id) => this.find(id) ?? []);
  }

  /** The recording of a live call as it is now; undefined where nothing was recorded. */
  recordingOf(id: number): Monitor | undefined {
    const found = this.#lookUp(id);
    return found && recordingOf(found.call, this.#context.clock.now());
  }

  answer(id: number, userId?: number): Call {
    const { call, leg } = this.#get(id);
    answerCall(this.#context, call, leg?.user_id ?? userId, leg !== undefined);
    return this.#now(id, call);
  }

  reject(id: number, userId?: number): void {
    const { call, leg } = this.#get(id);
    rejectCall(this.#context, call, leg?.user_id ?? userId);
  }

  hold(id: number): Call {
    const { call } = this.#get(id);
    if (call.state !== 'CONNECTED') throw wrongState(call, 'only a CONNECTED call can be put on hold');
    setHold(this.#context, call, true);
    return this.#now(id, call);
  }

  resume(id: number): Call {
    const { call } = this.#get(id);
    if (call.state !== 'ON_HOLD') throw wrongState(call, 'only an ON_HOLD call can be taken off hold');
    setHold(this.#context, call, false);
    return this.#now(id, call);
  }

  transfer(id: number, dst: string): Call {
    const { call } = this.#get(id);
    const destination = this.#target(call, dst);
    const { clock, store } = this.#context;
    const left = leavePlace(this.#context, call, 'Blind Transfer');
    const shown = { ...left, dst: destination.kind === 'number' ? destination.number : dst };
    store.tables.calls.put(shown);
    sendCall(this.#context, shown, destination);
    return this.#active(call.id)
      ? this.#now(id, call)
      : shownCall({ ...shown, state: 'HANGUP' }, clock.now());
  }

  /** Refuses what `answer` or `transfer` would refuse, before anything is done. Throws Refusal as they do. */
  check(id: number, asked: { answer: boolean; dst: string | undefined }): void {
    const { call } = this.#get(id);
    if (asked.answer) checkRings(call);
    if (asked.dst !== undefined) this.#target(call, asked.dst);
  }

  record(id: number, asked: Recording): Call {
    const { call } = this.#get(id);
    changeRecording(this.#context, call, asked);
    return this.#now(id, call);
  }

  /** Keeps labels and the link of a call. */
  describe(
    id: number,
    {
      labels,
      action_url: url,
      action_text: text,
    }: { labels?: unknown[]; action_url?: string; action_text?: string },
  ): Call {
    const { call } = this.#get(id);
    const { live } = call;
    const changed = {
      labels: labels ?? live.labels,
      action_url: url ?? live.action_url,
      action_text: text ?? live.action_text,
    };
    this.#context.store.tables.calls.put({ ...call, live: { ...live, ...changed } });
    return this.#now(id, call);
  }

  press(id: number, key: string): Call {
    const { call } = this.#get(id);
    if (!isKey(key)) throw invalid('key', 'must be one of 0 to 9, * or #');
    const { place, leg, answered_by: user } = call.live;
    const dst = leg === null || user === null ? {} : { dst: legParty(this.#context, user) };
    emitCallEvent(this.#context, 'call.dtmf', call, {
      leg,
      state: 'DTMF_RECEIVED',
      dtmf: { dtmf_tag: place.kind === 'ivr' ? 'ivr' : 'call', dtmf_target: key },
      ...dst,
    });
    const destination = place.kind === 'ivr' ? keyDestination(this.#context, place.id, key) : undefined;
    if (destination) sendCall(this.#context, leavePlace(this.#context, call, 'Normal Clearing'), destination);
    return this.#active(call.id)
      ? this.#now(id, call)
      : shownCall({ ...call, state: 'HANGUP' }, this.#context.clock.now());
  }

  hangUp(id: number, side?: Side): void {
    const { call, leg } = this.#get(id);
    if (leg?.state === 'RINGING') return rejectCall(this.#context, call, leg.user_id);
    const talks = call.state === 'CONNECTED' || call.state === 'ON_HOLD';
    const left = side === 'dst' ? 'Call Rejected' : 'Originator Cancel';
    const cause = call.live.place.kind === 'voicemail' ? 'No Answer' : talks ? 'Normal Clearing' : left;
    endCall(this.#context, call, cause, side);
  }

  #active(id: number): ActiveCall | undefined {
    const call = this.#context.store.tables.calls.get(id);
    if (!call) return undefined;
    return call.live ? { ...call, live: call.live } : adoptCall(this.#context, call);
  }

  #lookUp(id: number): Found | undefined {
    const leg = this.#context.store.tables.call_legs.get(id);
    const call = this.#active(leg?.call_id ?? id);
    return call && { call, leg };
  }

  #get(id: number): Found {
    const found = this.#lookUp(id);
    if (!found) throw notFound();
    return found;
  }

  /** Where a call can be transferred to. */
  #target(call: ActiveCall, dst: string): Destination {
    const destination = readDialled(this.#context, dst, 'body.dst');
    if (call.live.place.kind === 'voicemail')
      throw invalid('body.dst', 'cannot be changed: the call has gone to voicemail');
    if (destination.kind === 'user' && destination.id === call.owner_id)
      throw invalid('body.dst', 'is the extension of the caller');
    return destination;
  }

  #shown({ call, leg }: Found): Call {
    return leg ? shownLeg(this.#context, call, leg) : shownCall(call, this.#context.clock.now());
  }

  /** What is asked for by an id, after a change; the call, where the leg is gone. */
  #now(id: number, { id: callId }: ActiveCall): Call {
    return this.#shown(this.#lookUp(id) ?? this.#get(callId));
  }

  #begun(call: ActiveCall): Call {
    const { clock } = this.#context;
    return shownCall(this.#active(call.id) ?? { ...call, state: 'HANGUP' }, clock.now());
  }
}

function wrongState(call: ActiveCall, rule: string): Refusal {
  return new Refusal(400, `The call is ${String(call.state)}; ${rule}.`);
}
