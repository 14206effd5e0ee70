import { strictContract } from '../../support/strict-contract.ts';
import { legOf } from './expected.ts';
import { nameOf, type Scenario, type Step, users } from './scenario.ts';
import { LegNames, type Outcome, secondsBetween } from './outcome.ts';
import { newRecords, readLists } from './read-records.ts';
import { startWorld, type World } from './world.ts';

export interface ScenarioRun {
  outcome: Outcome;
  /** Time of the beginning as events write it. */
  begin: string;
  /** The events as the receiver got them. Scenarios read what they expect to be there. */
  bodies: Record<string, any>[];
}

/** Runs a scenario on a sandbox of its own. */
export async function runScenario(scenario: Scenario): Promise<ScenarioRun> {
  const world = await startWorld(scenario);
  const names = new LegNames([...new Set(scenario.events.map(legOf))]);
  const faults: string[] = [];
  const busy: Record<string, string[]> = {};
  const before = await readLists(world);
  let now = 0;
  const moveTo = async (second: number) => {
    await world.settle(second - now);
    now = second;
    for (const { event } of world.receiver.received) if ('state' in event) names.add(Number(event.call_id));
  };
  for (const moment of momentsOf(scenario)) {
    await moveTo(moment);
    for (const step of scenario.steps.filter(({ at }) => at === moment)) {
      faults.push(...(await take(world, names, step)));
      await moveTo(moment);
    }
    if (scenario.meaning.busy[moment]) busy[moment] = await busyUsers(world);
  }
  const { json: live } = await world.ask('GET /_sandbox/calls');
  for (const { id } of live.data) faults.push(`${names.nameOf(id)} is still live`);
  const bodies = world.receiver.received.map(({ event }) => event);
  for (const event of bodies)
    for (const fault of strictContract().eventViolations(event.event_name, event))
      faults.push(`${event.event_name}: ${fault}`);
  const events = bodies
    .filter((event) => 'state' in event)
    .map((event) => eventOf(event, names, secondsBetween(world.begin, event.event_time)));
  const records = await newRecords(world, names, before, bodies);
  return { outcome: { ...records, events, busy, faults }, begin: world.begin, bodies };
}

// The seconds of steps and looks, and the end.
function momentsOf({ steps, events, meaning, until }: Scenario): number[] {
  const moments = [...steps, ...events].map(({ at }) => at);
  const looked = Object.keys(meaning.busy).map(Number);
  const end = until ?? Math.max(...moments, ...looked) + 30;
  return [...new Set([...steps.map(({ at }) => at), ...looked, end])].toSorted((one, other) => one - other);
}

// Returns where the response differs from the expected one.
async function take(world: World, names: LegNames, step: Step): Promise<string[]> {
  const line = step.api ?? step.control?.replace(' ', ' /_sandbox') ?? '';
  const where = `+${step.at} s ${line}`;
  const leg = /\{(\w+)\}/.exec(line)?.[1];
  const id = leg === undefined ? undefined : names.idOf(leg);
  if (leg !== undefined && id === undefined) return [`${where}: there is no leg ${leg} yet`];
  const { status, json } = await world.ask(line.replace(`{${leg}}`, String(id)), step.body, step.as);
  const { status: wanted, data = {} } = step.expect ?? {};
  const right = wanted === undefined ? status < 400 : status === wanted;
  if (!right) return [`${where}: status ${status} ${JSON.stringify(json)}`];
  await world.settle();
  for (const { event } of world.receiver.received) if ('state' in event) names.add(Number(event.call_id));
  const record = json.data ?? json;
  return Object.entries(data).flatMap(([field, value]) => {
    const isLeg = field === 'id' || field === 'parent_id';
    const is = isLeg ? names.nameOf(record[field]) : record[field];
    return is === value ? [] : [`${where}: ${field} should be ${String(value)}, is ${String(is)}`];
  });
}

async function busyUsers(world: World): Promise<string[]> {
  const found: string[] = [];
  for (const [name, id] of Object.entries(users)) {
    const { json } = await world.ask(`GET /users/${id}/calls`);
    if ([json.data ?? []].flat().length > 0) found.push(name);
  }
  return found.toSorted();
}

// Scenarios read what they expect to be there.
function eventOf(event: Record<string, any>, names: LegNames, at: number): Record<string, unknown> {
  const { state, context, destination, src, src_id, dst, dst_id, duration, t_cause } = event;
  return {
    leg: names.nameOf(event['call_id']),
    event: String(event['event_name']).replace('call.', ''),
    root: names.nameOf(event['root_call_id']),
    at,
    state,
    context,
    destination,
    src,
    src_id: nameOf(src_id),
    dst,
    dst_id: nameOf(dst_id),
    duration,
    t_cause,
    ...('final' in event && { final: event['final'] }),
    ...('terminated_by' in event && { terminated_by: event['terminated_by'] }),
  };
}
