import type { DiagramText } from './diagram-text.ts';

/** A state of a call and what it means (documents, section Events; the last ones: ledger O-34). */
interface CallState {
  name: string;
  meaning: string;
  /** `live`: the call is under /calls; `over`: it is not any more; `seen`: observed, not documented. */
  group: 'live' | 'over' | 'seen';
}

export const states: CallState[] = [
  { name: 'INITIAL', meaning: 'the telephone is asked', group: 'live' },
  { name: 'ACCEPTED', meaning: 'a click to call was accepted', group: 'live' },
  { name: 'RINGING', meaning: 'the telephone rings', group: 'live' },
  { name: 'CONNECTED', meaning: 'somebody has answered', group: 'live' },
  { name: 'ON_HOLD', meaning: 'the call is held', group: 'live' },
  { name: 'HANGUP', meaning: 'the call has ended', group: 'over' },
  { name: 'FAILED', meaning: 'seen, not documented', group: 'seen' },
  { name: 'DTMF_RECEIVED', meaning: 'seen with a key tone', group: 'seen' },
];

/** States of a call. No order: which one follows which is not documented (ledger N-29). */
export const callStates: DiagramText = {
  id: 'call-states',
  title: 'The states of a call',
  description:
    'Five states of a live call, one of a call that is over, and two that were only seen. No arrows: which state follows which is not documented.',
  lines: [
    ...states.map(({ name, meaning, group }) => {
      const where = { live: 'live, under `/calls`', over: 'over, under `/cdrs`', seen: 'ledger O-34' }[group];
      return `\`${name}\`: ${meaning} (${where}).`;
    }),
    'Which state follows which is not documented (ledger N-29). Other values are possible.',
  ],
};
