import { fieldOf } from '../field-of.ts';
import { knownNames } from '../handler/event-handlers.ts';
import { bareName, createQuery, creating, type PostgresClient } from '../store/postgres-query.ts';
import { createSqliteQuery, type SqliteLike } from '../store/sqlite-database.ts';

/** What another program has to get. */
export interface Message {
  /** 1 to 140 characters of printable ASCII without spaces. The program gets it as `webhook-id`, the same each time. */
  id: string;
  /** What it is, such as `call.missed` or `call.finished`. */
  type: string;
  /** JSON. */
  body: string;
  state: 'waiting' | 'delivered' | 'dead';
  /** Those that have begun. */
  attempts: number;
  /** Why the last attempt failed. */
  error: string | null;
}

/** Options of `Outbox`. */
export interface OutboxOptions {
  /** Which messages of the table are its own. Default: `messages`. */
  channel?: string;
  /** What the name of the table begins with, in Postgres perhaps with a schema. Default: `telephony_`. */
  prefix?: string;
  /** Whether it creates its table on first use; `false` if your migrations do, with `outboxTable`. Default: true. */
  create?: boolean;
}

const MOST_ATTEMPTS = 18;
/** Longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 3_600_000;
/** Milliseconds after which an attempt of which nothing was heard is made again: its process was killed. */
const LEASE = 15_000;
const COLUMNS = 'id, type, body, state, attempts, error';
const PREFIX = 'telephony_';

/**
 * Messages for another program, in a table of SQLite or Postgres, for several processes: what is added is not lost when this
 * program or the other one is killed. `postUntil` posts them. Each method is one statement; times are those of this machine.
 *
 * A message whose id is that of another and then `_` and a word, such as `call_7_amended`, is not taken before that one,
 * `call_7`, is delivered or dead.
 *
 * @example
 * const outbox = new Outbox('calls.sqlite');
 * await outbox.add({ id: 'call_7', type: 'call.finished', body: JSON.stringify(call) });
 */
export class Outbox {
  readonly #table: string;
  readonly #query: (text: string, ...values: (string | number)[]) => Promise<unknown[]>;

  /**
   * @param place The path of a file of SQLite, which is created, or a database of your own: as `node:sqlite` has it, perhaps that
   *   of `sqliteStore`, or a client of Postgres 12 or newer, as `postgresStore` takes it.
   * @throws TypeError for an option that does not exist, or Error if the file cannot be opened.
   */
  constructor(place: string | SqliteLike | PostgresClient, options: OutboxOptions = {}) {
    knownNames('Outbox', 'options', options, ['channel', 'prefix', 'create']);
    const { channel = 'messages', prefix = PREFIX, create = true } = options;
    const query = queryOf(place, prefix, create);
    this.#table = `${prefix}outbox`;
    this.#query = (text, ...values) => query(text, channel, ...values);
  }

  /**
   * Adds a message. One under the same id that nobody has tried to post is replaced; any other stays as it is.
   *
   * @param state Other than `waiting`, it is kept and not posted.
   * @returns Whether it is kept as given.
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

  /** All of them, or those in a state; the oldest first. */
  async list(state?: Message['state']): Promise<Message[]> {
    const text = `SELECT ${COLUMNS} FROM ${this.#table} WHERE channel = $1 AND $2 IN ('', state) ORDER BY added, id`;
    return (await this.#query(text, state ?? '')).map(readMessage);
  }

  /** How many messages are in each state. */
  async counts(): Promise<Record<Message['state'], number>> {
    const text = `SELECT state, count(*) AS count FROM ${this.#table} WHERE channel = $1 GROUP BY state`;
    const counts = { waiting: 0, delivered: 0, dead: 0 };
    for (const row of await this.#query(text))
      counts[fieldOf(row, 'state') as Message['state']] = Number(fieldOf(row, 'count'));
    return counts;
  }

  /** Lets a message be sent again, whatever has become of it. @returns Whether there is one. */
  async resend(id: string): Promise<boolean> {
    // It stays one that was tried: its body is what the other side may have.
    const text = `UPDATE ${this.#table} SET state = 'waiting', attempts = 1, due = $3 WHERE channel = $1 AND id = $2 RETURNING id`;
    return (await this.#query(text, id, Date.now())).length > 0;
  }

  /**
   * Takes messages whose time has come, the oldest first, each for one attempt, as `postUntil` does. Say within fifteen seconds
   * with `delivered` or `failed` what has become of it: after that it is taken again.
   */
  async take(most: number): Promise<Message[]> {
    const now = Date.now();
    // What is before the last `_` of an id: both databases have functions for ends alone, and an index serves the comparison.
    const rows = await this.#query(
      `UPDATE ${this.#table} SET attempts = attempts + 1, due = $3
       WHERE channel = $1 AND state = 'waiting' AND due <= $2 AND id IN (
         SELECT id FROM ${this.#table} AS one WHERE channel = $1 AND state = 'waiting' AND due <= $2 AND NOT EXISTS (
           SELECT 1 FROM ${this.#table} AS earlier WHERE channel = $1 AND state = 'waiting'
           AND earlier.id = rtrim(rtrim(one.id, replace(one.id, '_', '')), '_'))
         ORDER BY added, id LIMIT $4)
       RETURNING ${COLUMNS}`,
      now,
      now + LEASE,
      most,
    );
    return rows.map(readMessage);
  }

  /** The other program has a message, or does not need it any more. */
  async delivered(id: string): Promise<void> {
    const text = `UPDATE ${this.#table} SET state = 'delivered', error = NULL WHERE channel = $1 AND id = $2`;
    await this.#query(text, id);
  }

  /** The attempt for which a message was taken has failed: the next comes after a pause that doubles, or never. */
  async failed({ id, attempts }: Pick<Message, 'id' | 'attempts'>, reason: string): Promise<void> {
    const state = attempts >= MOST_ATTEMPTS ? 'dead' : 'waiting';
    const due = Date.now() + Math.min(250 * 2 ** attempts, LONGEST_PAUSE);
    // Of one that was taken again meanwhile, or is to be sent again, the later attempt decides.
    const text = `UPDATE ${this.#table} SET state = $3, error = $4, due = $5
      WHERE channel = $1 AND id = $2 AND state = 'waiting' AND attempts = $6`;
    await this.#query(text, id, state, reason, due, attempts);
  }

  /** Forgets what was delivered and had been added before a time, in milliseconds since 1970. */
  async forget(before: number): Promise<void> {
    await this.#query(
      `DELETE FROM ${this.#table} WHERE channel = $1 AND state = 'delivered' AND added < $2`,
      before,
    );
  }
}

function readMessage(row: unknown): Message {
  return { ...(row as Message), attempts: Number(fieldOf(row, 'attempts')) };
}

function tableOf(prefix: string): string {
  return `
  CREATE TABLE IF NOT EXISTS ${prefix}outbox (
    channel TEXT NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL, body TEXT NOT NULL, state TEXT NOT NULL,
    attempts INTEGER NOT NULL, added BIGINT NOT NULL, due BIGINT NOT NULL, error TEXT, PRIMARY KEY (channel, id)
  );
  CREATE INDEX IF NOT EXISTS ${bareName(prefix)}outbox_due ON ${prefix}outbox (channel, state, due);`;
}

/**
 * The SQL that creates the table of an `Outbox` in Postgres where it is not there, as one statement, for your migrations.
 *
 * @param prefix As in the options. Default: `telephony_`.
 * @throws TypeError if `prefix` is not a name of lower-case letters, digits and underscores, perhaps after a schema and a dot.
 */
export function outboxTable(prefix: string = PREFIX): string {
  return creating(`${prefix}outbox`, tableOf(prefix));
}

function queryOf(
  place: string | SqliteLike | PostgresClient,
  prefix: string,
  create: boolean,
): (text: string, ...values: (string | number)[]) => Promise<unknown[]> {
  if (typeof place !== 'string' && !('prepare' in place))
    return createQuery(place, outboxTable(prefix), create);
  return createSqliteQuery(place, create ? tableOf(prefix) : '');
}
