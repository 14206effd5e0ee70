import type { TraceEntry } from './trace-entry.ts';

/** An event of a leg, with its position in the trace. */
export type StoryEvent = Extract<TraceEntry, { kind: 'event' }>['event'] & { entry: number };

/** What a trace tells of one leg. */
export class LegStory {
  readonly leg: number;
  /** The last event that changes the state of the leg. */
  last: StoryEvent | undefined;
  connected = false;
  ended = false;
  /** Whether the call was missed as a whole here. */
  final = false;
  /** Id of the call. */
  root: number;

  constructor(leg: number) {
    this.leg = leg;
    this.root = leg;
  }

  add(event: StoryEvent): void {
    const { event_name: name, root_call_id: root, final } = event;
    if (root !== undefined && root !== null) this.root = Number(root);
    if (name === 'call.connected') this.connected = true;
    if (name === 'call.hangup') this.ended = true;
    if (final === true) this.final = true;
    if (name !== 'call.dtmf') this.last = event;
  }
}
