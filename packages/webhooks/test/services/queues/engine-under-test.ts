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

/** An engine that a test has opened. */
export interface OpenEngine extends EngineUnderTest {
  end(): Promise<unknown>;
}

/** The engine of the current test. */
export interface EngineInUse {
  opened: () => OpenEngine;
  /** Starts a receiver on a port of its own, and a worker. */
  start: () => Promise<{
    url: string;
    /** Where the worker tells what it has run. */
    folder: string;
    /** Ends both with SIGTERM. Gives their exit codes. */
    end: () => Promise<(number | null)[]>;
  }>;
}
