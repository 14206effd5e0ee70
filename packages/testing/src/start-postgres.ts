import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

/**
 * Starts a Postgres of Debian's package on a socket in a temporary folder.
 *
 * @param settings Such as `synchronous_commit=off`.
 */
export async function startPostgres(...settings: string[]) {
  const [initdb] = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().toReversed();
  if (initdb === undefined) throw new Error('Postgres is not installed. Run: apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'telephony-postgres-'));
  const owner = ownerFor(folder);
  const data = join(folder, 'data');
  const made = spawnSync(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], {
    ...owner,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const postgres = join(dirname(initdb), 'postgres');
  let server = start();

  function start() {
    const options = ['listen_addresses=', ...settings].flatMap((setting) => ['-c', setting]);
    return spawn(postgres, ['-D', data, '-k', folder, ...options], {
      ...owner,
      stdio: 'ignore',
    });
  }

  async function ready(): Promise<void> {
    for (;;) {
      const client = new Client({ host: folder, user: 'postgres' });
      try {
        await client.connect();
        await client.end();
        return;
      } catch {
        if (server.exitCode !== null) throw new Error('postgres has ended before it was ready.');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  // The processes of its connections have groups of their own.
  function signal(name: NodeJS.Signals): void {
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
    server.kill(name);
    for (const child of children.trim().split(' ').filter(Boolean)) process.kill(Number(child), name);
  }

  async function kill(): Promise<void> {
    const closed = once(server, 'close');
    // Stopped, it does not restart its killed processes.
    server.kill('SIGSTOP');
    signal('SIGKILL');
    await closed;
  }

  await ready();
  return {
    folder,
    signal,
    kill,
    async start(): Promise<void> {
      server = start();
      await ready();
    },
    async end(): Promise<void> {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// Postgres refuses to run as root.
function ownerFor(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid = 0, gid = 0] = ['-u', '-g'].map((option) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  chownSync(folder, uid, gid);
  return { uid, gid };
}
