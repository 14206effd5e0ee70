import { callerOf, type LiveCall, queueOf, userAt } from '../../../src/telephony/state/call.ts';
import { decide } from '../../../src/telephony/decide.ts';
import type { TimedEffect, SimulatedExchange } from './simulated-exchange.ts';

export function liveViolations({ calls, office, next }: SimulatedExchange): string[] {
  const legs = [...calls.values()].flatMap(({ leg, phones }) => [leg, ...phones]);
  const again = decide(office, calls, next, { kind: 'look-again' });
  return [
    ...violations({
      'a free agent is not rung': again.kind === 'done' && again.changes.size === 0,
      'two legs have the same id': new Set(legs.map(({ id }) => id)).size === legs.length,
    }),
    ...[...calls.values()].flatMap((call) => callViolations(call, office.now)),
  ];
}

function callViolations(call: LiveCall, now: number): string[] {
  const { leg, phones, phase, timer, recording } = call;
  const talks = phase.kind === 'talking';
  const rung = phones.filter(({ stage }) => stage === 'ringing');
  const talking = phones.filter(({ stage }) => stage === 'talking');
  const isGroup = leg.place.kind === 'queue' || leg.place.kind === 'ringgroup';
  const waits = timer !== null || talks || (queueOf(call) !== undefined && rung.length === 0);
  return violations({
    'the leg and the phase do not agree': talks === (leg.stage === 'talking'),
    'a leg that does not talk is connected, or the other way round': talks === (leg.connected !== null),
    'a phone rings beside a talk': !talks || rung.length === 0,
    'too many phones talk': talking.length <= (talks && isGroup ? 1 : 0),
    'a queue talks by itself': !talks || !isGroup || talking.length === 1,
    'phones ring where none can': phones.length === 0 || isGroup,
    'a phone has another parent': phones.every(({ parent }) => parent === leg.id),
    'it waits for nothing': waits,
    'its time has passed': timer === null || timer.at >= now,
    'it is recorded': recording.since === null || (talks && recording.state === 'on'),
    'the parent is wrong': (call.id === leg.id) === (leg.parent === null),
    'a leg was answered and missed': leg.connected === null || !leg.missed,
    'a user talks to themselves': callerOf(leg) === undefined || callerOf(leg) !== userAt(leg) || !talks,
  }).map((rule) => `${rule}: ${JSON.stringify(call)}`);
}

export function historyViolations({ calls, effects, changes }: SimulatedExchange): string[] {
  const events = effects.filter((effect) => effect.kind === 'event');
  const ended = effects.filter((effect) => effect.kind === 'leg-ended');
  const legs = Map.groupBy(events, ({ leg }) => leg.id);
  return [
    ...violations({
      'calls are left': [...calls.values()].length === 0,
      'a leg has no record, or two': ended.length === legs.size,
    }),
    ...[...legs].flatMap(([id, story]) =>
      legViolations(story).map((rule) => `leg ${id}: ${rule}: ${story.map(({ name }) => name).join(' ')}`),
    ),
    ...[...Map.groupBy(events, ({ call }) => call.id)].flatMap(([id, story]) =>
      violations({
        [`call ${id} was missed twice`]: story.filter(({ final }) => final === true).length <= 1,
      }),
    ),
    ...talkViolations(effects),
    ...droppedViolations(changes),
  ];
}

/** A transferred call ends only when a side hangs up, or in a voicemail. */
function droppedViolations(changes: SimulatedExchange['changes']): string[] {
  return changes
    .filter(({ command, before, after }) => {
      if (after || !before || command.kind === 'hang-up' || command.kind === 'remove-user') return false;
      // A call that was redirected before anybody talked may end there.
      const isTransferred = before.leg.referred_by !== null && (before.transferor ?? before.origin) !== null;
      const isParted =
        (command.kind === 'transfer' || (command.kind === 'join' && before.consults === null)) &&
        before.phase.kind === 'talking';
      return (isTransferred && before.phase.kind !== 'voicemail') || isParted;
    })
    .map(({ command, before }) => `dropped by ${command.kind}: ${JSON.stringify(before)}`);
}

type LegStory = Extract<TimedEffect, { kind: 'event' }>[];

function legViolations(story: LegStory): string[] {
  const names = story.map(({ name }) => name);
  const last = story.at(-1);
  const connected = names.indexOf('call.connected');
  const isPlace = ['queue', 'ringgroup'].includes(last?.leg.place.kind ?? '');
  const answered = last?.leg.connected !== null;
  const isMenuDone =
    last?.leg.place.kind === 'ivr' && ['Normal Clearing', 'Blind Transfer'].includes(last.cause ?? '');
  return violations({
    'does not begin with call.initial': names[0] === 'call.initial',
    'does not end with its only call.hangup': names.indexOf('call.hangup') === names.length - 1,
    'is connected twice': names.filter((name) => name === 'call.connected').length <= 1,
    'is connected without call.connected': answered === connected >= 0 || isPlace,
    'ended unanswered and was not missed': answered || names.includes('call.missed') || isMenuDone,
    'was missed after it was answered': connected < 0 || !names.slice(connected + 1).includes('call.missed'),
    'is missed twice': !names.some((name, at) => name === 'call.missed' && names[at + 1] === name),
    'is on hold twice, or resumed twice': balanced(story),
  });
}

function balanced(story: LegStory): boolean {
  let held = 0;
  for (const { name } of story) {
    if (name === 'call.hold') held += 1;
    if (name === 'call.unhold') held -= 1;
    if (held < 0 || held > 2) return false;
  }
  return true;
}

/** A group's leg shares the talk of its phone, and every talk has an end. */
function talkViolations(effects: readonly TimedEffect[]): string[] {
  const began = effects.filter(({ kind }) => kind === 'talk-began').length;
  const over = effects.filter(({ kind }) => kind === 'talk-ended').length;
  const ended = effects.filter((effect) => effect.kind === 'leg-ended');
  return [
    ...violations({ 'a talk has no end': began === over }),
    ...ended.flatMap(({ leg, at }) => {
      const isPlace = leg.place.kind === 'queue' || leg.place.kind === 'ringgroup';
      if (!isPlace || leg.connected === null) return [];
      const [phone, ...others] = ended.filter(
        (one) => one.leg.parent === leg.id && one.leg.connected !== null && one.call.leg.id === leg.id,
      );
      const isShared = others.length === 0 && phone?.at === at && phone.leg.connected === leg.connected;
      return violations({ [`leg ${leg.id} talked otherwise than its phone`]: isShared });
    }),
  ];
}

/** The rules that do not hold. */
export function violations(rules: Record<string, boolean>): string[] {
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}
