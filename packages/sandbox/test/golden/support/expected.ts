import { byLive, type Outcome } from './outcome.ts';
import type { ExpectedEvent, Leg, Scenario } from './scenario.ts';

// Unless a scenario says otherwise.
const states: Record<string, string> = {
  initial: 'INITIAL',
  ringing: 'RINGING',
  connected: 'CONNECTED',
  hold: 'ON_HOLD',
  unhold: 'CONNECTED',
  dtmf: 'DTMF_RECEIVED',
  missed: 'HANGUP',
  hangup: 'HANGUP',
};

/** The key of the event is the name of its leg, in capitals. */
export function legOf(event: ExpectedEvent): string {
  const [leg, ...others] = Object.keys(event).filter((key) => /^[A-Z]/.test(key));
  if (leg === undefined || others.length > 0)
    throw new Error(`No event of one leg: ${JSON.stringify(event)}`);
  return leg;
}

/** The outcome of a scenario with everything that its short form leaves out. */
export function expectedOutcome({ legs, events, cdrs, recordings, messages, meaning }: Scenario): Outcome {
  return {
    events: events.map((event) => fullEvent(event, legs)),
    cdrs: Object.fromEntries(Object.entries(cdrs).map(([leg, cdr]) => [leg, fullCdr(leg, cdr, legs)])),
    recordings: byLive(recordings),
    messages: byLive(messages ?? []),
    talked: meaning.talked,
    cost: meaning.cost,
    busy: meaning.busy,
    faults: [],
  };
}

function fullEvent(event: ExpectedEvent, legs: Record<string, Leg>): Record<string, unknown> {
  const leg = legOf(event);
  const { [leg]: name, ...told } = event;
  const { parent: _, ...kept } = known(leg, legs);
  return {
    leg,
    event: name,
    root: rootOf(leg, legs),
    state: states[String(name)],
    ...kept,
    duration: 0,
    t_cause: null,
    ...told,
  };
}

function fullCdr(leg: string, cdr: Record<string, unknown>, legs: Record<string, Leg>) {
  const { parent = null, src, dst } = known(leg, legs);
  return { parent, root: rootOf(leg, legs), src, dst, charge: 0, ...cdr };
}

function rootOf(leg: string, legs: Record<string, Leg>): string {
  const { parent } = known(leg, legs);
  return parent === undefined ? leg : rootOf(parent, legs);
}

function known(leg: string, legs: Record<string, Leg>): Leg {
  const found = legs[leg];
  if (!found) throw new Error(`The scenario does not say what the leg ${leg} is.`);
  return found;
}
