import TinyQueue from 'tinyqueue';

const MOMENTS_AT_ONCE = 100;

export interface ClockState<A extends Action = Action> {
  now: number;
  sequence: number;
  scheduled: Scheduled<A>[];
}

/**
 * The only clock of a sandbox. Later actions wait in a queue until they fall due: in manual mode when the clock is moved,
 * in real mode as time passes.
 *
 * @typeParam A The actions that it knows.
 */
export class Clock<A extends Action = Action> {
  settle: () => Promise<void> | undefined = () => undefined;
  /** Called after anything was run or scheduled, so that real time can set its timer. */
  onChange: () => void = () => {};
  /** Called when an action is scheduled, and when it is no longer (undefined), so that it can be kept elsewhere. */
  onScheduled: (sequence: number, scheduled: Scheduled<A> | undefined) => void = () => {};
  #mode: 'manual' | 'real';
  #now: number;
  #offset: number;
  #sequence = 0;
  #queue = new TinyQueue<Scheduled<A>>([], inOrder);
  readonly #pending = new Set<number>();
  #handlers: Partial<ActionHandlers<A>> = {};
  readonly #machineTime: () => number;
  #turn: Promise<void> = Promise.resolve();
  #beginnings = 0;

  /**
   * @param now Milliseconds since 1970, UTC.
   * @param machineTime Source of real time; only `start-sandbox.ts` hands in that of the machine.
   */
  constructor(mode: 'manual' | 'real', now: number, machineTime: () => number) {
    this.#mode = mode;
    this.#now = now;
    this.#machineTime = machineTime;
    this.#offset = now - machineTime();
  }

  get mode(): 'manual' | 'real' {
    return this.#mode;
  }

  /** Milliseconds since 1970, UTC, by the machine. Only for a new beginning: all else goes by `now`. */
  machineTime(): number {
    return this.#machineTime();
  }

  run(mode: 'manual' | 'real'): void {
    this.#now = this.now();
    this.#offset = this.#now - this.#machineTime();
    this.#mode = mode;
    this.onChange();
  }

  /** Milliseconds since 1970, UTC. Never runs backwards. */
  now(): number {
    if (this.mode === 'real') this.#now = Math.max(this.#now, this.#machineTime() + this.#offset);
    return this.#now;
  }

  /** Real mode: milliseconds that this clock is ahead of the machine's. */
  get offset(): number {
    return this.#offset;
  }

  get sequence(): number {
    return this.#sequence;
  }

  handle(handlers: ActionHandlers<A>): void {
    this.#handlers = handlers;
  }

  at(time: number, action: A): number {
    const sequence = ++this.#sequence;
    this.#pending.add(sequence);
    const scheduled: Scheduled<A> = { time: Math.max(time, this.now()), sequence, ...action };
    this.#queue.push(scheduled);
    this.onScheduled(sequence, scheduled);
    this.onChange();
    return sequence;
  }

  /** Like `at`, a number of milliseconds from now. */
  after(milliseconds: number, action: A): number {
    return this.at(this.now() + milliseconds, action);
  }

  cancel(sequence: number | undefined): void {
    if (sequence !== undefined && this.#pending.delete(sequence)) this.onScheduled(sequence, undefined);
  }

  nextTime(): number | undefined {
    return this.#next()?.time;
  }

  advance(milliseconds: number): Promise<void> {
    return this.#exclusively(() => this.#runUntil(this.now() + milliseconds));
  }

  set(time: number): Promise<void> {
    return this.#exclusively(() => this.#runUntil(time));
  }

  runDue(): Promise<void> {
    return this.#exclusively(() => this.#runUntil(this.now()));
  }

  state(): ClockState<A> {
    const scheduled = this.#queue.data
      .filter(({ sequence }) => this.#pending.has(sequence))
      .toSorted(inOrder)
      .map((one) => structuredClone(one));
    return { now: this.now(), sequence: this.#sequence, scheduled };
  }

  restore({ now, sequence, scheduled }: ClockState<A>): void {
    this.#beginnings += 1;
    this.#now = now;
    this.#offset = now - this.#machineTime();
    this.#sequence = sequence;
    for (const known of this.#pending) this.onScheduled(known, undefined);
    this.#queue = new TinyQueue(structuredClone(scheduled), inOrder);
    this.#pending.clear();
    for (const one of scheduled) {
      this.#pending.add(one.sequence);
      this.onScheduled(one.sequence, one);
    }
    this.onChange();
  }

  #exclusively(run: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(run);
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #runUntil(end: number): Promise<void> {
    const beginning = this.#beginnings;
    // What is on its way belongs to the moment that now ends.
    await this.settle();
    for (let moments = 1; ; moments++) {
      // A long advance must not block everything else: others get their turn, and may reset the clock.
      if (moments % MOMENTS_AT_ONCE === 0) await new Promise(setImmediate);
      if (beginning !== this.#beginnings) return;
      const next = this.#next();
      if (!next || next.time > end) break;
      const moment = next.time;
      this.#moveTo(moment);
      for (let due = this.#next(); due && due.time <= moment; due = this.#next()) {
        this.#queue.pop();
        this.#pending.delete(due.sequence);
        this.onScheduled(due.sequence, undefined);
        this.#perform(due);
      }
      await this.settle();
    }
    this.#moveTo(end);
    await this.settle();
    this.onChange();
  }

  #perform({ kind, data }: A): void {
    const handler: ((data: A['data']) => void) | undefined = this.#handlers[kind as A['kind']];
    if (!handler) throw new Error(`The clock has no handler for ${kind}.`);
    handler(data);
  }

  #moveTo(time: number): void {
    if (time <= this.#now) return;
    if (this.mode === 'real') this.#offset += Math.max(0, time - this.now());
    this.#now = Math.max(this.#now, time);
  }

  #next(): Scheduled<A> | undefined {
    for (;;) {
      const next = this.#queue.peek();
      if (!next || this.#pending.has(next.sequence)) return next;
      this.#queue.pop();
    }
  }
}

const inOrder = (one: Scheduled, other: Scheduled) => one.time - other.time || one.sequence - other.sequence;

/**
 * What a clock can be asked to do later: its kind, and data of its own. Data and not functions, so that a snapshot can hold
 * what is still to come.
 */
interface Action {
  kind: string;
  data: unknown;
}

export type Scheduled<A extends Action = Action> = A & {
  /** Milliseconds since 1970, UTC. */
  time: number;
  sequence: number;
};

export type ActionHandlers<A extends Action> = {
  [K in A['kind']]: (data: Extract<A, { kind: K }>['data']) => void;
};

const MAX_TIMER_MS = 2 ** 31 - 1;

export function runInRealTime<A extends Action>(
  clock: Clock<A>,
  onFault: (error: Error) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  const plan = () => {
    clearTimeout(timer);
    const next = clock.nextTime();
    if (next === undefined || running || clock.mode === 'manual') return;
    timer = setTimeout(run, Math.min(MAX_TIMER_MS, Math.max(0, next - clock.now())));
    timer.unref();
  };
  const run = () => {
    running = true;
    // What is due after an action that failed is still due.
    void clock
      .runDue()
      .catch(onFault)
      .finally(() => {
        running = false;
        plan();
      });
  };
  clock.onChange = plan;
  plan();
  return () => {
    clock.onChange = () => {};
    clearTimeout(timer);
  };
}
