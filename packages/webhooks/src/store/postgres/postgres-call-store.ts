import type { CallStore } from '../../tracker/keep/call-store.ts';
import { readCall } from '../read-call.ts';
import { callStatementsOf } from './call-statements.ts';
import { createQuery } from './create-query.ts';
import { PRUNE_EVERY } from './expiry.ts';
import type { PostgresClient } from './postgres-client.ts';
import type { PostgresStoreOptions } from './postgres-store-options.ts';

/**
 * Calls of a tracker in Postgres 12 or newer, for several processes. Each method is one statement and one trip; all times are
 * those of the server. It deletes what has expired, now and then before it saves.
 *
 * @param client A pool, since each statement is its own transaction. For the isolation level `read committed`, the default.
 * @throws TypeError if `prefix` is not the beginning of a name.
 */
export function postgresCallStore(client: PostgresClient, options: PostgresStoreOptions = {}): CallStore {
  const query = createQuery(client, options);
  const statements = callStatementsOf(options.prefix);
  let saves = 0;
  return {
    async load(key) {
      const [row] = await query(statements.load, key);
      return row === undefined ? undefined : readCall(row);
    },
    async save(key, call, { version, isOpen, keepMs }) {
      if ((saves += 1) % PRUNE_EVERY === 0) await query(statements.prune);
      const values = [key, crypto.randomUUID(), JSON.stringify(call), isOpen, Math.ceil(keepMs)];
      const rows =
        version === null
          ? await query(statements.insert, ...values)
          : await query(statements.update, ...values, version);
      return rows.length > 0;
    },
    open: async (after = '', limit = 100) => (await query(statements.open, after, limit)).map(readCall),
    all: async (after = '', limit = 100) => (await query(statements.all, after, limit)).map(readCall),
  };
}
