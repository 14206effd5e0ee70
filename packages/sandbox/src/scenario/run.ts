import { UserError } from '@telephony/contract/command-line';
import type {
  CallInLegs,
  Clock,
  JournalEntry,
  ScenarioRequest,
  SignIn,
  Webhook,
} from '../generated/control.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../start/start-sandbox.ts';
import { EVERY_EVENT } from '../control/shared/receiver.ts';
import { inline } from '../control/shared/saved-scenario.ts';
import { momentOf } from '../infrastructure/timestamp.ts';
import { Actors } from './actors.ts';
import { compareResult, type Difference, isSame } from './compare.ts';
import { BUILT_IN, LegNames, observe, readLists, type Seen } from './observe.ts';
import { type Scenario, type ScenarioFile, secondsOf, type Step, stepsOf } from './scenario.ts';
import { act, type Stage } from './sentences.ts';

/** How a scenario went. */
export interface ScenarioRun {
  /** None where everything is as it should be. */
  differences: Difference[];
  seen: Seen;
}

// Longer than any ringing, waiting and recording that the sandbox knows.
const MAX_WAIT_SECONDS = 3600;
const AFTER_SECONDS = 30;

/**
 * Runs a scenario on a sandbox of its own, whose time stands still.
 *
 * @param receiver Address of a receiver that gets the events, besides those of the scenario.
 * @throws OptionError, UserError for a start that is not possible.
 */
export async function runScenario({ scenario }: ScenarioFile, receiver?: string): Promise<ScenarioRun> {
  const { account, clock, options } = scenario.given ?? {};
  await using sandbox = await startSandbox({
    port: 0,
    clock: 'manual',
    seed: 1,
    ...(account !== undefined && { fixture: account }),
    ...(clock !== undefined && { startTime: startTime(clock) }),
    ...(options as SandboxOptions),
  });
  const receivers = [...(scenario.given?.receivers ?? []), ...(receiver === undefined ? [] : [receiver])];
  return await new Performance(sandbox, scenario, receivers).run();
}

function startTime(clock: string): number {
  const time = momentOf(clock);
  if (!Number.isNaN(time)) return time;
  throw new UserError(`given.clock: ${clock} is no time. Write it as 2026-11-20 09:00:00, UTC.`);
}

// The answers of the sandbox: a scenario reads what it expects to be there.
type Fields = Record<string, unknown>;

/** One run of a scenario. */
class Performance {
  readonly #sandbox: Sandbox;
  readonly #scenario: Scenario;
  readonly #receivers: string[];
  readonly #names: LegNames;
  readonly #differences: Difference[] = [];
  readonly #tokens = new Map<number, string>();
  #stage!: Stage;
  /** The webhook of the built-in receiver. */
  #builtIn = 0;
  #now = 0;

  constructor(sandbox: Sandbox, scenario: Scenario, receivers: string[]) {
    this.#sandbox = sandbox;
    this.#scenario = scenario;
    this.#receivers = receivers;
    this.#names = LegNames.of(scenario.then);
  }

  async run(): Promise<ScenarioRun> {
    await this.#prepare();
    const begin = (await this.#must<Clock>('GET /_sandbox/clock')).now;
    const before = await readLists((line) => this.#must(line));
    const busy: Record<string, string[]> = {};
    const steps = stepsOf(this.#scenario);
    const looks = Object.keys(this.#scenario.then.busy ?? {});
    const moments = [...steps.map(({ at }) => at), ...looks.map(secondsOf)];
    for (const moment of new Set(moments.toSorted((one, other) => one - other))) {
      await this.#moveTo(moment);
      for (const step of steps.filter(({ at }) => at === moment)) await this.#take(step);
      for (const look of looks.filter((time) => secondsOf(time) === moment)) busy[look] = await this.#busy();
    }
    await this.#end();
    const live = (await this.#calls()).map(({ id }) => this.#names.nameOf(id)!);
    const webhooks = await this.#list<Webhook>('GET /_sandbox/webhooks');
    const seen = await observe({
      ask: (line) => this.#must(line),
      begin,
      before,
      names: this.#names,
      actors: this.#stage.actors,
      entries: await this.#journal(),
      addresses: new Map(webhooks.map(({ id, url }) => [id, id === this.#builtIn ? BUILT_IN : url])),
    });
    const whole = { ...seen, busy, live };
    const result = compareResult(this.#scenario, whole, this.#stage.actors, this.#names);
    return { differences: [...this.#differences, ...result], seen: whole };
  }

  async #prepare(): Promise<void> {
    const { records, users = {} } = this.#scenario.given ?? {};
    if (records) await this.#must('POST /_sandbox/seed', records);
    const actors = new Actors(await this.#must('GET /_sandbox/fixture'));
    this.#stage = { actors, send: (line, body, as) => this.#must(line, body, as) };
    for (const [name, change] of Object.entries(users))
      await this.#must(`PATCH /_sandbox/users/${actors.user(name).id}`, change);
    this.#builtIn = (await this.#must<Webhook>('POST /_sandbox/receiver/webhook')).id;
    for (const url of this.#receivers) {
      const webhook = { name: url.slice(0, 60), types: EVERY_EVENT, url };
      await this.#must('POST /_sandbox/webhooks', webhook).catch((cause: unknown) => {
        throw new UserError(`The receiver ${url}: ${(cause as Error).message}`, { cause });
      });
    }
  }

  async #take({ place, what }: Step): Promise<void> {
    try {
      if (typeof what !== 'string') return await this.#request(what);
      await act(this.#stage, what);
      await this.#moveTo(this.#now);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.#differences.push({ place, text: error.message });
    }
  }

  async #request({ api, as, body, control, expect = {} }: ScenarioRequest): Promise<void> {
    const line = api ?? control?.replace(' ', ' /_sandbox') ?? '';
    const leg = /\{(\w+)\}/.exec(line)?.[1];
    const id = leg === undefined ? undefined : this.#names.idOf(leg);
    if (leg !== undefined && id === undefined)
      throw new UserError(`There is no leg ${leg} yet. Legs: ${this.#names.all().join(', ') || 'none'}.`);
    const answer = await this.#ask(line.replace(`{${leg}}`, String(id)), body, as);
    const { status, data = {} } = expect;
    const isRight = status === undefined ? answer.status < 400 : answer.status === status;
    if (!isRight)
      throw new UserError(
        `Expected status ${status ?? 'below 400'}, seen ${answer.status}: ${JSON.stringify(answer.body)}`,
      );
    await this.#moveTo(this.#now);
    const record = (answer.body['data'] ?? answer.body) as Fields;
    for (const [field, value] of Object.entries(data)) {
      const seen = /^(parent_)?id$/.test(field) ? this.#names.nameOf(record[field]) : record[field];
      const { actors } = this.#stage;
      if (!isSame(actors, value, seen) && !isSame(actors, value, record[field]))
        throw new UserError(`${field}: expected ${inline(value)}, seen ${inline(seen)}`);
    }
  }

  async #moveTo(second: number): Promise<void> {
    const milliseconds = Math.round((second - this.#now) * 1000);
    await this.#must('POST /_sandbox/clock/advance', { milliseconds });
    this.#now = second;
    await this.#nameLegs();
  }

  async #end(): Promise<void> {
    const { then, until } = this.#scenario;
    if (until !== undefined) return this.#moveTo(secondsOf(until));
    const named = [
      ...(then.events ?? []).flatMap(({ at }) =>
        ['number', 'string'].includes(typeof at) ? secondsOf(String(at)) : [],
      ),
      this.#now,
    ];
    await this.#moveTo(Math.max(...named));
    const limit = this.#now + MAX_WAIT_SECONDS;
    while (this.#now < limit && (await this.#calls()).length > 0) {
      const { milliseconds, next } = await this.#must<Clock>('GET /_sandbox/clock');
      const wait = next === null ? MAX_WAIT_SECONDS : (momentOf(next) - milliseconds) / 1000;
      await this.#moveTo(Math.min(limit, this.#now + Math.max(1, Math.ceil(wait))));
    }
    await this.#moveTo(this.#now + AFTER_SECONDS);
  }

  async #busy(): Promise<string[]> {
    const busy: string[] = [];
    for (const { id, name } of this.#stage.actors.users)
      if ([(await this.#must(`GET /users/${id}/calls`))['data'] ?? []].flat().length > 0) busy.push(name);
    return busy;
  }

  async #calls(): Promise<CallInLegs[]> {
    return this.#list('GET /_sandbox/calls/legs');
  }

  async #journal(): Promise<JournalEntry[]> {
    return this.#list('GET /_sandbox/journal?limit=100000');
  }

  async #nameLegs(): Promise<void> {
    for (const { event } of await this.#journal())
      if ('state' in event) this.#names.add(Number(event.call_id));
  }

  async #list<T>(line: string): Promise<T[]> {
    return (await this.#must<{ data: T[] }>(line)).data;
  }

  /** @throws UserError with the sandbox's refusal. */
  async #must<T = Fields>(line: string, body?: object, as?: string): Promise<T> {
    const answer = await this.#ask(line, body, as);
    if (answer.status < 400) return answer.body as T;
    const { errors = [], message } = answer.body as {
      message?: string;
      errors?: { field: string; message: string }[];
    };
    const details = errors.map(({ field, message: fault }) => `${field} ${fault}`).join('; ');
    throw new UserError(
      `${message ?? answer.status}${details && !message?.includes(details) ? ` ${details}` : ''}`,
    );
  }

  async #ask(line: string, body?: object, as?: string): Promise<{ status: number; body: Fields }> {
    const [method = 'GET', path = '/'] = line.split(/ (.*)/);
    const isControl = path.startsWith('/_sandbox');
    const response = await fetch((isControl ? this.#sandbox.url : this.#sandbox.baseUrl) + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(!isControl && { 'x-auth-token': await this.#token(as) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') && bytes.length > 0;
    const json = isJson ? (JSON.parse(bytes.toString()) as Fields) : { bytes: bytes.length };
    return { status: response.status, body: json };
  }

  async #token(as: string | undefined): Promise<string> {
    if (as === undefined && this.#sandbox.signIn) return this.#sandbox.signIn.token;
    const { actors } = this.#stage;
    const user = as === undefined ? actors.users[0]?.id : actors.user(as).id;
    const id = Number(user);
    const known = this.#tokens.get(id);
    if (known !== undefined) return known;
    const { token } = await this.#must<SignIn>(`POST /_sandbox/users/${id}/token`);
    this.#tokens.set(id, token);
    return token;
  }
}
