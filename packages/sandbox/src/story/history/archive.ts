import { idOffset } from '../../platform/core.ts';
import { timestamp } from '../../infrastructure/timestamp.ts';
import { StoreDirectory } from '../../platform/exchange/directory.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Collections } from '../../platform/store.ts';
import type { Cause, Leg, LiveCall } from '../../telephony/state/call.ts';
import { blankCall, blankLeg } from '../../telephony/state/new-call.ts';
import { recordingOf, voiceMessage } from '../../telephony/records/recordings.ts';
import { legCdr } from '../../telephony/records/leg-cdr.ts';

// Above and below all IDs of the story.
const FIRST_ID = 1_000_000;
const FIRST_LEG = 3_000_000_000;
const UNHEARD_MS = 2 * 24 * 3_600_000;

export type CallStart = Pick<Leg, 'caller' | 'place' | 'dialled' | 'begun'> &
  Partial<Leg> &
  Pick<LiveCall, 'direction' | 'clid'>;

export class Archive {
  readonly #tables: Collections;
  readonly #directory: StoreDirectory;
  readonly #seed: number;
  readonly #firstId: number;
  #nextLeg: number;

  constructor(platform: Platform, seed: number) {
    this.#tables = platform.store.tables;
    this.#directory = new StoreDirectory(platform);
    this.#seed = seed;
    this.#firstId = FIRST_ID + idOffset(platform.account, 'cdrs');
    this.#nextLeg = FIRST_LEG + idOffset(platform.account, 'calls');
    const { cdrs, monitors, sms, voicemessages } = this.#tables;
    for (const table of [cdrs, monitors, sms, voicemessages]) table.lastId = this.#firstId - 1;
  }

  begin({ direction, clid, ...leg }: CallStart): LiveCall {
    return blankCall({
      direction,
      clid,
      user: leg.caller.kind === 'user' ? leg.caller.user : null,
      leg: blankLeg({ id: this.#nextLeg++, parent: null, ...leg }),
    });
  }

  phone(
    { leg: { id: parent, caller } }: LiveCall,
    { id: user, ext }: { id: number; ext: string },
    begun: number,
    by: string | null = null,
  ): Leg {
    return blankLeg({
      id: this.#nextLeg++,
      parent,
      caller,
      place: { kind: 'user', id: user },
      dialled: ext,
      referred_by: by,
      begun,
      stage: 'ringing',
    });
  }

  talk(call: LiveCall, leg: Leg, connected: number, end: number, cause: Cause = 'Normal Clearing'): void {
    Object.assign(leg, { connected, stage: 'talking' });
    this.end(call, leg, cause, end);
  }

  end(call: LiveCall, leg: Leg, cause: Cause, now: number): void {
    const { cdrs } = this.#tables;
    cdrs.put({ id: cdrs.nextId(), ...legCdr(this.#directory, call, leg, cause, now) });
  }

  record(call: LiveCall, leg: Leg, now: number): void {
    const { monitors } = this.#tables;
    const from = leg.connected;
    const recording = { monitor: monitors.nextId(), state: 'on', since: from, before: 0, from } as const;
    const monitor = recordingOf(this.#directory, { ...call, recording }, leg, now, this.#seed);
    if (monitor) monitors.put({ ...monitor, live_id: leg.id });
  }

  // `box`: ID of the user or the queue; `since`: milliseconds since 1970; `duration`: seconds.
  message(call: LiveCall, box: number, since: number, duration: number): void {
    const { voicemessages } = this.#tables;
    const id = voicemessages.nextId();
    const heard = { folder: 1, is_new: false, transcript: TRANSCRIPTS[id % TRANSCRIPTS.length]! };
    const message = voiceMessage(this.#directory, { call, leg: call.leg, box, since, duration });
    voicemessages.put({ id, ...message, ...heard });
  }

  // The latest messages are still unheard.
  close(end: number): void {
    const { users, voicemessages } = this.#tables;
    const heardUntil = timestamp(end - UNHEARD_MS);
    const counts = new Map<number, { vm_new: number; vm_old: number }>();
    for (const message of voicemessages.list()) {
      if (message.id < this.#firstId) continue;
      const isNew = (message.origtime ?? '') >= heardUntil;
      if (isNew) voicemessages.put({ ...message, folder: 0, is_new: true });
      const count = counts.get(message.extension_id ?? 0) ?? { vm_new: 0, vm_old: 0 };
      count[isNew ? 'vm_new' : 'vm_old'] += 1;
      counts.set(message.extension_id ?? 0, count);
    }
    for (const [id, { vm_new: fresh, vm_old: heard }] of counts) {
      const user = users.get(id);
      if (user) users.patch(id, { vm_new: (user.vm_new ?? 0) + fresh, vm_old: (user.vm_old ?? 0) + heard });
    }
  }
}

const TRANSCRIPTS = [
  'Hello, I wanted to ask whether my bike is ready. Please call me back.',
  'Good morning. The chain that you fitted last week slips. Could I bring it in?',
  'Hi, do you have lights for a child seat? You can reach me all day.',
  'It is about the invoice of last month. Please call me when you have a moment.',
  'I would like to book a service for two bikes. Thank you.',
];

export const SMS_EXCHANGES: readonly { out: string; in: string }[] = [
  { out: 'Your bike is ready to collect.', in: 'Great, I will come after work.' },
  { out: 'Your part has arrived. When may we fit it?', in: 'Tomorrow morning would be good.' },
  { out: 'We are open until six today.', in: 'Thanks, see you then.' },
  { out: 'Your service is booked for Thursday at ten.', in: 'Could we make it eleven?' },
];
