import type { Claim, EventStore } from '../event-store.ts';
import { readKept } from '../read-kept.ts';
import { fieldOf } from '../../field-of.ts';
import { createQuery } from './create-query.ts';
import { PRUNE_EVERY } from './expiry.ts';
import type { PostgresClient } from './postgres-client.ts';
import type { PostgresStoreOptions } from './postgres-store-options.ts';
import { statementsOf } from './statements.ts';

/**
 * A store in Postgres 12 or newer, for several processes. Each method is one statement and one trip; all times are those of the
 * server. It deletes what has expired, now and then before a claim.
 *
 * @param client A pool, since each statement is its own transaction. For the isolation level `read committed`, the default.
 * @throws TypeError if `prefix` is not the beginning of a name.
 */
export function postgresStore(client: PostgresClient, options: PostgresStoreOptions = {}): EventStore {
  const query = createQuery(client, options);
  const statements = statementsOf(options.prefix);
  let claims = 0;
  const changes = async (...statement: Parameters<typeof query>) => (await query(...statement)).length > 0;

  return {
    async claim(key, leaseMs, rememberMs): Promise<Claim> {
      if ((claims += 1) % PRUNE_EVERY === 0) for (const prune of statements.prunes) await query(prune);
      const token = crypto.randomUUID();
      const times = [leaseMs, rememberMs].map(Math.ceil);
      const [row] = await query(statements.claim, key, token, ...times);
      if (!row) return { state: 'busy' };
      const attempt = Number(fieldOf(row, 'attempt'));
      return attempt > 0 ? { state: 'claimed', token, attempt } : { state: 'done' };
    },
    renew: (key, token, leaseMs) => changes(statements.renew, key, token, Math.ceil(leaseMs)),
    complete: (key, token, rememberMs) => changes(statements.complete, key, token, Math.ceil(rememberMs)),
    release: (key, token) => changes(statements.release, key, token),
    async keep(delivery, keepMs) {
      await query(statements.keep, delivery.id, Math.ceil(keepMs), JSON.stringify(delivery));
    },
    async kept(after = '', limit = 100) {
      const rows = await query(statements.kept, after, limit);
      return rows.map((row) => readKept(fieldOf(row, 'delivery')));
    },
    forget: (id) => changes(statements.forget, id),
  };
}
