import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Platform } from '../../../src/platform/platform.ts';

/** The wallboard in this process: it has the time of the platform, and all of its events. */
export interface ServedWallboard {
  url: string;
  /** Resolves when it has taken all events so far. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** @param port Default: a free one. */
export async function serveWallboard(platform: Platform, file: string, port = 0): Promise<ServedWallboard> {
  const { clock, exchange, store } = platform;
  const board = await loadWallboard({
    file,
    now: () => clock.now(),
    platform: {
      liveCalls: async () => exchange.list(),
      queues: async () =>
        store.tables.queues.list().map(({ id, name }) => ({ id, name, users: membersOf(platform, id) })),
    },
  });
  const page = new URL(
    'examples/wallboard/serve-page.ts',
    import.meta.resolve('@telephony/webhooks/package.json'),
  );
  const { servePage } = await import(page.href);
  let taken: Promise<unknown> = Promise.resolve();
  platform.events.listen((event) => {
    taken = taken.then(() => board.add(event)).catch(() => {});
  });
  const server: Server = createServer(servePage(board)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async settled() {
      await taken;
    },
    async close() {
      await taken;
      server.close();
      server.closeAllConnections();
      await board.stop();
    },
  };
}

function membersOf({ store }: Platform, queue: number) {
  const { queue_members: members, users } = store.tables;
  return members
    .list()
    .filter(({ queue_id: id }) => id === queue)
    .map(({ joined, user_id: id }) => {
      const { first_name: first, last_name: last } = users.get(id) ?? {};
      return { id, first_name: first, last_name: last, status: joined };
    });
}

/** The state of the example, loaded into this process: for a clock that can be moved. */
export async function loadWallboard(options: {
  file: string;
  now: () => number;
  platform: { liveCalls(): Promise<unknown[]>; queues(): Promise<unknown[]> };
  // Tests read what they expect to be there.
}): Promise<any> {
  const file = new URL(
    'examples/wallboard/wallboard.ts',
    import.meta.resolve('@telephony/webhooks/package.json'),
  );
  const { startWallboard } = await import(file.href);
  return startWallboard(options);
}
