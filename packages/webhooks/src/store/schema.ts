/** Tables of one prefix, by what has been done to them: a database keeps how many steps it has taken. */
export interface Schema {
  /** Prefix of the tables, perhaps with a schema of Postgres. */
  prefix: string;
  /** Those of a prefix that belong together. */
  part: 'outbox' | 'stores';
  /** The first also fits tables that were made before versions were kept. */
  steps: readonly string[];
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

export const versionsTable = ({ prefix }: Schema): string =>
  `CREATE TABLE IF NOT EXISTS ${prefix}schema (part text PRIMARY KEY, version integer NOT NULL);`;

export const newerText = ({ prefix }: Schema): string =>
  `A newer release of @telephony/webhooks has changed the tables ${prefix}*. Update this one, which would damage them.`;
