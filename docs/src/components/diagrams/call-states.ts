import type { DiagramText } from './diagram-text.ts';

/** A state of a call and what it means (documents, section Events; the last ones: ledger O-34). */
interface CallState {
  name: string;
  meaning: string;
  /** `live`: the call is under /calls; `over`: it is not any more; `seen`: observed only. */
  group: 'live' | 'over' | 'seen';
}

export const states: CallState[] = [
  { name: 'INITIAL', meaning: 'an invite is sent', group: 'live' },
  { name: 'ACCEPTED', meaning: 'click to call accepted', group: 'live' },
  { name: 'RINGING', meaning: 'the phone is ringing', group: 'live' },
  { name: 'CONNECTED', meaning: 'the user answered', group: 'live' },
  { name: 'ON_HOLD', meaning: 'the call is on hold', group: 'live' },
  { name: 'HANGUP', meaning: 'the call has ended', group: 'over' },
  { name: 'FAILED', meaning: 'meaning unknown', group: 'seen' },
  { name: 'DTMF_RECEIVED', meaning: 'comes with call.dtmf', group: 'seen' },
];

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
