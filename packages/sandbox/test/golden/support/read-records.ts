import { byLeg } from './differences.ts';
import { groups, nameOf, users } from './scenario.ts';
import type { LegNames, Outcome } from './outcome.ts';
import { secondsBetween } from './seconds-between.ts';
import type { World } from './world.ts';

// Scenarios read what they expect to be there.
type Fields = Record<string, any>;

/** What the API has of calls that are over. */
export interface Records extends Pick<Outcome, 'cdrs' | 'recordings' | 'messages' | 'talked' | 'cost'> {
  /** Ids of all records, by their list. */
  ids: Record<string, Set<unknown>>;
}

/**
 * Reads CDRs, recordings and voicemail messages.
 *
 * @param since Records that were there before are left out; `bodies` are the events received since.
 */
export async function readRecords(
  world: World,
  names: LegNames,
  since?: { before: Records; bodies: Fields[] },
): Promise<Records> {
  const [cdrs, monitors, messages] = await Promise.all(
    ['cdrs', 'monitors', 'voicemessages'].map((list) => newIn(world, list, since?.before.ids[list])),
  );
  const recordings: Fields[] = [];
  for (const monitor of monitors!) {
    const ready = since?.bodies.find(({ monitor_id: id }) => Number(id) === monitor['id']);
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
    ids: {
      cdrs: new Set(cdrs!.map(({ id }) => id)),
      monitors: new Set(monitors!.map(({ id }) => id)),
      voicemessages: new Set(messages!.map(({ id }) => id)),
    },
    cdrs: byLeg(cdrs!.map((cdr) => [names.nameOf(cdr['live_id']), cdrOf(cdr, names)])),
    recordings,
    messages: messages!.map(({ live_id: live, duration, extension_id: box }) => ({
      live: names.nameOf(live),
      duration,
      box: nameOf(box),
    })),
    talked: talkedBy(cdrs!),
    cost: rounded(cdrs!.reduce((sum, { charge }) => sum + charge, 0)),
  };
}

async function newIn(world: World, list: string, known = new Set<unknown>()): Promise<Fields[]> {
  const { json } = await world.ask(`GET /${list}?limit=5000`);
  return json.data.filter(({ id }: Fields) => !known.has(id));
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

/** Seconds that users have talked, by the legs at phones: on either side. */
function talkedBy(cdrs: Fields[]): Record<string, number> {
  const talked: Record<string, number> = {};
  for (const { src_id: src, dst_id: dst, billsec } of cdrs) {
    if (billsec === 0 || groups.has(nameOf(dst))) continue;
    for (const user of [nameOf(src), nameOf(dst)].map(String))
      if (user in users) talked[user] = (talked[user] ?? 0) + billsec;
  }
  return talked;
}

/** Money to a hundredth of a cent. */
function rounded(amount: number): number {
  return Math.round(amount * 10_000) / 10_000;
}
