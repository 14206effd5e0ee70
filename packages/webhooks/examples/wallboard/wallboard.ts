import { DatabaseSync } from 'node:sqlite';
import type { TelephonyEvent } from '@telephony/webhooks';
import { sqliteCallStore } from '@telephony/webhooks/sqlite';
import {
  type CallBack,
  callBacks,
  type LiveCallRecord,
  type Party,
  queueFigures,
  type QueueFigures,
  type Call,
  userFigures,
  type UserFigures,
} from '@telephony/calls';
import { CallTracker } from '@telephony/webhooks/tracker';

export interface Wallboard {
  add(event: TelephonyEvent): Promise<unknown>;
  board(): Board;
  stop(): Promise<void>;
}

/** Calls of today, which the tracker keeps in a file, and the agents of the queues. */
export async function startWallboard({
  file,
  platform,
  now = Date.now,
}: {
  file: string;
  platform: Platform;
  now?: () => number;
}): Promise<Wallboard> {
  const calls = new Map<number, Call>();
  let queues: QueueRecord[] = [];
  const keep = (call: Call): void => {
    // What was taken for a call may turn out to be a leg of this one.
    for (const { legId } of call.segments) calls.delete(legId);
    calls.set(call.rootCallId, { ...call, timeline: [] });
  };
  const askQueues = async (): Promise<void> => {
    queues = await platform.queues().catch((error: unknown) => (console.error(error), queues));
  };
  const database = new DatabaseSync(file, { timeout: 2000 });
  const tracker = new CallTracker({
    store: sqliteCallStore(database),
    keepMs: 36 * 60 * 60_000,
    staleMs: 10 * 60_000,
    liveCalls: () => platform.liveCalls(),
    onChange: keep,
    now,
  });
  for await (const call of tracker.calls()) keep(call);
  await Promise.all([tracker.start(), askQueues()]);
  const timer = setInterval(() => void askQueues(), 60_000);

  return {
    add: (event) => tracker.add(event),
    board() {
      const midnight = new Date(now()).setHours(0, 0, 0, 0);
      for (const [id, { startedAt, state }] of calls)
        if (state === 'ended' && Number(startedAt) < midnight) calls.delete(id);
      return boardOf([...calls.values()], queues, now());
    },
    async stop() {
      clearInterval(timer);
      await tracker.stop();
      database.close();
    },
  };
}

interface Board {
  /** Milliseconds since 1970. */
  now: number;
  queues: QueueFigures[];
  /** `isAway`: signed out of all queues. */
  agents: (UserFigures & { isAway: boolean })[];
  missed: CallBack[];
}

// Queues and agents without calls, too.
function boardOf(calls: readonly Call[], queues: readonly QueueRecord[], now: number): Board {
  const known = queueFigures(calls);
  const users = userFigures(calls);
  const members = queues.flatMap((queue) => queue.users ?? []).filter((user) => typeof user === 'object');
  return {
    now,
    queues: queues.map(
      ({ id, name = null }) =>
        known.find(({ queue }) => queue.id === id) ?? { ...noCalls, queue: { id, name, number: null } },
    ),
    agents: [...Map.groupBy(members, ({ id }) => id)].map(([id, inQueues]) => {
      const [{ first_name: first = '', last_name: last = '' } = {}] = inQueues;
      const user: Party = { id, name: `${first} ${last}`.trim(), number: null };
      const figures = users.find((one) => one.user.id === id) ?? { ...noTalks, user };
      return { ...figures, isAway: inQueues.every(({ status }) => status === false) };
    }),
    missed: callBacks(calls),
  };
}

const noCalls = {
  waiting: [],
  answered: 0,
  abandoned: 0,
  passedOn: 0,
  averageWait: null,
  serviceLevel: null,
};
const noTalks = { state: 'free', since: null, with: null, talks: 0, talkSeconds: 0 } as const;

/** From `GET /queues?include=users`. */
interface QueueRecord {
  id: number;
  name?: string | null;
  users?:
    | readonly (number | { id: number; first_name?: string; last_name?: string; status?: boolean })[]
    | null;
}

interface Platform {
  liveCalls(): Promise<LiveCallRecord[]>;
  queues(): Promise<QueueRecord[]>;
}

// The largest page (ledger N-17).
const LIMIT = 5000;

/** @param options.url Such as `https://host/v1.2/service`. */
export function openPlatform({ url, token }: { url: string; token: string }): Platform {
  return {
    liveCalls: () => readAll<LiveCallRecord>(`${url}/calls?limit=${LIMIT}`, token),
    queues: () => readAll<QueueRecord>(`${url}/queues?include=users&limit=${LIMIT}`, token),
  };
}

async function readAll<T>(address: string, token: string): Promise<T[]> {
  const response = await fetch(address, {
    headers: { 'X-Auth-Token': token },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`GET ${address} responded ${response.status}`);
  const { data } = (await response.json()) as { data: T[] };
  return data;
}
