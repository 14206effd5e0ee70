/** Sends the megabytes that a sandbox with a million CDRs takes, after it has served a page. */
import { startSandbox } from '@telephony/sandbox';

await using sandbox = await startSandbox({
  port: 0,
  clock: 'manual',
  history: 300,
  users: 100,
  callsPerDay: 850,
});
const headers = { 'x-auth-token': sandbox.signIn?.token ?? '' };
const response = await fetch(`${sandbox.baseUrl}/cdrs?limit=5000&sort=id`, { headers });
const { total } = (await response.json()) as { total: number };
if (total < 1_000_000) throw new Error(`The history has ${total} CDRs.`);
process.send?.(process.memoryUsage().rss / 1e6);
