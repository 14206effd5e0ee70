import type { FormsMode } from '../../../src/forms/forms.ts';
import type { LateRecords } from '../../../src/generated/control.ts';
import { Chance } from '../../../src/infrastructure/random.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import { perform } from '../../calls/call-script.ts';
import { MEI, servePlatform, type ServedPlatform } from '../../support/serve-platform.ts';
import { DAY_MS, drawMonth, followUsers, type Timed } from './draw-month.ts';
import { MonthTruth } from './month-truth.ts';

/** What a program that reads calls has: a network, a clock, and somewhere to keep its state. Each use is a moment at which it can be killed. */
export interface Host {
  baseUrl: string;
  token: string;
  /** When the month began. */
  since: number;
  now: () => number;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  load: () => string | undefined;
  save: (text: string) => Promise<void>;
  /** Hands on something new. */
  tell: (news: object) => Promise<void>;
  /** Does something else at which the program can be killed: before it, or after it. */
  step: <T>(act: () => T) => Promise<T>;
}

/** A program that reads calls, one pass after the other, until it is killed. */
export interface Program {
  pass(): Promise<{ completeUntil: number | undefined }>;
  /** Takes an event that was not lost, in the form of the month. */
  take?(event: object): Promise<void>;
}

/** Sees what a program tells, and when. */
export interface Witness {
  told(news: object, now: number): void;
  /** @param seen The records that had appeared when the pass began, by leg. */
  passed(completeUntil: number | undefined, now: number, seen: ReadonlySet<number>): void;
}

export interface MonthOptions {
  seed: number;
  forms: FormsMode;
  late: LateRecords | undefined;
  start: (host: Host) => Program;
  witness: (truth: MonthTruth, platform: Platform, since: number) => Witness;
}

/** What happened to a program in a month. */
export interface Played {
  /** Calls of which events were lost. */
  lossyCalls: number;
  passes: number;
  kills: number;
  failures: number;
  requests: number;
}

const KILLS = 24;
// Of a third of the calls, a third of the events are lost: hang-ups too.
const LOST = 1 / 3;
const FAILURES = 12;
// A program is down for longer than a day once.
const DOWN_MS = 30 * 3_600_000;
const FIRST_DAY = Date.UTC(2026, 10, 2);
// The story of the sandbox is of the days before.
const SINCE = FIRST_DAY + 2 * DAY_MS;

/** Plays a month on the manual clock, and lets a program read it over REST: killed, refused and stopped, while calls go on. */
export async function playMonth({ seed, forms, late, start, witness }: MonthOptions): Promise<Played> {
  const served = await servePlatform({ seed, forms, startTime: FIRST_DAY, liveCalls: false });
  try {
    const { platform } = served;
    followUsers(platform.store.tables);
    platform.settings.lateRecords = late;
    const truth = new MonthTruth(platform);
    const player = new Player(served, drawMonth(seed, SINCE), new Chance(seed + 1));
    const stop = player.deliver(new Chance(seed + 2));
    const played = await player.play(start, witness(truth, platform, SINCE));
    stop();
    return played;
  } finally {
    await served.close();
  }
}

class Player {
  readonly #served: ServedPlatform;
  readonly #chance: Chance;
  readonly #deeds: Timed[];
  #turn: Promise<void> = Promise.resolve();
  #state: string | undefined;
  /** Steps until the program is killed, and whether requests are steps. */
  #kill = { steps: Infinity, ofRequests: true };
  #untilFailure = Infinity;
  #isRestless = false;
  #isDelivering = false;
  #life = new Life();
  #program: Program | undefined;
  readonly #played: Played = { lossyCalls: 0, passes: 0, kills: 0, failures: 0, requests: 0 };

  constructor(served: ServedPlatform, deeds: Timed[], chance: Chance) {
    this.#served = served;
    this.#deeds = deeds;
    this.#chance = chance;
  }

  get #now(): number {
    return this.#served.platform.clock.now();
  }

  async play(start: (host: Host) => Program, witness: Witness): Promise<Played> {
    const last = this.#deeds.at(-1)!.at;
    const moments = this.#moments(last);
    const { kills, failures } = this.#mishaps(moments.length);
    this.#program = start(this.#hostOf(this.#life, witness));
    let downUntil = 0;
    for (const [index, moment] of moments.entries()) {
      if (moment < downUntil && index < moments.length - AFTER) continue;
      await this.#advanceTo(moment);
      if (this.#kill.steps === Infinity && isDue(kills, index, this.#played.kills)) this.#armKill();
      if (this.#untilFailure === Infinity && isDue(failures, index, this.#played.failures))
        this.#untilFailure = this.#chance.integer(1, 8);
      this.#isRestless = this.#chance.happens(0.3);
      this.#played.passes += 1;
      const seen = this.#appeared();
      const passed = await Promise.race([this.#life.killed, this.#passOf(this.#program)]);
      if (passed === 'killed') {
        this.#played.kills += 1;
        if (this.#played.kills === KILLS / 2) downUntil = this.#now + DOWN_MS;
        this.#life = new Life();
        this.#program = start(this.#hostOf(this.#life, witness));
      } else if (passed !== 'failed') witness.passed(passed.completeUntil, this.#now, seen);
    }
    return this.#played;
  }

  async #passOf(program: Program): Promise<{ completeUntil: number | undefined } | 'failed'> {
    try {
      return await program.pass();
    } catch (error) {
      // The platform refused a request.
      if (this.#untilFailure > 0) throw error;
      this.#untilFailure = Infinity;
      this.#played.failures += 1;
      return 'failed';
    }
  }

  /** Now and then, often while calls go on and soon after, and at last when all records are there. */
  #moments(last: number): number[] {
    const chance = this.#chance;
    const moments: number[] = [];
    for (let at = SINCE; at < last; at += 60_000 * (1 + chance.seconds(150))) moments.push(at);
    for (const { at, deed } of this.#deeds)
      if (chance.happens(deed.do === 'end' ? 0.6 : 0.04)) moments.push(at + chance.integer(0, 20) * 1000);
    moments.sort((one, other) => one - other);
    const after = [0.01, 0.2, 1.05, 1.2, 1.5, 3, 3.1].map((days) => last + days * DAY_MS);
    return [...moments, ...after];
  }

  /** Before which passes the next kill and the next failure are due. */
  #mishaps(passes: number) {
    const draw = (count: number) =>
      Array.from({ length: count }, () => this.#chance.integer(0, Math.floor(passes * 0.9)));
    return { kills: draw(KILLS), failures: draw(FAILURES) };
  }

  /** Half of the kills strike while news are handed on or kept. */
  #armKill(): void {
    const ofRequests = this.#chance.happens(0.5);
    this.#kill = { ofRequests, steps: this.#chance.integer(1, ofRequests ? 25 : 4) };
  }

  #hostOf(life: Life, witness: Witness): Host {
    const { url } = this.#served;
    // Of what is done at the moment of its death, a program may have done all or nothing.
    const step = async (act?: () => void, isNews = true) => {
      if ((act && isNews) || this.#kill.ofRequests) this.#kill.steps -= 1;
      const isLast = this.#kill.steps === 0;
      if (isLast) this.#kill.steps = Infinity;
      if (!life.isOver && (!isLast || this.#chance.happens(0.5))) act?.();
      if (isLast) life.end();
      if (life.isOver) await new Promise(() => {});
    };
    return {
      baseUrl: `${url}/v1.2/voice`,
      token: MEI,
      since: SINCE,
      now: () => this.#now,
      fetch: async (address, init) => {
        await step();
        this.#played.requests += 1;
        if ((this.#untilFailure -= 1) === 0) return new Response('{}', { status: 500 });
        if (this.#isRestless && !this.#isDelivering)
          await this.#advanceTo(this.#now + 1000 * this.#chance.integer(0, 3));
        return fetch(address, init);
      },
      load: () => this.#state,
      save: (text) => step(() => void (this.#state = text)),
      tell: (news) => step(() => witness.told(structuredClone(news), this.#now)),
      step: async (act) => {
        let result: ReturnType<typeof act>;
        await step(() => void (result = act()), false);
        return result!;
      },
    };
  }

  /** Hands the events of each moment to the program, before time goes on. */
  deliver(chance: Chance): () => void {
    const { clock, events, forms } = this.#served.platform;
    const lossy = new Map<unknown, boolean>();
    const queue: object[] = [];
    const stop = events.listen((event) => {
      if (!('root_call_id' in event) || clock.now() < SINCE) return;
      const call = event.root_call_id;
      if (!lossy.has(call)) lossy.set(call, chance.happens(LOST));
      if (!lossy.get(call) || !chance.happens(LOST)) queue.push(...[forms.event(event) ?? []].flat());
      this.#played.lossyCalls = lossy.values().reduce((sum, isLossy) => sum + Number(isLossy), 0);
    });
    const { settle } = clock;
    clock.settle = async () => {
      await settle();
      this.#isDelivering = true;
      for (let event = queue.shift(); event; event = queue.shift())
        await Promise.race([this.#life.killed, this.#program?.take?.(event)]);
      this.#isDelivering = false;
    };
    return stop;
  }

  #appeared(): Set<number> {
    return new Set(this.#served.platform.store.tables.cdrs.list().map(({ live_id: leg }) => Number(leg)));
  }

  #advanceTo(moment: number): Promise<void> {
    this.#turn = this.#turn.then(() => this.#advance(moment));
    return this.#turn;
  }

  async #advance(moment: number): Promise<void> {
    const { clock, exchange } = this.#served.platform;
    while (this.#deeds[0] && this.#deeds[0].at <= moment) {
      const { at, deed } = this.#deeds.shift()!;
      if (at > clock.now()) await clock.set(at);
      if (deed.do !== 'end') await perform(this.#served.platform, deed);
      else for (const { id } of exchange.list()) exchange.perform({ kind: 'hang-up', leg: id, side: 'src' });
    }
    if (moment > clock.now()) await clock.set(moment);
  }
}

const isDue = (planned: readonly number[], index: number, done: number): boolean =>
  planned.filter((one) => one <= index).length > done;

/** Passes after the month, which nothing disturbs. */
const AFTER = 7;

class Life {
  isOver = false;
  readonly #killed = Promise.withResolvers<'killed'>();
  readonly killed = this.#killed.promise;

  end(): void {
    this.isOver = true;
    this.#killed.resolve('killed');
  }
}
