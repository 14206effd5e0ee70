import type { CursorStore } from '@telephony/calls/reader';
import { createQuery, type PostgresClient, postgresSchema } from '../store/postgres-query.ts';
import { bareName, type Schema } from '../store/schema.ts';
import { createSqliteQuery, type SqliteLike } from '../store/sqlite-database.ts';
import { checkNames, fieldOf } from '../values.ts';

/** A message for another program. */
export interface Message {
  /** 1 to 140 characters of printable ASCII without spaces, sent as `webhook-id`. */
  id: string;
  type: string;
  /** JSON. */
  body: string;
  state: 'waiting' | 'delivered' | 'dead';
  attempts: number;
  error: string | null;
}

/** Options of `Outbox`. */
export interface OutboxOptions {
  /** Separates outboxes in one table. Default: `messages`. */
  channel?: string;
  /** Prefix of the table, perhaps with a schema. Default: `telephony_`. */
  prefix?: string;
  /** `false` if your migrations create the table, with `outboxTable`. Default: true. */
  create?: boolean;
}

const OPTION_NAMES = Object.keys({ channel: true, prefix: true, create: true } satisfies Record<
  keyof OutboxOptions,
  true
>);

const MAX_ATTEMPTS = 18;
const MAX_PAUSE_MS = 3_600_000;
const LEASE_MS = 15_000;
const COLUMNS = 'id, type, body, state, attempts, error';
const DEFAULT_PREFIX = 'telephony_';
const CURSOR_ID = 'cursor';

/**
 * Keeps messages for another program in a table of SQLite or Postgres, for several processes; `postUntil` posts them.
 * `call_7_2`, an id with a number after its second `_`, waits until `call_7_1` is delivered or dead.
 */
export class Outbox {
  readonly #table: string;
  readonly #query: (text: string, ...values: (string | number)[]) => Promise<unknown[]>;

  /**
   * @param place The path of an SQLite file, a database of `node:sqlite`, or a client of Postgres 12 or newer.
   * @throws TypeError for an unknown option, or Error if the file cannot be opened.
   */
  constructor(place: string | SqliteLike | PostgresClient, options: OutboxOptions = {}) {
    checkNames('Outbox', 'options', options, OPTION_NAMES);
    const { channel = 'messages', prefix = DEFAULT_PREFIX, create = true } = options;
    const query = openQuery(place, prefix, create);
    this.#table = `${prefix}outbox`;
    this.#query = (text, ...values) => query(text, channel, ...values);
  }

  /**
   * Adds a message, or replaces one that was never tried.
   *
   * @returns False if the earlier message stays.
   * @throws TypeError for an id that no header can carry.
   */
  async add(
    { id, type, body }: Pick<Message, 'id' | 'type' | 'body'>,
    state: Message['state'] = 'waiting',
  ): Promise<boolean> {
    if (!/^[!-~]{1,140}$/.test(id))
      throw new TypeError('Outbox: pass an id of 1 to 140 characters of printable ASCII without spaces.');
    const rows = await this.#query(
      `INSERT INTO ${this.#table} AS old (channel, id, type, body, state, attempts, added, due)
       VALUES ($1, $2, $3, $4, $5, 0, $6, $6)
       ON CONFLICT (channel, id) DO UPDATE SET type = excluded.type, body = excluded.body
       WHERE old.state = 'waiting' AND old.attempts = 0 RETURNING id`,
      id,
      type,
      body,
      state,
      Date.now(),
    );
    return rows.length > 0;
  }

  async get(id: string): Promise<Message | undefined> {
    const text = `SELECT ${COLUMNS} FROM ${this.#table} WHERE channel = $1 AND id = $2`;
    return (await this.#query(text, id)).map(readMessage)[0];
  }

  /** Lists messages, oldest first. */
  async list(state?: Message['state']): Promise<Message[]> {
    const text = `SELECT ${COLUMNS} FROM ${this.#table} WHERE channel = $1 AND $2 IN ('', state) ORDER BY added, id`;
    return (await this.#query(text, state ?? '')).map(readMessage);
  }

  /** Counts messages by state. */
  async counts(): Promise<Record<Message['state'], number>> {
    const text = `SELECT state, count(*) AS count FROM ${this.#table} WHERE channel = $1 GROUP BY state`;
    const counts = { waiting: 0, delivered: 0, dead: 0 };
    for (const row of await this.#query(text))
      counts[fieldOf(row, 'state') as Message['state']] = Number(fieldOf(row, 'count'));
    return counts;
  }

  /** Returns when the oldest waiting message was added, in milliseconds since 1970; undefined if none waits. */
  async oldest(): Promise<number | undefined> {
    const text = `SELECT min(added) AS oldest FROM ${this.#table} WHERE channel = $1 AND state = 'waiting'`;
    const oldest = fieldOf((await this.#query(text))[0], 'oldest');
    return oldest == null ? undefined : Number(oldest);
  }

  /** Lets a message be sent again. @returns False if there is none. */
  async resend(id: string): Promise<boolean> {
    // It counts as tried: the other program may have its body.
    const text = `UPDATE ${this.#table} SET state = 'waiting', attempts = 1, due = $3 WHERE channel = $1 AND id = $2 RETURNING id`;
    return (await this.#query(text, id, Date.now())).length > 0;
  }

  /** Takes due messages for one attempt each, oldest first. Without a result, they come again after 15 seconds. */
  async take(limit: number): Promise<Message[]> {
    const now = Date.now();
    const rows = await this.#query(
      `UPDATE ${this.#table} SET attempts = attempts + 1, due = $3
       WHERE channel = $1 AND state = 'waiting' AND ${IS_DUE} AND id IN (
         SELECT id FROM ${this.#table} AS one WHERE channel = $1 AND state = 'waiting' AND ${IS_DUE} AND NOT EXISTS (
           SELECT 1 FROM ${this.#table} AS earlier WHERE channel = $1 AND state = 'waiting' AND earlier.id = ${EARLIER_ID})
         ORDER BY added, id LIMIT $4)
       RETURNING ${COLUMNS}`,
      now,
      now + LEASE_MS,
      limit,
    );
    return rows.map(readMessage);
  }

  /** Marks a message that needs no further attempt. */
  async delivered(id: string): Promise<void> {
    const text = `UPDATE ${this.#table} SET state = 'delivered', error = NULL WHERE channel = $1 AND id = $2`;
    await this.#query(text, id);
  }

  /** Marks a failed attempt: the next comes after a pause that doubles. */
  async failed({ id, attempts }: Pick<Message, 'id' | 'attempts'>, reason: string): Promise<void> {
    const state = attempts >= MAX_ATTEMPTS ? 'dead' : 'waiting';
    const due = Date.now() + Math.min(250 * 2 ** attempts, MAX_PAUSE_MS);
    // A later attempt decides.
    const text = `UPDATE ${this.#table} SET state = $3, error = $4, due = $5
      WHERE channel = $1 AND id = $2 AND state = 'waiting' AND attempts = $6`;
    await this.#query(text, id, state, reason, due, attempts);
  }

  /**
   * Keeps the cursor of a reader of calls in this channel, which has nothing else. Of several processes, one reads at a time: the others
   * fail, and go on from its cursor with their next pass.
   */
  cursor(): CursorStore {
    let version = 0;
    return {
      load: async () => {
        const row = await this.get(CURSOR_ID);
        version = row?.attempts ?? 0;
        return row?.body;
      },
      save: async (text) => {
        const rows = await this.#query(
          `INSERT INTO ${this.#table} AS old (channel, id, type, body, state, attempts, added, due)
           VALUES ($1, '${CURSOR_ID}', '${CURSOR_ID}', $2, 'delivered', 1, $3, $3)
           ON CONFLICT (channel, id) DO UPDATE SET body = excluded.body, added = excluded.added, attempts = old.attempts + 1
           WHERE old.attempts = $4 RETURNING attempts`,
          text,
          Date.now(),
          version,
        );
        if (rows.length === 0) throw new Error('Another process has read calls meanwhile.');
        version = Number(fieldOf(rows[0], 'attempts'));
      },
    };
  }

  /** Deletes delivered messages added before a time, in milliseconds since 1970. */
  async forget(before: number): Promise<void> {
    await this.#query(
      `DELETE FROM ${this.#table} WHERE channel = $1 AND state = 'delivered' AND added < $2`,
      before,
    );
  }
}

// What is due later than any pause allows was kept before the clock was set back.
const IS_DUE = `(due <= $2 OR due > $2 + ${LEASE_MS} + 250 * (1 << CASE WHEN attempts < 14 THEN attempts ELSE 14 END))`;

// In functions of both databases. `stem` ends with the last `_`, which is not the first one.
const STEM = `rtrim(one.id, replace(one.id, '_', ''))`;
const LAST = `substr(one.id, length(${STEM}) + 1)`;
const EARLIER_ID = `CASE WHEN length(${LAST}) BETWEEN 1 AND 9 AND rtrim(${LAST}, '0123456789') = ''
  AND replace(rtrim(${STEM}, '_'), '_', '') <> rtrim(${STEM}, '_')
  THEN ${STEM} || CAST(CAST(${LAST} AS integer) - 1 AS text) END`;

function readMessage(row: unknown): Message {
  return { ...(row as Message), attempts: Number(fieldOf(row, 'attempts')) };
}

function outboxSchema(prefix: string): Schema {
  const table = `
  CREATE TABLE IF NOT EXISTS ${prefix}outbox (
    channel TEXT NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL, body TEXT NOT NULL, state TEXT NOT NULL,
    attempts INTEGER NOT NULL, added BIGINT NOT NULL, due BIGINT NOT NULL, error TEXT, PRIMARY KEY (channel, id)
  );
  CREATE INDEX IF NOT EXISTS ${bareName(prefix)}outbox_due ON ${prefix}outbox (channel, state, due);`;
  return { prefix, part: 'outbox', steps: [table] };
}

/**
 * Returns the SQL that creates an `Outbox` table in Postgres, or brings that of an older release up to date, as one statement.
 *
 * @throws TypeError for an invalid prefix.
 */
export function outboxTable(prefix: string = DEFAULT_PREFIX): string {
  return postgresSchema(outboxSchema(prefix));
}

function openQuery(
  place: string | SqliteLike | PostgresClient,
  prefix: string,
  create: boolean,
): (text: string, ...values: (string | number)[]) => Promise<unknown[]> {
  const schema = outboxSchema(prefix);
  if (typeof place !== 'string' && !('prepare' in place)) return createQuery(place, schema, create);
  return createSqliteQuery(place, create ? schema : undefined);
}
