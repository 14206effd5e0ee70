import { compareEvents, type TrackedEvent } from './call-event.ts';
import { type Decision, decideOutcome } from './decide-outcome.ts';
import { describeLegs } from './describe-legs.ts';
import { findAnswer } from './find-answer.ts';
import { heldSeconds } from './held-seconds.ts';
import { calledParty, callingParty, groupOf, isNobody } from './party.ts';
import { rootOf } from './root-of.ts';
import { readTime, secondsBetween } from './time.ts';
import type { Outcome, Party, TrackedCall } from './tracked-call.ts';

/** A call, and whether its outcome can be reported without waiting for better evidence. */
export interface Description {
  call: TrackedCall;
  isSure: boolean;
}

/**
 * Describes a call from its events, regardless of the order in which they arrived.
 *
 * @param events Each once, at least one.
 */
export function describeCall(events: [TrackedEvent, ...TrackedEvent[]]): Description {
  const timeline: typeof events = [...events];
  timeline.sort(compareEvents);
  const rootCallId = rootOf(timeline);
  const call = {
    rootCallId,
    answeredBy: findAnswer(timeline)?.by ?? null,
    legs: describeLegs(timeline),
    timeline,
  };
  const decision = decideOutcome(timeline, rootCallId);
  if (!decision) return { call, isSure: false };
  return {
    call: { ...call, outcome: describeOutcome(timeline, rootCallId, decision) },
    isSure: decision.isSure,
  };
}

function describeOutcome(timeline: TrackedEvent[], rootCallId: number, decision: Decision): Outcome {
  const { answer, basis, event, result } = decision;
  // The root leg takes precedence over the other legs.
  const fromRoot = [...timeline.filter(({ call_id }) => call_id === rootCallId), ...timeline];
  const group = groupOf(event) ?? timeline.map(groupOf).findLast((found) => found !== undefined);
  const end = readTime(event.event_time);
  const starts = timeline.map(({ start_time }) => readTime(start_time)).filter((time) => time !== undefined);
  const started = starts.length > 0 ? Math.min(...starts) : undefined;
  const waitedTo = answer ? answer.at : end;
  const answered = answer?.at;
  const talked = answered !== undefined && end !== undefined;
  return {
    result,
    basis,
    direction: fromRoot.find(({ destination }) => destination)?.destination ?? null,
    caller: firstKnown(fromRoot.map(callingParty)),
    called: firstKnown(fromRoot.map(calledParty)),
    via: group?.kind ?? 'direct',
    group: group?.party ?? null,
    answeredBy: answer?.by ?? null,
    answeredAt: dateOf(answered),
    waitedSeconds: started === undefined || waitedTo === undefined ? null : secondsBetween(started, waitedTo),
    talkedSeconds: talked ? secondsBetween(answered, end) : 0,
    heldSeconds: talked ? heldSeconds(timeline, answered, end) : 0,
    endedAt: dateOf(end),
    endedWhy: event.t_cause ?? null,
    endedBy: event.terminated_by ?? null,
  };
}

function firstKnown(parties: Party[]): Party {
  return parties.find((party) => !isNobody(party)) ?? { id: null, name: null, number: null };
}

function dateOf(time: number | undefined): Date | null {
  return time === undefined ? null : new Date(time);
}
