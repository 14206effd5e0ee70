import { callerOf, type LiveCall, queueOf, userAt } from '../../../src/telephony/state/call.ts';
import { decide } from '../../../src/telephony/decide.ts';
import type { Dated, SimulatedExchange } from './simulated-exchange.ts';

export function liveViolations({ calls, office, next }: SimulatedExchange): string[] {
  const legs = [...calls.values()].flatMap(({ leg, phones }) => [leg, ...phones]);
  const again = decide(office, calls, next, { kind: 'look-again' });
  return [
    ...broken(again.kind === 'done' && again.changes.size === 0, 'a free agent is not rung'),
    ...[...calls.values()].flatMap((call) => callViolations(call, office.now)),
    ...broken(new Set(legs.map(({ id }) => id)).size === legs.length, 'two legs have the same id'),
  ];
}

function callViolations(call: LiveCall, now: number): string[] {
  const { leg, phones, phase, timer, recording } = call;
  const talks = phase.kind === 'talking';
  const rung = phones.filter(({ stage }) => stage === 'ringing');
  const talking = phones.filter(({ stage }) => stage === 'talking');
  const isGroup = leg.place.kind === 'queue' || leg.place.kind === 'ringgroup';
  const waits = timer !== null || talks || (queueOf(call) !== undefined && rung.length === 0);
  return [
    ...broken(talks === (leg.stage === 'talking'), 'the leg and the phase do not agree'),
    ...broken(
      talks === (leg.connected !== null),
      'a leg that does not talk is connected, or the other way round',
    ),
    ...broken(!talks || rung.length === 0, 'a phone rings beside a talk'),
    ...broken(talking.length <= (talks && isGroup ? 1 : 0), 'too many phones talk'),
    ...broken(!talks || !isGroup || talking.length === 1, 'a queue talks by itself'),
    ...broken(phones.length === 0 || isGroup, 'phones ring where none can'),
    ...broken(
      phones.every(({ parent }) => parent === leg.id),
      'a phone has another parent',
    ),
    ...broken(waits, 'it waits for nothing'),
    ...broken(timer === null || timer.at >= now, 'its time has passed'),
    ...broken(recording.since === null || (talks && recording.state === 'on'), 'it is recorded'),
    ...broken(call.id === leg.id ? leg.parent === null : leg.parent !== null, 'the parent is wrong'),
    ...broken(leg.connected === null || !leg.missed, 'a leg was answered and missed'),
    ...broken(
      callerOf(leg) === undefined || callerOf(leg) !== userAt(leg) || !talks,
      'a user talks to themselves',
    ),
  ].map((rule) => `${rule}: ${JSON.stringify(call)}`);
}

export function historyViolations({ calls, effects, changes }: SimulatedExchange): string[] {
  const events = effects.filter((effect) => effect.kind === 'event');
  const ended = effects.filter((effect) => effect.kind === 'leg-ended');
  const legs = Map.groupBy(events, ({ leg }) => leg.id);
  return [
    ...broken([...calls.values()].length === 0, 'calls are left'),
    ...broken(ended.length === legs.size, 'a leg has no record, or two'),
    ...[...legs].flatMap(([id, story]) =>
      legViolations(story).map((rule) => `leg ${id}: ${rule}: ${story.map(({ name }) => name).join(' ')}`),
    ),
    ...[...Map.groupBy(events, ({ call }) => call.id)].flatMap(([id, story]) =>
      broken(story.filter(({ final }) => final === true).length <= 1, `call ${id} was missed twice`),
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

type LegStory = Extract<Dated, { kind: 'event' }>[];

function legViolations(story: LegStory): string[] {
  const names = story.map(({ name }) => name);
  const last = story.at(-1);
  const connected = names.indexOf('call.connected');
  const isPlace = ['queue', 'ringgroup'].includes(last?.leg.place.kind ?? '');
  const answered = last?.leg.connected !== null;
  return [
    ...broken(names[0] === 'call.initial', 'does not begin with call.initial'),
    ...broken(names.indexOf('call.hangup') === names.length - 1, 'does not end with its only call.hangup'),
    ...broken(names.filter((name) => name === 'call.connected').length <= 1, 'is connected twice'),
    ...broken(answered === connected >= 0 || isPlace, 'is connected without call.connected'),
    ...broken(
      answered ||
        names.includes('call.missed') ||
        (last?.leg.place.kind === 'ivr' && CHOSEN.has(last.cause ?? '')),
      'ended unanswered and was not missed',
    ),
    ...broken(
      connected < 0 || !names.slice(connected + 1).includes('call.missed'),
      'was missed after it was answered',
    ),
    ...broken(!names.some((name, at) => name === 'call.missed' && names[at + 1] === name), 'is missed twice'),
    ...broken(balanced(story), 'is on hold twice, or resumed twice'),
  ];
}

const CHOSEN: ReadonlySet<string> = new Set(['Normal Clearing', 'Blind Transfer']);

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
function talkViolations(effects: readonly Dated[]): string[] {
  const began = effects.filter(({ kind }) => kind === 'talk-began').length;
  const over = effects.filter(({ kind }) => kind === 'talk-ended').length;
  const ended = effects.filter((effect) => effect.kind === 'leg-ended');
  return [
    ...broken(began === over, 'a talk has no end'),
    ...ended.flatMap(({ leg, at }) => {
      const phones = ended.filter(
        (one) => one.leg.parent === leg.id && one.leg.connected !== null && one.call.leg.id === leg.id,
      );
      const isPlace = leg.place.kind === 'queue' || leg.place.kind === 'ringgroup';
      if (!isPlace || leg.connected === null) return [];
      const [phone] = phones;
      return broken(
        phones.length === 1 && phone?.at === at && phone.leg.connected === leg.connected,
        `leg ${leg.id} talked otherwise than its phone`,
      );
    }),
  ];
}

function broken(holds: boolean, rule: string): string[] {
  return holds ? [] : [rule];
}
