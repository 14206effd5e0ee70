import { legStates, phases } from '@telephony/sandbox/model';
import type { DiagramText } from './diagram-text.ts';

/** A state of a call and what it means. */
interface CallState {
  name: string;
  meaning: string;
  /** `live`: the call is under /calls; `over`: it is not any more; `seen`: observed only. */
  group: 'live' | 'over' | 'seen';
}

/** Documents, section Events; the last ones: ledger O-34. */
const MEANINGS: Readonly<Record<string, string>> = {
  INITIAL: 'an invite is sent',
  ACCEPTED: 'click to call accepted',
  RINGING: 'the phone is ringing',
  CONNECTED: 'the user answered',
  ON_HOLD: 'the call is on hold',
  HANGUP: 'the call has ended',
  FAILED: 'meaning unknown',
  DTMF_RECEIVED: 'comes with call.dtmf',
};

const live = new Set<string>(Object.values(phases).flatMap(({ shows }) => shows));
const over = new Set<string>(legStates['call.hangup']);

/** What a live call shows and what its events have is what the model says; the rest is observed only. */
export const states: CallState[] = [...new Set([...Object.values(legStates).flat(), 'FAILED'])].map(
  (name) => {
    const meaning = MEANINGS[name];
    if (meaning === undefined) throw new Error(`Say what the state ${name} means.`);
    return { name, meaning, group: live.has(name) ? 'live' : over.has(name) ? 'over' : 'seen' };
  },
);

/** States of a call, without an order: the transitions are unknown (ledger N-29). */
export const callStates: DiagramText = {
  id: 'call-states',
  title: 'The states of a call',
  description:
    'Five states of a live call, one of a call that has ended, and two that are only observed. There are no arrows, since the transitions are unknown.',
  lines: [
    ...states.map(({ name, meaning, group }) => {
      const where = { live: 'live, under `/calls`', over: 'ended, under `/cdrs`', seen: 'ledger O-34' }[
        group
      ];
      return `\`${name}\`: ${meaning} (${where}).`;
    }),
    'The transitions between them are unknown (ledger N-29). Other values are possible.',
  ],
};
