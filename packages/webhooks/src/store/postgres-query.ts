import { fieldOf } from '../values.ts';
import { newerText, type Schema, versionsTable } from './schema.ts';

/** A `Pool` of `pg`, a PGlite, or anything like them. */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** The SQL that brings a schema to its last version, as one statement. */
export function postgresSchema(schema: Schema): string {
  const { prefix, part, steps } = schema;
  const versions = `${prefix}schema`;
  // CREATE TABLE IF NOT EXISTS fails while another process creates the table.
  return `DO $$ DECLARE known integer; BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('${prefix}'));
  ${versionsTable(schema)}
  SELECT coalesce(max(version), 0) INTO known FROM ${versions} WHERE part = '${part}';
  IF known > ${steps.length} THEN RAISE EXCEPTION '${newerText(schema)}'; END IF;
${steps.map((step, index) => `  IF known <= ${index} THEN${step}\n  END IF;\n`).join('')}  INSERT INTO ${versions} (part, version) VALUES ('${part}', ${steps.length})
    ON CONFLICT (part) DO UPDATE SET version = excluded.version;
END $$`;
}

export function createQuery(
  client: PostgresClient,
  schema: Schema,
  create = true,
): (statement: string, ...values: unknown[]) => Promise<unknown[]> {
  const prepare = create ? () => client.query(postgresSchema(schema)) : () => checkVersion(client, schema);
  let ready: Promise<unknown> | undefined;
  return async (statement, ...values) => {
    ready ??= prepare().catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    await ready;
    return (await client.query(statement, values)).rows;
  };
}

async function checkVersion(client: PostgresClient, schema: Schema): Promise<void> {
  const { prefix, part, steps } = schema;
  const { rows } = await client.query(`SELECT version FROM ${prefix}schema WHERE part = '${part}'`);
  const version = Number(fieldOf(rows[0], 'version') ?? 0);
  if (version > steps.length) throw new Error(newerText(schema));
  if (version < steps.length)
    throw new Error(
      `The tables ${prefix}* are of version ${version}, and this release needs ${steps.length}. ` +
        'Run the SQL of postgresTables() or outboxTable() in a migration.',
    );
}
