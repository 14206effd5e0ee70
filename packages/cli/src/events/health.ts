/** `/healthz` and `/metrics` of `serve`: whether it does its work, and what is in the way. */
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallRevision } from '@telephony/calls/reader';
import { apiTime } from '@telephony/contract/commands';
import type { Message, Outbox } from '@telephony/webhooks/outbox';
import type { CallTracker } from '@telephony/webhooks/tracker';
import { platformNow } from '../contract/time.ts';
import type { Receiver } from './receiver.ts';
import { errorText, type Store } from './store.ts';

const CHECK_TIMEOUT_MS = 2_000;
// Anybody may ask, and each check writes.
const CHECK_VALID_MS = 2_000;
// The events of one call can be lost on the way.
const MAX_SILENT_CALLS = 1;
// After it, a comparison with the records has found what an event that was not kept would have told.
const REPAIRED_MS = 60_000;

export class Health {
  readonly #store: Store;
  readonly #outbox: Outbox;
  readonly #tracker: Pick<CallTracker, 'status'>;
  #checkSubscription: Receiver['checkSubscription'] = async () => 'There is no subscription to events yet.';
  /** By the platform's clock. Without an event, since when it serves. */
  #lastEvent = platformNow();
  /** When calls began that records told of, and no event. */
  #silent: number[] = [];
  #keepFailure: { at: number; text: string } | undefined;
  #keepFailures = 0;
  #postFailures = 0;
  #checked: { at: number; problems: Promise<string[]> } | undefined;

  constructor(store: Store, tracker: Pick<CallTracker, 'status'>) {
    this.#store = store;
    this.#outbox = store.outbox('calls');
    this.#tracker = tracker;
  }

  subscribed({ checkSubscription }: Pick<Receiver, 'checkSubscription'>): void {
    this.#checkSubscription = checkSubscription;
    this.#checked = undefined;
  }

  async keep(event: object, task: () => Promise<unknown>): Promise<void> {
    this.#lastEvent = Math.max(this.#lastEvent, Date.parse(`${Reflect.get(event, 'event_time')}Z`) || 0);
    this.#silent = [];
    try {
      await task();
      this.#keepFailure = undefined;
    } catch (error) {
      this.#keepFailures += 1;
      this.#keepFailure = { at: Date.now(), text: errorText(error) };
      throw error;
    }
  }

  told({ call, revision }: CallRevision): void {
    const at = Number(call?.startedAt ?? 0);
    if (revision === 1 && call?.source === 'cdrs' && at > this.#lastEvent) this.#silent.push(at);
  }

  readonly posted = (_: Message, failure: string | undefined): void => {
    this.#postFailures += Number(failure !== undefined);
  };

  readonly listener: RequestListener = (request, response) => {
    const answer = async () => {
      const problems = await this.#problems();
      if (request.url?.startsWith('/metrics')) {
        response.setHeader('Content-Type', 'text/plain; version=0.0.4');
        return response.end(await this.#metrics(problems));
      }
      response.writeHead(problems.length > 0 ? 503 : 200, { 'Content-Type': 'application/json' });
      const status = problems.length > 0 ? { status: 'unhealthy', problems } : { status: 'ok' };
      return response.end(`${JSON.stringify(status)}\n`);
    };
    answer().catch(() => response.writeHead(503).end());
  };

  async #problems(): Promise<string[]> {
    const now = performance.now();
    if (!this.#checked || now - this.#checked.at > CHECK_VALID_MS)
      this.#checked = { at: now, problems: this.#check() };
    const said = await this.#checked.problems;
    const { failure, lastPassAt } = this.#tracker.status();
    const lost = this.#keepFailure;
    return [
      ...said,
      lost && Number(lastPassAt) < lost.at + REPAIRED_MS && `The last event could not be kept: ${lost.text}`,
      failure !== null && `The last comparison with the records failed: ${failure}`,
      this.#silent.length > MAX_SILENT_CALLS &&
        `Records move and events do not: no event told of the last ${this.#silent.length} calls, since ` +
          `${apiTime(new Date(Math.min(...this.#silent)))} UTC. Look at the webhook of the platform, and at the way to this address.`,
    ].filter((problem) => typeof problem === 'string');
  }

  async #check(): Promise<string[]> {
    const problems = await Promise.all([
      failureOf('The subscription cannot be checked', this.#checkSubscription()),
      failureOf('The store cannot be written', this.#store.probe()),
    ]);
    return problems.filter((problem) => problem !== undefined);
  }

  async #metrics(problems: readonly string[]): Promise<string> {
    const stored = await within(Promise.all([this.#outbox.counts(), this.#outbox.oldest()])).catch(() => []);
    const [messages, oldest] = stored as [Record<string, number>?, number?];
    const { completeUntil, events, lastEventAt, repairs } = this.#tracker.status();
    const seconds = (time: number | Date | null) => (time === null ? undefined : Number(time) / 1000);
    const byState = Object.entries(messages ?? {});
    const gauges = {
      healthy: Number(problems.length === 0),
      ...Object.fromEntries(byState.map(([state, count]) => [`messages{state="${state}"}`, count])),
      oldest_message_seconds: messages && (oldest === undefined ? 0 : (Date.now() - oldest) / 1000),
      last_event_timestamp_seconds: seconds(lastEventAt),
      complete_until_timestamp_seconds: seconds(completeUntil),
    };
    const counters = {
      events_total: events,
      keep_failures_total: this.#keepFailures,
      post_failures_total: this.#postFailures,
      repairs_total: repairs,
    };
    return metricText('gauge', gauges) + metricText('counter', counters);
  }
}

function metricText(type: string, values: Readonly<Record<string, number | undefined>>): string {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  const families = Map.groupBy(known, ([name]) => name.replace(/\{.*/, ''));
  return [...families]
    .flatMap(([family, all]) => [
      `# TYPE telephony_${family} ${type}\n`,
      ...all.map(([name, value]) => `telephony_${name} ${value}\n`),
    ])
    .join('');
}

const failureOf = (what: string, check: Promise<string | undefined | void>): Promise<string | undefined> =>
  within(check).then(
    (problem) => problem ?? undefined,
    (error: unknown) => `${what}: ${errorText(error)}`,
  );

function within<T>(task: Promise<T>): Promise<T> {
  const late = sleep(CHECK_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${CHECK_TIMEOUT_MS / 1000} s, as of one that is locked or away.`);
  });
  return Promise.race([task, late]);
}
