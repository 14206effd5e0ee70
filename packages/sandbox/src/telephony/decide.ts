import { callerOf, isDistributing, isTalking, type LiveCall, sideOf, userAt } from './state/call.ts';
import { type Command, type CommandOf, type Effect, type Reason, Rejection } from './state/command.ts';
import { Draft, type NextIds } from './state/draft.ts';
import type { Facts } from './state/facts.ts';
import type { Calls } from './state/live-calls.ts';
import { answer, endDuePhones, endRefused, endRound, pickUpCaller, refusal, reject } from './moves/answer.ts';
import { place, placeLead, placeWeb, receive } from './moves/begin.ts';
import { consult, join } from './moves/consult.ts';
import { describe, hangUp, hold, press, resume } from './moves/in-talk.ts';
import { transfer } from './moves/transfer.ts';
import { distribute, untilDeadline } from './places/queue.ts';
import { changeRecording } from './legs/recording.ts';
import { connectLeg, endCall } from './legs/connect.ts';
import { forward } from './places/route.ts';

export type Decision =
  | {
      kind: 'done';
      changes: ReadonlyMap<number, LiveCall | undefined>;
      wrapUps: ReadonlyMap<number, number | undefined>;
      effects: readonly Effect[];
      next: NextIds;
      call: LiveCall | undefined;
    }
  | { kind: 'rejected'; reason: Reason };

// Carries out all commands or none. The caller commits the changes and applies the effects.
export function decide(facts: Facts, calls: Calls, next: NextIds, ...commands: Command[]): Decision {
  const draft = new Draft(facts, calls, next);
  let call: LiveCall | undefined;
  try {
    for (const command of commands) {
      call = perform(draft, command);
      settle(draft, calls, command);
    }
    const { changes, wrapUps, effects } = draft;
    return { kind: 'done', changes, wrapUps, effects, next: draft.next, call };
  } catch (error) {
    if (error instanceof Rejection) return { kind: 'rejected', reason: error.reason };
    throw error;
  }
}

function perform(draft: Draft, command: Command): LiveCall | undefined {
  if ('leg' in command) {
    const call = draft.find(command.leg);
    if (command.kind === 'consult') return consult(draft, call, command);
    act(draft, command, call);
    return call;
  }
  switch (command.kind) {
    case 'place':
      return place(draft, command);
    case 'receive':
      return receive(draft, command);
    case 'place-lead':
      return placeLead(draft, command);
    case 'place-web':
      return placeWeb(draft, command);
    case 'time-out': {
      const due = draft.get(command.call);
      if (due) timeOut(draft, due);
      return due;
    }
    case 'wrap-up-over':
      return void draft.wrapUps.set(command.user, undefined);
    case 'look-again':
      return undefined;
    case 'remove-user':
      for (const call of draft.ofUser(command.user)) endForUser(draft, call, command.user);
      for (const call of draft.values()) endMessageFor(draft, call, command.user);
      return undefined;
  }
}

function act(
  draft: Draft,
  command: Exclude<Extract<Command, { leg: number }>, CommandOf<'consult'>>,
  call: LiveCall,
): void {
  switch (command.kind) {
    case 'answer':
      return answer(draft, call, command);
    case 'reject':
      return reject(draft, call, command);
    case 'hold':
      return hold(draft, call, command);
    case 'resume':
      return resume(draft, call, command);
    case 'transfer':
      return transfer(draft, call, command);
    case 'join':
      return join(draft, call);
    case 'record':
      return void changeRecording(draft, call, command);
    case 'press':
      return press(draft, call, command);
    case 'hang-up':
      return hangUp(draft, call, command);
    case 'describe':
      return describe(draft, call, command);
  }
}

function settle(draft: Draft, before: Calls, command: Command): void {
  for (const queue of queuesToServe(draft, before, command)) distribute(draft, queue);
}

function queuesToServe(draft: Draft, before: Calls, command: Command): Set<number> {
  const waiting = new Set(draft.queues());
  if (waiting.size === 0 || command.kind === 'look-again') return waiting;
  const touched = new Set<number>();
  const users = command.kind === 'wrap-up-over' ? [command.user] : [];
  for (const [id, after] of draft.changes) {
    for (const call of [before.get(id), after]) {
      if (!call) continue;
      if (call.leg.place.kind === 'queue') touched.add(call.leg.place.id);
      for (const leg of [call.leg, ...call.phones]) {
        for (const user of [callerOf(leg), userAt(leg)]) if (user !== undefined) users.push(user);
      }
    }
  }
  for (const user of new Set(users)) for (const queue of draft.facts.queuesOf(user)) touched.add(queue);
  return new Set([...touched].filter((queue) => waiting.has(queue)));
}

function endForUser(draft: Draft, call: LiveCall, user: number): void {
  const side = sideOf(call, user);
  if (isTalking(call) || side === 'src')
    return endCall(draft, call, {
      cause: isTalking(call) ? 'Normal Clearing' : 'Originator Cancel',
      by: side,
    });
  const phone = call.phones.find((one) => userAt(one) === user);
  reject(draft, call, { leg: phone?.id ?? call.id, user });
}

// The voicemail goes with its user, and so does what the caller has said so far.
function endMessageFor(draft: Draft, call: LiveCall, user: number): void {
  const { phase } = call;
  if (phase.kind !== 'voicemail' || phase.box !== user) return;
  endCall(draft, draft.put(call, { phase: { ...phase, since: draft.now } }), { cause: 'No Answer' });
}

function timeOut(draft: Draft, due: LiveCall): void {
  const { timer } = due;
  if (!timer) return;
  const call = draft.put(due, { timer: null });
  const { cause } = timer;
  switch (timer.step) {
    case 'caller-picks-up':
      return pickUpCaller(draft, call);
    case 'caller-unanswered':
      return endCall(draft, call, refusal(cause, 'src'));
    case 'number-picks-up':
      if (isDistributing(call)) endDuePhones(draft, call);
      else connectLeg(draft, call);
      return;
    case 'number-refuses':
      if (isDistributing(call)) return endDuePhones(draft, call);
      return endRefused(draft, call, refusal(cause, 'dst'));
    case 'unanswered':
      return endRound(draft, call, { cause });
    case 'follow':
      return endRound(draft, due, { cause });
    case 'next-round':
      // The queue rings again by itself.
      if (isDistributing(call)) draft.put(call, { timer: untilDeadline(draft, call.phase.deadline) });
      return;
    case 'no-key':
      return afterMenu(draft, call);
    case 'spoken':
      return endCall(draft, call, { cause: 'Normal Clearing' });
  }
}

function afterMenu(draft: Draft, call: LiveCall): void {
  const { place: menu } = call.leg;
  const onward = menu.kind === 'ivr' ? draft.facts.ivr(menu.id)?.onward : undefined;
  if (onward && onward.kind !== 'end') return forward(draft, call, onward);
  endRefused(draft, call, { cause: 'No Answer' });
}
