import type { TestEvent, TestFailure } from '@telephony/testing/test-event';

/** The tests of one workspace in a run. */
export interface Suite {
  workspace: string;
  started: number;
  /** Undefined while it runs. */
  ended?: number;
  passed: number;
  failed: number;
}

/** A failure with the workspace that it is in. */
export interface SuiteFailure extends TestFailure {
  workspace: string;
}

/** What the suites have told so far. */
export interface Suites {
  readonly all: ReadonlyMap<string, Readonly<Suite>>;
  readonly failures: readonly SuiteFailure[];
  /** Takes an event at a time in milliseconds. */
  take(event: TestEvent, now: number): void;
}

/** Collects what the suites tell while they run. */
export function createSuites(): Suites {
  const all = new Map<string, Suite>();
  const failures: SuiteFailure[] = [];
  return {
    all,
    failures,
    take(event, now) {
      const { workspace } = event;
      const suite = all.get(workspace) ?? { workspace, started: now, passed: 0, failed: 0 };
      all.set(workspace, suite);
      if (event.type === 'failure') {
        const { type: _type, ...failure } = event;
        failures.push(failure);
      }
      if (event.type === 'count' || event.type === 'end') {
        suite.passed = event.passed;
        suite.failed = event.failed;
      }
      if (event.type === 'end') suite.ended = now;
    },
  };
}
