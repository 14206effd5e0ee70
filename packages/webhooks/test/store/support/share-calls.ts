import { type CallEvent } from '@telephony/calls';
import { type CallStore, type CallTracker, memoryCallStore } from '../../../src/tracker.ts';
import { openCallStore } from './open-store.ts';
import { workInTwo } from './share-work.ts';
import { callsOfTheirOwn, type Said, sorted, trackerOn } from '../../support/calls.ts';

interface SharedCalls {
  different: number[];
  unreported: number[];
  twice: number;
  left: number;
  inTime: boolean;
}

export const SAME: SharedCalls = { different: [], unreported: [], twice: 0, left: 0, inTime: true };

export async function shareCalls(
  place: string,
  trouble?: () => Promise<void>,
  copies = 4,
): Promise<SharedCalls> {
  const calls = callsOfTheirOwn(copies);
  const events = interleaved(calls.map((call) => call.events));
  const { results, inTime } = await workInTwo([place, 'calls'], events, trouble);
  const said = results.flat() as Said[];

  const store = await openCallStore(place);
  const shared = await finish(store, said);
  const saidAlone: Said[] = [];
  const alone = trackerOn(memoryCallStore(), saidAlone);
  for (const event of events) await alone.add(event);
  await alone.flush();
  const different = [];
  const unreported = [];
  for (const { rootCallId } of calls) {
    const [call, expected] = [await shared.get(rootCallId), await alone.get(rootCallId)];
    const isSame = JSON.stringify(sorted(call)) === JSON.stringify(sorted(expected));
    if (!isSame || call?.timeline.length !== expected?.timeline.length) different.push(rootCallId);
    if (lastSaid(said, rootCallId) !== lastSaid(saidAlone, rootCallId)) unreported.push(rootCallId);
  }
  const left = (await store.open('', 10_000)).filter(({ call }) => call.dueAt !== null).length;
  return {
    different,
    unreported,
    twice: said.length - new Set(said.map(({ outcomeId }) => outcomeId)).size,
    left,
    inTime,
  };
}

async function finish(store: CallStore, said: Said[]): Promise<CallTracker> {
  const tracker = trackerOn(store, said);
  await tracker.flush();
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await tracker.flush();
  return tracker;
}

function lastSaid(said: readonly Said[], rootCallId: number): string | undefined {
  const ofCall = said.filter((each) => each.rootCallId === rootCallId);
  return ofCall
    .toSorted((one, other) => one.at - other.at)
    .at(-1)
    ?.outcomeId.split('-')[2];
}

function interleaved(lists: readonly (readonly CallEvent[])[]): CallEvent[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
