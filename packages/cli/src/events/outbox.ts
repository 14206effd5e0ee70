/** What is to be posted, in a file of SQLite: nothing is lost when this program or the other one is killed. */
import type { DatabaseSync } from 'node:sqlite';
import { UserError } from '@telephony/command-line';

/** A message on its way. */
export interface Message {
  id: string;
  /** What it is, such as `call.missed` or `call.finished`. */
  type: string;
  body: string;
  state: 'waiting' | 'delivered' | 'dead';
  attempts: number;
  /** Why the last attempt failed. */
  error: string | null;
}

/** Attempts before a message is left to people: the last comes some eight hours after the first. */
const MOST_ATTEMPTS = 18;
/** Longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 3_600_000;

const TABLE = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS outbox (
    channel TEXT NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL, body TEXT NOT NULL, state TEXT NOT NULL DEFAULT 'waiting',
    attempts INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL, error TEXT, PRIMARY KEY (channel, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS outbox_due ON outbox (channel, state, due);
  CREATE TABLE IF NOT EXISTS outbox_began (at INTEGER NOT NULL) STRICT;
  INSERT INTO outbox_began SELECT unixepoch() * 1000 WHERE NOT EXISTS (SELECT 1 FROM outbox_began)`;

/** Opens a file of SQLite, which is created if it does not exist. */
export async function openDatabase(file: string): Promise<DatabaseSync> {
  const { DatabaseSync: Database } = await import('node:sqlite').catch(() => {
    throw new UserError('Keeping events needs Node 22.13 or newer, which has SQLite.');
  });
  try {
    const database = new Database(file, { timeout: 5000 });
    database.exec(TABLE);
    return database;
  } catch (error) {
    throw new UserError(
      `--file: ${file}: ${(error as Error).message}. Give an SQLite file, in a folder that exists.`,
    );
  }
}

/** The messages of one channel: those that `listen` forwards, or the calls that `serve` posts. */
export class Outbox {
  readonly #database: DatabaseSync;
  readonly #channel: string;

  constructor(database: DatabaseSync, channel: 'events' | 'calls') {
    this.#database = database;
    this.#channel = channel;
  }

  /** Adds a message. One that waits under the same id gets the newer body; one that was delivered stays as it is. */
  add({ id, type, body }: Pick<Message, 'id' | 'type' | 'body'>, state: Message['state'] = 'waiting'): void {
    this.#run(
      `INSERT INTO outbox (channel, id, type, body, state, due) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET body = excluded.body WHERE state <> 'delivered'`,
      [id, type, body, state, Date.now()],
    );
  }

  /** When the file was made, in milliseconds since 1970. */
  get began(): number {
    return Number(this.#database.prepare('SELECT at FROM outbox_began').get()!['at']);
  }

  get(id: string): Message | undefined {
    return this.#all('id = ?', [id])[0];
  }

  list(state?: string): Message[] {
    return state === undefined
      ? this.#all('TRUE ORDER BY rowid', [])
      : this.#all('state = ? ORDER BY rowid', [state]);
  }

  /** The messages whose time has come, the oldest first. */
  due(most: number): Message[] {
    return this.#all(`state = 'waiting' AND due <= ? ORDER BY rowid LIMIT ?`, [Date.now(), most]);
  }

  delivered(id: string): void {
    this.#set(`state = 'delivered', attempts = attempts + 1, error = NULL`, [id]);
  }

  /** An attempt has failed: the next comes after a pause that doubles, or never. */
  failed({ id, attempts }: Message, reason: string): void {
    const isDead = attempts + 1 >= MOST_ATTEMPTS;
    const due = Date.now() + Math.min(500 * 2 ** attempts, LONGEST_PAUSE);
    this.#set('state = ?, attempts = attempts + 1, error = ?, due = ?', [
      isDead ? 'dead' : 'waiting',
      reason,
      due,
      id,
    ]);
  }

  /** Lets a message be sent again, whatever has become of it. @returns Whether there is one. */
  resend(id: string): boolean {
    if (!this.get(id)) return false;
    this.#set(`state = 'waiting', attempts = 0, due = ?`, [Date.now(), id]);
    return true;
  }

  /** How many messages are in each state. */
  counts(): Record<Message['state'], number> {
    const counts = { waiting: 0, delivered: 0, dead: 0 };
    const rows = this.#database
      .prepare('SELECT state, count(*) AS count FROM outbox WHERE channel = ? GROUP BY state')
      .all(this.#channel);
    for (const { state, count } of rows) counts[state as Message['state']] = Number(count);
    return counts;
  }

  #all(condition: string, values: (string | number)[]): Message[] {
    const text = `SELECT id, type, body, state, attempts, error FROM outbox WHERE channel = ? AND ${condition}`;
    return this.#database.prepare(text).all(this.#channel, ...values) as unknown as Message[];
  }

  #run(text: string, values: (string | number)[]): void {
    this.#database.prepare(text).run(this.#channel, ...values);
  }

  #set(change: string, values: (string | number)[]): void {
    const id = values.at(-1)!;
    this.#database
      .prepare(`UPDATE outbox SET ${change} WHERE channel = ? AND id = ?`)
      .run(...values.slice(0, -1), this.#channel, id);
  }
}
