/** A name, perhaps with its schema, that needs no quotes. */
const NAME = /^([a-z_][a-z0-9_]{0,40}\.)?[a-z_][a-z0-9_]{0,40}$/;

/** The default of `prefix`. */
export const DEFAULT_PREFIX = 'webhooks_';

/**
 * The SQL that creates the tables of both stores where they are not there, as one statement, for your migrations.
 *
 * @param prefix As in the options of the store. Default: `webhooks_`.
 * @throws TypeError if `prefix` is not a name of lower-case letters, digits and underscores, perhaps after a schema and a dot.
 */
export function postgresTables(prefix: string = DEFAULT_PREFIX): string {
  if (!NAME.test(prefix))
    throw new TypeError(
      `Store in Postgres: prefix is "${prefix}". Pass lower-case letters, digits and _, perhaps after a schema and a dot.`,
    );
  const bare = prefix.replace(/^.*\./, '');
  // Several processes may start at once, and CREATE TABLE IF NOT EXISTS fails where another one is doing the same.
  return `DO $$ BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('${prefix}'));
  CREATE TABLE IF NOT EXISTS ${prefix}events (
    key text COLLATE "C" PRIMARY KEY,
    token text,
    busy_until bigint NOT NULL,
    forget_at bigint NOT NULL,
    attempt integer NOT NULL
  );
  CREATE INDEX IF NOT EXISTS ${bare}events_forget_at ON ${prefix}events (forget_at);
  CREATE TABLE IF NOT EXISTS ${prefix}kept (
    id text COLLATE "C" PRIMARY KEY,
    forget_at bigint NOT NULL,
    delivery text NOT NULL
  );
  CREATE INDEX IF NOT EXISTS ${bare}kept_forget_at ON ${prefix}kept (forget_at);
  CREATE TABLE IF NOT EXISTS ${prefix}calls (
    key text COLLATE "C" PRIMARY KEY,
    version text NOT NULL,
    call text NOT NULL,
    is_open boolean NOT NULL,
    forget_at bigint NOT NULL
  );
  CREATE INDEX IF NOT EXISTS ${bare}calls_open ON ${prefix}calls (key) WHERE is_open;
  CREATE INDEX IF NOT EXISTS ${bare}calls_forget_at ON ${prefix}calls (forget_at);
END $$`;
}
