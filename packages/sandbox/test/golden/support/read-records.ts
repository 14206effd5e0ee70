import { groups, nameOf, users } from './scenario.ts';
import { byLeg, byLive, type LegNames, type Outcome, secondsBetween } from './outcome.ts';
import type { World } from './world.ts';

// Scenarios read what they expect to be there.
type Fields = Record<string, any>;

const LISTS = ['cdrs', 'monitors', 'voicemessages'];

type Records = Pick<Outcome, 'cdrs' | 'recordings' | 'messages' | 'talked' | 'cost'>;

/** All records of calls that have ended, in one list for each kind. */
export function readLists(world: World): Promise<Fields[][]> {
  return Promise.all(LISTS.map(async (list) => (await world.ask(`GET /${list}?limit=5000`)).json.data));
}

/** The records that were added since `before`; `bodies` are the events received since. */
export async function newRecords(
  world: World,
  names: LegNames,
  before: Fields[][],
  bodies: Fields[],
): Promise<Records> {
  const [cdrs, monitors, messages] = (await readLists(world)).map((records, index) => {
    const known = new Set(before[index]!.map(({ id }) => id));
    return records.filter(({ id }) => !known.has(id));
  });
  const recordings: Fields[] = [];
  for (const monitor of monitors!) {
    const ready = bodies.find(({ monitor_id: id }) => Number(id) === monitor['id']);
    const audio = await world.ask(`GET /monitors/${monitor['id']}.mp3`);
    recordings.push({
      live: names.nameOf(ready?.['call_id']),
      caller: monitor['caller'],
      called: monitor['called'],
      duration: monitor['duration'],
      type: monitor['type'],
      user: ready ? nameOf(ready['user_id']) : null,
      ready: ready ? secondsBetween(world.begin, ready['event_time']) : null,
      ...(audio.json.bytes !== monitor['size'] && {
        size: `${monitor['size']}, but ${audio.json.bytes} bytes`,
      }),
    });
  }
  return {
    cdrs: byLeg(cdrs!.map((cdr) => [names.nameOf(cdr['live_id']), cdrOf(cdr, names)])),
    recordings: byLive(recordings),
    messages: byLive(
      messages!.map(({ live_id: live, duration, extension_id: box }) => ({
        live: names.nameOf(live),
        duration,
        box: nameOf(box),
      })),
    ),
    talked: talkedBy(cdrs!),
    cost: rounded(cdrs!.reduce((sum, { charge }) => sum + charge, 0)),
  };
}

function cdrOf(cdr: Fields, names: LegNames): Fields {
  const { src, dst, type, billsec, duration, charge, t_cause, disposition } = cdr;
  return {
    parent: names.nameOf(cdr['parent_live_id']),
    root: names.nameOf(cdr['root_live_id']),
    src,
    dst,
    type,
    user: nameOf(cdr['user_id']),
    dst_id: nameOf(cdr['dst_id']),
    billsec,
    duration,
    charge,
    t_cause,
    disposition,
  };
}

// By the legs at phones, on either side.
function talkedBy(cdrs: Fields[]): Record<string, number> {
  const talked: Record<string, number> = {};
  for (const { src_id: src, dst_id: dst, billsec } of cdrs) {
    if (billsec === 0 || groups.has(nameOf(dst))) continue;
    for (const user of [nameOf(src), nameOf(dst)].map(String))
      if (user in users) talked[user] = (talked[user] ?? 0) + billsec;
  }
  return talked;
}

// To a hundredth of a cent.
function rounded(amount: number): number {
  return Math.round(amount * 10_000) / 10_000;
}
