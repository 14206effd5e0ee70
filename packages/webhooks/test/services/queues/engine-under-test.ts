import type { Engine } from './load-engine.ts';

/** An engine that is running, as tests see it. */
export interface EngineUnderTest {
  engine: Engine;
  /** Tells the programs where it is. */
  env: Record<string, string>;
  /** Empties the store of the receiver and its workers. */
  forget?: () => Promise<unknown>;
  /** How many jobs are not done yet. */
  left: () => Promise<number>;
  /** Lets jobs that wait for their next attempt begin. */
  hurry: () => Promise<void>;
  /** How many dead letters there are. */
  dead: () => Promise<number>;
  /** Puts dead letters back into the queue. */
  revive: () => Promise<void>;
}

/** What is tested of an engine besides. */
export interface EngineTests {
  /** Whether it takes a job once by its key, also when it is done. Default: false. */
  knowsKeys?: boolean;
  /** How many events two workers handle while they are killed. Default: 0, for no such test. */
  events?: number;
}
