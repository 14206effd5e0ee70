/** What the wallboard asks the platform for. `@telephony/client` does it too; here it is plain `fetch`. */
import type { LiveCallRecord } from '@telephony/webhooks/tracker';

/** A queue as `GET /queues?include=users` shows it. */
export interface QueueRecord {
  id: number;
  name?: string | null;
  users?:
    | readonly (number | { id: number; first_name?: string; last_name?: string; status?: boolean })[]
    | null;
}

export interface Platform {
  liveCalls(): Promise<LiveCallRecord[]>;
  queues(): Promise<QueueRecord[]>;
}

/** The largest page. No account has more calls or queues, and whether pages count from 0 or 1 is unknown (ledger N-17). */
const LIMIT = 5000;

/** @param options.url Such as `https://host/v1.2/service`. */
export function openPlatform({ url, token }: { url: string; token: string }): Platform {
  return {
    liveCalls: () => readAll<LiveCallRecord>(`${url}/calls?limit=${LIMIT}`, token),
    queues: () => readAll<QueueRecord>(`${url}/queues?include=users&limit=${LIMIT}`, token),
  };
}

/** All records of a collection, in one page. */
async function readAll<T>(address: string, token: string): Promise<T[]> {
  const response = await fetch(address, {
    headers: { 'X-Auth-Token': token },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`GET ${address} responded ${response.status}`);
  const { data } = (await response.json()) as { data: T[] };
  return data;
}
