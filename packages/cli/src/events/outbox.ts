/** What is to be posted: nothing is lost when this program or the other one is killed. */
import type { Store, Value } from './store.ts';

/** A message on its way. */
export interface Message {
  id: string;
  /** What it is, such as `call.missed` or `call.finished`. */
  type: string;
  body: string;
  state: 'waiting' | 'delivered' | 'dead';
  /** Those that have begun. */
  attempts: number;
  /** Why the last attempt failed. */
  error: string | null;
}

/** Attempts before a message is left to people: the last comes some eight hours after the first. */
const MOST_ATTEMPTS = 18;
/** Longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 3_600_000;
/** Milliseconds after which an attempt of which nothing was heard is made again: its process was killed. */
const LEASE = 15_000;
const COLUMNS = 'id, type, body, state, attempts, error';

/** The messages of one channel: those that `listen` forwards, or the calls that `serve` posts. */
export class Outbox {
  readonly #store: Store;
  readonly #channel: string;

  constructor(store: Store, channel: 'events' | 'calls' | 'start') {
    this.#store = store;
    this.#channel = channel;
  }

  /**
   * Adds a message. One under the same id that nobody has tried to post gets the newer body; any other stays as it is.
   *
   * @returns Whether it is kept as given.
   */
  async add({ id, type, body }: Pick<Message, 'id' | 'type' | 'body'>, state = 'waiting'): Promise<boolean> {
    const rows = await this.#run(
      `INSERT INTO telephony_outbox (channel, id, type, body, state, attempts, added, due) VALUES ($1, $2, $3, $4, $5, 0, $6, $6)
       ON CONFLICT (channel, id) DO UPDATE SET body = excluded.body
       WHERE telephony_outbox.state = 'waiting' AND telephony_outbox.attempts = 0 RETURNING id`,
      [id, type, body, state, Date.now()],
    );
    return rows.length > 0;
  }

  async get(id: string): Promise<Message | undefined> {
    return (
      await this.#run(`SELECT ${COLUMNS} FROM telephony_outbox WHERE channel = $1 AND id = $2`, [id])
    )[0];
  }

  /** All of them, or those in a state; the oldest first. */
  async list(state = ''): Promise<Message[]> {
    return this.#run(
      `SELECT ${COLUMNS} FROM telephony_outbox WHERE channel = $1 AND $2 IN ('', state) ORDER BY added, id`,
      [state],
    );
  }

  /** Takes messages whose time has come, the oldest first, each for one attempt. A call is never amended before it is delivered. */
  async take(most: number): Promise<Message[]> {
    const now = Date.now();
    return this.#run(
      `UPDATE telephony_outbox SET attempts = attempts + 1, due = $3
       WHERE channel = $1 AND state = 'waiting' AND due <= $2 AND id IN (
         SELECT id FROM telephony_outbox AS one WHERE channel = $1 AND state = 'waiting' AND due <= $2 AND NOT EXISTS (
           SELECT 1 FROM telephony_outbox WHERE channel = $1 AND state = 'waiting' AND id || '_amended' = one.id)
         ORDER BY added, id LIMIT $4)
       RETURNING ${COLUMNS}`,
      [now, now + LEASE, most],
    );
  }

  /** Forgets what was delivered before a time. */
  async forget(before: number): Promise<void> {
    await this.#run(
      `DELETE FROM telephony_outbox WHERE channel = $1 AND state = 'delivered' AND added < $2`,
      [before],
    );
  }

  async delivered(id: string): Promise<void> {
    await this.#run(
      `UPDATE telephony_outbox SET state = 'delivered', error = NULL WHERE channel = $1 AND id = $2`,
      [id],
    );
  }

  /** An attempt has failed: the next comes after a pause that doubles, or never. */
  async failed({ id, attempts }: Message, reason: string): Promise<void> {
    const state = attempts >= MOST_ATTEMPTS ? 'dead' : 'waiting';
    const due = Date.now() + Math.min(250 * 2 ** attempts, LONGEST_PAUSE);
    await this.#run(
      'UPDATE telephony_outbox SET state = $3, error = $4, due = $5 WHERE channel = $1 AND id = $2',
      [id, state, reason, due],
    );
  }

  /** Lets a message be sent again, whatever has become of it. @returns Whether there is one. */
  async resend(id: string): Promise<boolean> {
    // It stays one that was tried: its body is what the other side may have.
    const rows = await this.#run(
      `UPDATE telephony_outbox SET state = 'waiting', attempts = 1, due = $3 WHERE channel = $1 AND id = $2 RETURNING id`,
      [id, Date.now()],
    );
    return rows.length > 0;
  }

  /** How many messages are in each state. */
  async counts(): Promise<Record<Message['state'], number>> {
    const counts = { waiting: 0, delivered: 0, dead: 0 };
    const text = 'SELECT state, count(*) AS count FROM telephony_outbox WHERE channel = $1 GROUP BY state';
    for (const { state, count } of await this.#run<{ state: Message['state']; count: unknown }>(text, []))
      counts[state] = Number(count);
    return counts;
  }

  async #run<Row = Message>(text: string, values: readonly Value[]): Promise<Row[]> {
    return (await this.#store.query(text, [this.#channel, ...values])) as Row[];
  }
}
