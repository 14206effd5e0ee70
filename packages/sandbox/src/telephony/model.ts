import type { CallPhase } from '../generated/control.ts';
import type { Command, LegEvent } from './state/command.ts';
import type { LegState } from './records/sides.ts';

/** What a call is doing, before it begins and after it is over included. */
export type Phase = CallPhase['kind'] | 'none' | 'over';

/** What each phase means, and the states that the legs of a call can show in it. */
export const phases: Readonly<Record<Phase, { meaning: string; shows: readonly LegState[] }>> = {
  none: { meaning: 'there is no call yet', shows: [] },
  'calling-caller': { meaning: "the caller's own phone rings", shows: ['ACCEPTED', 'RINGING'] },
  calling: { meaning: 'a phone is called', shows: ['INITIAL', 'RINGING'] },
  distributing: { meaning: 'a queue or ring group', shows: ['INITIAL', 'RINGING'] },
  menu: { meaning: 'an IVR', shows: ['INITIAL'] },
  talking: { meaning: 'parties talk', shows: ['CONNECTED', 'ON_HOLD'] },
  // The state is that of before.
  voicemail: { meaning: 'a voicemail records', shows: ['INITIAL', 'ACCEPTED', 'RINGING'] },
  over: { meaning: 'the call has ended', shows: [] },
};

/** From one phase to the next, and the commands that can bring a call there. */
export interface Transition {
  from: Phase;
  to: Phase;
  by: readonly Command['kind'][];
}

const passing = ['reject', 'remove-user', 'time-out', 'transfer'] as const;
const leaving = [...passing, 'hang-up'] as const;
const leavingQueue = [...leaving, 'press'] as const;
const arriving = ['place-lead', 'receive', 'consult'] as const;
const pickingUp = ['answer', 'time-out'] as const;

/**
 * The model of a call: which phases follow each other, and by what. The engine is held against it, and the diagrams of the
 * documentation are made from it. `time-out` is what a call has waited for; `transfer` also sends on who has not been
 * answered yet.
 */
export const transitions: readonly Transition[] = [
  { from: 'none', to: 'calling-caller', by: ['place', 'place-web'] },
  { from: 'none', to: 'calling', by: arriving },
  { from: 'none', to: 'distributing', by: arriving },
  { from: 'none', to: 'menu', by: arriving },
  { from: 'none', to: 'talking', by: arriving },
  { from: 'none', to: 'voicemail', by: arriving },
  { from: 'none', to: 'over', by: ['place', ...arriving] },

  { from: 'calling-caller', to: 'calling-caller', by: ['transfer'] },
  { from: 'calling-caller', to: 'calling', by: pickingUp },
  { from: 'calling-caller', to: 'distributing', by: pickingUp },
  { from: 'calling-caller', to: 'menu', by: pickingUp },
  { from: 'calling-caller', to: 'talking', by: pickingUp },
  { from: 'calling-caller', to: 'voicemail', by: pickingUp },
  { from: 'calling-caller', to: 'over', by: [...pickingUp, 'hang-up', 'reject', 'remove-user'] },

  { from: 'calling', to: 'talking', by: ['answer', ...passing] },
  { from: 'calling', to: 'calling', by: passing },
  { from: 'calling', to: 'distributing', by: passing },
  { from: 'calling', to: 'menu', by: passing },
  { from: 'calling', to: 'voicemail', by: passing },
  { from: 'calling', to: 'over', by: leaving },

  {
    from: 'distributing',
    to: 'distributing',
    by: [
      ...leavingQueue,
      'answer',
      'join',
      'look-again',
      'place',
      'place-lead',
      'place-web',
      'receive',
      'wrap-up-over',
    ],
  },
  { from: 'distributing', to: 'talking', by: ['answer', ...leavingQueue] },
  { from: 'distributing', to: 'calling', by: leavingQueue },
  { from: 'distributing', to: 'menu', by: leavingQueue },
  { from: 'distributing', to: 'voicemail', by: leavingQueue },
  { from: 'distributing', to: 'over', by: leavingQueue },

  { from: 'menu', to: 'calling', by: ['press', 'time-out', 'transfer'] },
  { from: 'menu', to: 'distributing', by: ['press', 'time-out', 'transfer'] },
  { from: 'menu', to: 'menu', by: ['press', 'time-out', 'transfer'] },
  { from: 'menu', to: 'talking', by: ['press', 'time-out', 'transfer'] },
  { from: 'menu', to: 'voicemail', by: ['press', 'time-out', 'transfer'] },
  { from: 'menu', to: 'over', by: ['press', 'time-out', 'transfer', 'hang-up', 'remove-user'] },

  {
    from: 'talking',
    to: 'talking',
    by: ['answer', 'consult', 'hold', 'join', 'place', 'record', 'resume', 'time-out', 'transfer'],
  },
  { from: 'talking', to: 'calling', by: ['transfer'] },
  { from: 'talking', to: 'distributing', by: ['transfer'] },
  { from: 'talking', to: 'menu', by: ['transfer'] },
  { from: 'talking', to: 'voicemail', by: ['transfer'] },
  { from: 'talking', to: 'over', by: ['hang-up', 'join', 'remove-user', 'time-out', 'transfer'] },

  { from: 'voicemail', to: 'over', by: ['hang-up', 'remove-user', 'time-out'] },
];

/** Which event of a leg can follow which. `start` and `end` stand for nothing before and nothing after. */
export const legEvents: Readonly<Record<LegEvent | 'start', readonly (LegEvent | 'end')[]>> = {
  start: ['call.initial'],
  'call.initial': ['call.initial', 'call.ringing', 'call.connected', 'call.missed', 'call.hangup'],
  'call.ringing': ['call.initial', 'call.connected', 'call.missed'],
  'call.connected': ['call.hold', 'call.hangup'],
  'call.hold': ['call.hold', 'call.unhold', 'call.hangup'],
  'call.unhold': ['call.hold', 'call.unhold', 'call.hangup'],
  // Over at once, or after the voicemail.
  'call.missed': ['call.hangup'],
  // At any moment of a leg, and no change of its state.
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

/** Who can cause a command: somebody with a phone, a program that uses the API, or the time that has passed. */
export type Causer = 'person' | 'program' | 'clock';

/** Who causes each command of the model, and how. */
export const causes: Readonly<Record<Command['kind'], { by: readonly Causer[]; how: string }>> = {
  place: { by: ['program'], how: 'a click to call' },
  'place-lead': { by: ['program'], how: 'a lead call' },
  'place-web': { by: ['program'], how: 'a web call' },
  receive: { by: ['person'], how: 'somebody calls in' },
  answer: { by: ['person', 'program'], how: 'a phone is picked up' },
  reject: { by: ['person'], how: 'a phone rejects the call' },
  hold: { by: ['person'], how: 'a side holds' },
  resume: { by: ['person'], how: 'a side takes the talk back from hold' },
  transfer: { by: ['person', 'program'], how: 'the call is transferred or sent on' },
  consult: { by: ['person'], how: 'a user asks somebody before a transfer' },
  join: { by: ['person'], how: 'who was asked takes the call' },
  record: { by: ['program'], how: 'a recording starts, pauses or goes on' },
  press: { by: ['person'], how: 'a key is pressed' },
  'hang-up': { by: ['person', 'program'], how: 'a side hangs up' },
  describe: { by: ['program'], how: 'a label or link is set' },
  'time-out': { by: ['clock'], how: 'what the call waits for is due' },
  'wrap-up-over': { by: ['clock'], how: 'an agent has wrapped up another call' },
  'look-again': { by: ['program'], how: 'a queue or user changes' },
  'remove-user': { by: ['program'], how: 'a user is deleted' },
};
