import type { Command } from './state/command.ts';

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
  record: { by: ['program'], how: 'a recording starts, pauses or goes on' },
  press: { by: ['person'], how: 'a key is pressed' },
  'hang-up': { by: ['person', 'program'], how: 'a side hangs up' },
  describe: { by: ['program'], how: 'a label or link is set' },
  'time-out': { by: ['clock'], how: 'what the call waits for is due' },
  'wrap-up-over': { by: ['clock'], how: 'an agent has wrapped up another call' },
  'look-again': { by: ['program'], how: 'a queue or user changes' },
  'remove-user': { by: ['program'], how: 'a user is deleted' },
};
