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

/** @param options.url Such as `https://host/v1.2/service`. */
export function openPlatform({ url, token }: { url: string; token: string }): Platform {
  return {
    liveCalls: () => readAll<LiveCallRecord>(`${url}/calls?`, token),
    queues: () => readAll<QueueRecord>(`${url}/queues?include=users&`, token),
  };
}

/** All records of a collection, page by page. */
async function readAll<T>(address: string, token: string): Promise<T[]> {
  const records: T[] = [];
  for (let page = 1; ; page += 1) {
    const response = await fetch(`${address}page=${page}&limit=100`, {
      headers: { 'X-Auth-Token': token },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`GET ${address} responded ${response.status}`);
    const { data } = (await response.json()) as { data: T[] };
    records.push(...data);
    if (data.length < 100) return records;
  }
}
