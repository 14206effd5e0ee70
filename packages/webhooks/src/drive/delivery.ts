import type { KnownEvent } from '../event/event.ts';
import { type OddBody } from '../testing/odd/odd-body.ts';
import { oddBody } from '../testing/odd/odd-bodies.ts';
import { story, type StoryEvent } from '../testing/story.ts';
import type { Sendable } from './send.ts';
import type { Step } from './step.ts';

/** A delivery that is ready to be sent. */
export interface PlannedDelivery extends Sendable {
  event: KnownEvent;
  /** What a receiver should do with it. */
  should: OddBody['should'];
  /** What it is of a sequence; not there for an event that is of no story. */
  step?: Step;
}

/** Options of `planned`. */
export interface PlanOptions {
  /** When a telling of a story begins. Default: now. */
  at?: (step: Step) => Date;
}

/** The deliveries of a sequence, with ids that are new. */
export async function planned(steps: readonly Step[], { at }: PlanOptions = {}): Promise<PlannedDelivery[]> {
  const told = new Map<string, StoryEvent[]>();
  return Promise.all(
    steps.map(async (step) => {
      const key = `${step.story}#${step.telling}`;
      const events = told.get(key) ?? story(step.story, at && { at: at(step) });
      told.set(key, events);
      const found = events[step.event - 1];
      if (!found) throw new RangeError(`The story ${step.story} has no event ${step.event}.`);
      const { isTogether = false, waitMs = 0 } = step;
      return { ...(await written(found.event, step.odd)), isTogether, waitMs, step };
    }),
  );
}

/** An event as the body of a delivery. */
export async function written(event: KnownEvent, odd?: Step['odd']): Promise<PlannedDelivery> {
  if (odd === undefined) return { event, body: JSON.stringify(event), headers: {}, should: 'handle' };
  const { body, headers, should } = await oddBody(odd, event);
  return { event, body, headers, should };
}
