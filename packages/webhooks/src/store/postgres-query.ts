/** A `Pool` of `pg`, a PGlite, or anything like them. */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

const PREFIX = /^(?:[a-z_][a-z0-9_]{0,40}\.)?([a-z_][a-z0-9_]{0,40})$/;

export function bareName(prefix: string): string {
  const [, bare] = PREFIX.exec(prefix) ?? [];
  if (bare === undefined)
    throw new TypeError(
      `The prefix of tables is "${prefix}". Pass lower-case letters, digits and _, perhaps after a schema and a dot.`,
    );
  return bare;
}

// CREATE TABLE IF NOT EXISTS fails while another process creates the table.
export function createStatement(lock: string, statements: string): string {
  return `DO $$ BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('${lock}'));${statements}
END $$`;
}

export function createQuery(
  client: PostgresClient,
  tables: string,
  create = true,
): (statement: string, ...values: unknown[]) => Promise<unknown[]> {
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
