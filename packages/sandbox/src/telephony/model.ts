import type { CallPhase } from '../generated/control.ts';
import type { Command, LegEvent } from './state/command.ts';
import type { LegState } from './records/sides.ts';

/** The phase of a call, including the time before it begins and after it ends. */
export type Phase = CallPhase['kind'] | 'none' | 'over';

/** The meaning of each phase, and the states that the legs of a call can show in it. */
export const phases: Readonly<Record<Phase, { meaning: string; shows: readonly LegState[] }>> = {
  none: { meaning: 'there is no call yet', shows: [] },
  'calling-caller': { meaning: "the caller's own phone rings", shows: ['ACCEPTED', 'RINGING'] },
  calling: { meaning: 'a phone is called', shows: ['INITIAL', 'RINGING'] },
  distributing: { meaning: 'a queue or ring group', shows: ['INITIAL', 'RINGING'] },
  menu: { meaning: 'an IVR', shows: ['INITIAL'] },
  talking: { meaning: 'parties talk', shows: ['CONNECTED', 'ON_HOLD'] },
  // A voicemail does not change the state.
  voicemail: { meaning: 'a voicemail records', shows: ['INITIAL', 'ACCEPTED', 'RINGING'] },
  over: { meaning: 'the call has ended', shows: [] },
};

/** The commands that can bring a call from one phase to the next. */
export interface Transition {
  from: Phase;
  to: Phase;
  by: readonly Command['kind'][];
}

const arriving = ['place-lead', 'receive', 'consult'] as const;
const pickingUp = ['answer', 'time-out'] as const;
const passing = ['reject', 'remove-user', 'time-out', 'transfer'] as const;
const leaving = [...passing, 'hang-up'] as const;
const leavingQueue = [...leaving, 'press'] as const;
const choosing = ['press', 'time-out', 'transfer'] as const;

const rows: readonly { from: Phase; to: readonly Phase[]; by: Transition['by'] }[] = [
  { from: 'none', to: ['calling-caller'], by: ['place', 'place-web'] },
  { from: 'none', to: ['calling', 'distributing', 'menu', 'talking', 'voicemail'], by: arriving },
  { from: 'none', to: ['over'], by: ['place', ...arriving] },

  { from: 'calling-caller', to: ['calling-caller'], by: ['transfer'] },
  { from: 'calling-caller', to: ['calling', 'distributing', 'menu', 'talking', 'voicemail'], by: pickingUp },
  { from: 'calling-caller', to: ['over'], by: [...pickingUp, 'hang-up', 'reject', 'remove-user'] },

  { from: 'calling', to: ['talking'], by: ['answer', ...passing] },
  { from: 'calling', to: ['calling', 'distributing', 'menu', 'voicemail'], by: passing },
  { from: 'calling', to: ['over'], by: leaving },

  // Any command may free an agent, whom the queue then rings.
  {
    from: 'distributing',
    to: ['distributing'],
    by: [
      ...leavingQueue,
      ...([
        'answer',
        'join',
        'look-again',
        'place',
        'place-lead',
        'place-web',
        'receive',
        'wrap-up-over',
      ] as const),
    ],
  },
  { from: 'distributing', to: ['talking'], by: ['answer', ...leavingQueue] },
  { from: 'distributing', to: ['calling', 'menu', 'voicemail', 'over'], by: leavingQueue },

  { from: 'menu', to: ['calling', 'distributing', 'menu', 'talking', 'voicemail'], by: choosing },
  { from: 'menu', to: ['over'], by: [...choosing, 'hang-up', 'remove-user'] },

  {
    from: 'talking',
    to: ['talking'],
    by: ['answer', 'consult', 'hold', 'join', 'place', 'record', 'resume', 'time-out', 'transfer'],
  },
  { from: 'talking', to: ['calling', 'distributing', 'menu', 'voicemail'], by: ['transfer'] },
  { from: 'talking', to: ['over'], by: ['hang-up', 'join', 'remove-user', 'time-out', 'transfer'] },

  { from: 'voicemail', to: ['over'], by: ['hang-up', 'remove-user', 'time-out'] },
];

/**
 * The model of a call: the phases that follow each other, and the commands that lead there. Tests hold the engine to it, and
 * the documentation draws its diagrams from it. `time-out` is the time that a call has waited for; `transfer` also redirects
 * calls that nobody has answered yet.
 */
export const transitions: readonly Transition[] = rows.flatMap(({ from, to, by }) =>
  to.map((phase) => ({ from, to: phase, by })),
);

/** The events that can follow each event of a leg. `start` and `end` are the ends of the sequence. */
export const legEvents: Readonly<Record<LegEvent | 'start', readonly (LegEvent | 'end')[]>> = {
  start: ['call.initial'],
  'call.initial': ['call.initial', 'call.ringing', 'call.connected', 'call.missed', 'call.hangup'],
  'call.ringing': ['call.initial', 'call.connected', 'call.missed'],
  'call.connected': ['call.hold', 'call.hangup'],
  'call.hold': ['call.hold', 'call.unhold', 'call.hangup'],
  'call.unhold': ['call.hold', 'call.unhold', 'call.hangup'],
  'call.missed': ['call.hangup'],
  // At any moment, without a change of state.
  'call.dtmf': [],
  'call.hangup': ['end'],
};

/** The states that an event of a leg can have. */
export const legStates: Readonly<Record<LegEvent, readonly string[]>> = {
  'call.initial': ['INITIAL', 'ACCEPTED'],
  'call.ringing': ['RINGING'],
  'call.connected': ['CONNECTED'],
  'call.hold': ['ON_HOLD'],
  // The other side may still hold.
  'call.unhold': ['CONNECTED', 'ON_HOLD'],
  'call.dtmf': ['DTMF_RECEIVED'],
  'call.missed': ['HANGUP'],
  'call.hangup': ['HANGUP'],
};

/** The causer of a command: somebody with a phone, a program that uses the API, or the clock. */
export type Causer = 'person' | 'program' | 'clock';

/** The causers of each command, and how they cause it. */
export const causes: Readonly<Record<Command['kind'], { by: readonly Causer[]; how: string }>> = {
  place: { by: ['program'], how: 'a click to call' },
  'place-lead': { by: ['program'], how: 'a lead call' },
  'place-web': { by: ['program'], how: 'a web call' },
  receive: { by: ['person'], how: 'somebody calls from outside' },
  answer: { by: ['person', 'program'], how: 'a phone is picked up' },
  reject: { by: ['person'], how: 'a phone rejects the call' },
  hold: { by: ['person'], how: 'a side puts the other on hold' },
  resume: { by: ['person'], how: 'a side takes the call off hold' },
  transfer: { by: ['person', 'program'], how: 'the call is transferred or redirected' },
  consult: { by: ['person'], how: 'a user calls somebody before a transfer' },
  join: { by: ['person'], how: 'the user hands the call over and leaves' },
  record: { by: ['program'], how: 'a recording starts, pauses or resumes' },
  press: { by: ['person'], how: 'a key is pressed' },
  'hang-up': { by: ['person', 'program'], how: 'a side hangs up' },
  describe: { by: ['program'], how: 'a label or link is set' },
  'time-out': { by: ['clock'], how: 'a wait runs out' },
  'wrap-up-over': { by: ['clock'], how: 'an agent has wrapped up another call' },
  'look-again': { by: ['program'], how: 'a queue or user changes' },
  'remove-user': { by: ['program'], how: 'a user is deleted' },
};
