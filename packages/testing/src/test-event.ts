/** What the tests of one workspace tell while they run, as one line of JSON each. */
export type TestEvent =
  | { type: 'start'; workspace: string }
  | { type: 'count'; workspace: string; passed: number; failed: number }
  | ({ type: 'failure'; workspace: string } & TestFailure)
  | { type: 'end'; workspace: string; passed: number; failed: number };

/** A test that failed, or what broke outside of the tests. */
export interface TestFailure {
  /** Of the workspace, such as `test/cli.test.ts`; empty where it is not known. */
  file: string;
  line?: number;
  /** The full name of the test; empty for a file that could not be run. */
  name: string;
  /** The name is that of a group of tests, none of which ran. */
  group?: true;
  /** The message, and for a comparison the difference. */
  message: string;
}

/** The variable with the file to which events are appended. */
export const PROGRESS_VARIABLE = 'TEST_PROGRESS';
