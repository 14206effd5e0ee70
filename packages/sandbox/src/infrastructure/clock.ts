import TinyQueue from 'tinyqueue';

const MOMENTS_AT_ONCE = 100;

interface ClockState<A extends Action = Action> {
  now: number;
  sequence: number;
  scheduled: Scheduled<A>[];
}

/** The only clock of a sandbox. Scheduled actions run when the clock is moved (manual mode) or as time passes (real mode). */
export class Clock<A extends Action = Action> {
  // `advance` waits for it before time moves, and after the actions of each moment.
  settle: () => Promise<void> | undefined = () => undefined;
  // Called after actions were run or scheduled.
  onChange: () => void = () => {};
  // `scheduled` is undefined when the action was run or cancelled.
  onScheduled: (sequence: number, scheduled: Scheduled<A> | undefined) => void = () => {};
  #mode: 'manual' | 'real';
  #now: number;
  #offset: number;
  #sequence = 0;
  #queue = new TinyQueue<Scheduled<A>>([], inOrder);
  readonly #pending = new Set<number>();
  #handlers: readonly ActionHandlers<A>[] = [];
  readonly #machineTime: () => number;
  #turn: Promise<void> = Promise.resolve();
  // Counts restores: an advance that began before one ends.
  #generation = 0;

  // Milliseconds since 1970, UTC. Only `start-sandbox.ts` passes the time of the machine.
  constructor(mode: 'manual' | 'real', now: number, machineTime: () => number) {
    this.#mode = mode;
    this.#now = now;
    this.#machineTime = machineTime;
    this.#offset = now - machineTime();
  }

  get mode(): 'manual' | 'real' {
    return this.#mode;
  }

  // Only a reset reads the machine's time; everything else reads `now`.
  machineTime(): number {
    return this.#machineTime();
  }

  run(mode: 'manual' | 'real'): void {
    this.#now = this.now();
    this.#offset = this.#now - this.#machineTime();
    this.#mode = mode;
    this.onChange();
  }

  // Never runs backwards.
  now(): number {
    if (this.mode === 'real') this.#now = Math.max(this.#now, this.#machineTime() + this.#offset);
    return this.#now;
  }

  // Real mode: milliseconds ahead of the machine's time.
  get offset(): number {
    return this.#offset;
  }

  get sequence(): number {
    return this.#sequence;
  }

  // Each action goes to all handlers: one account has its record or call, the others ignore it.
  handle(...handlers: ActionHandlers<A>[]): void {
    this.#handlers = handlers;
  }

  // Returns the number for `cancel`. Actions at one moment run in the order in which they were scheduled.
  at(time: number, action: A): number {
    const sequence = ++this.#sequence;
    this.#pending.add(sequence);
    const scheduled: Scheduled<A> = { time: Math.max(time, this.now()), sequence, ...action };
    this.#queue.push(scheduled);
    this.onScheduled(sequence, scheduled);
    this.onChange();
    return sequence;
  }

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
    this.#generation += 1;
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
    const generation = this.#generation;
    // Deliveries on their way belong to the moment that ends now.
    await this.settle();
    for (let moments = 1; ; moments++) {
      // A long advance must not block requests, which may reset the clock.
      if (moments % MOMENTS_AT_ONCE === 0) await new Promise(setImmediate);
      if (generation !== this.#generation) return;
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
    for (const handlers of this.#handlers) handlers[kind as A['kind']](data);
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

// Data instead of functions, so that snapshots can store scheduled actions.
interface Action {
  kind: string;
  data: unknown;
}

export type Scheduled<A extends Action = Action> = A & {
  time: number;
  sequence: number;
};

export type ActionHandlers<A extends Action> = {
  [K in A['kind']]: (data: Extract<A, { kind: K }>['data']) => void;
};

// The longest delay of a timer in Node.
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
    // Actions behind a failed one are still due.
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
