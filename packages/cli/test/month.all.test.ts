import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { startServer } from '@telephony/testing/start-server';
import { expect, test } from 'vitest';
import { LATENESS } from '../../sandbox/test/month/support/lateness.ts';
import { MonthLaws, type Revision } from '../../sandbox/test/month/support/month-laws.ts';
import { type Host, playMonth, type Program } from '../../sandbox/test/month/support/play-month.ts';
import { spawnTelephony } from './support/telephony.ts';

const HOUR_MS = 3_600_000;

async function startGate() {
  let host: Host | undefined;
  const origin = await startServer((request, response) => {
    const pass = async () => {
      const { method = 'GET', url = '', headers } = request;
      const token = String(headers['x-auth-token'] ?? host!.token);
      const address = new URL(url, host!.baseUrl).href;
      const answer = await host!.fetch(address, { method, headers: { 'x-auth-token': token } });
      const body = await answer.text();
      const date = answer.headers.get('date');
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
        ...(date && { date }),
      });
      response.end(body);
    };
    pass().catch(() => response.destroy());
  });
  return { open: (opened: Host) => void (host = opened), url: `${origin}/v1.2/voice` };
}

const readDate = (name: string, value: unknown) =>
  typeof value === 'string' && /^(?:since|[a-z]+At)$/.test(name) ? new Date(value) : value;

test(
  'of a month, the command prints every call, and right in the end, though it is killed at any moment',
  { timeout: 600_000 },
  async () => {
    const gate = await startGate();
    const cursor = join(temporaryFolder(), 'cursor.json');
    let laws: MonthLaws | undefined;
    let running: { kill: () => void; closed: Promise<unknown> } | undefined;
    let runs = 0;
    let kills = 0;

    async function run(host: Host, killAfterMs?: number) {
      const since = existsSync(cursor) ? [] : ['--since', new Date(host.since).toISOString().slice(0, 10)];
      const child = spawnTelephony(['calls', 'pull', '--cursor', cursor, ...since], {
        TELEPHONY_URL: gate.url,
        TELEPHONY_TOKEN: host.token,
      });
      // What was printed is told, whatever happens to the process then.
      createInterface(child.stdout).on('line', (line) =>
        laws!.told(JSON.parse(line, readDate) as Revision, host.now()),
      );
      const closed = once(child, 'close');
      const said = text(child.stderr);
      running = { kill: () => void child.kill('SIGKILL'), closed };
      if (killAfterMs !== undefined) await Promise.race([closed, sleep(killAfterMs)]);
      if (killAfterMs !== undefined) running.kill();
      const [code] = (await closed) as [number | null];
      runs += 1;
      kills += Number(code === null);
      return { code, said: await said };
    }

    function start(host: Host): Program {
      running?.kill();
      gate.open(host);
      let ranAt = -Infinity;
      return {
        async pass() {
          if (host.now() < ranAt + 8 * HOUR_MS) return { completeUntil: undefined };
          ranAt = host.now();
          await running?.closed;
          for (let left = 2; left > 0; left -= 1) await run(host, 80 + ((runs * 137) % 400));
          const { code, said } = await run(host);
          if (code !== 0) throw new Error(said);
          const [, until] = /Complete until (.+) UTC\.$/m.exec(said)!;
          return { completeUntil: Date.parse(`${until}Z`) };
        },
      };
    }

    await playMonth({
      seed: 7,
      forms: 'default',
      late: LATENESS['late, ids of the appearance'],
      start,
      witness: (...known) => (laws = new MonthLaws(true, ...known)),
    });
    const { calls, violations } = laws!.finish();
    expect(violations).toEqual([]);
    expect(calls).toBeGreaterThan(200);
    // How many runs end before they are killed depends on the machine.
    expect(kills).toBeGreaterThan(10);
  },
);
