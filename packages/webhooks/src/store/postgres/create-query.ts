import type { PostgresClient } from './postgres-client.ts';
import type { PostgresStoreOptions } from './postgres-store-options.ts';
import { DEFAULT_PREFIX, postgresTables } from './postgres-tables.ts';

/**
 * Creates what runs the statements of a store, on its tables, which it creates before the first.
 *
 * @returns A function that returns the rows of a statement.
 * @throws TypeError if `prefix` is not the beginning of a name.
 */
export function createQuery(
  client: PostgresClient,
  { prefix = DEFAULT_PREFIX, create = true }: PostgresStoreOptions,
): (statement: string, ...values: unknown[]) => Promise<unknown[]> {
  const tables = postgresTables(prefix);
  let ready: Promise<unknown> | undefined;
  return async (statement, ...values) => {
    if (create) {
      ready ??= client.query(tables).catch((error: unknown) => {
        ready = undefined;
        throw error;
      });
      await ready;
    }
    return (await client.query(statement, values)).rows;
  };
}
