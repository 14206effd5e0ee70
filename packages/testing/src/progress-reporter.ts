import { appendFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { failureOf, type FailedWith } from './failure-of.ts';
import { PROGRESS_VARIABLE, type TestEvent, type TestFailure } from './test-event.ts';

/** Milliseconds between two counts. */
const INTERVAL = 500;
const repository = resolve(import.meta.dirname, '../../..');

/**
 * A reporter of vitest that tells `npm test` how far the tests of a workspace are and what has failed. Silent where nobody
 * has named a file for it.
 *
 * @param file Where the events are appended, one line each.
 */
export function progressReporter(file: string | undefined = process.env[PROGRESS_VARIABLE]): Reporter {
  if (!file) return {};
  const folder = process.cwd();
  const workspace = relative(repository, folder).split(sep).join('/');
  const running = new Set<TestModule>();
  let passed = 0;
  let failed = 0;
  let told = 0;
  const tell = (event: TestEvent) => appendFileSync(file, `${JSON.stringify(event)}\n`);
  const fail = (failure: TestFailure) => tell({ type: 'failure', workspace, ...failure });
  const failAll = (errors: readonly FailedWith[], module: string, name: string) => {
    for (const error of errors) fail(failureOf(error, { folder, module, name }));
  };
  return {
    onTestRunStart() {
      tell({ type: 'start', workspace });
    },
    onTestModuleStart(module) {
      running.add(module);
    },
    onTestCaseResult(test: TestCase) {
      const { state, errors = [] } = test.result();
      if (state === 'passed') passed += 1;
      if (state === 'failed') {
        failed += 1;
        failAll(errors.slice(0, 1), test.module.moduleId, test.fullName);
      }
      if (Date.now() - told < INTERVAL) return;
      told = Date.now();
      tell({ type: 'count', workspace, passed, failed });
    },
    onTestSuiteResult(suite: TestSuite) {
      for (const error of suite.errors()) {
        const place = { folder, module: suite.module.moduleId, name: suite.fullName };
        fail({ ...failureOf(error, place), group: true });
      }
    },
    onTestModuleEnd(module) {
      running.delete(module);
      failAll(module.errors(), module.moduleId, '');
    },
    onTestRunEnd(_modules, errors) {
      // Whoever ended a worker was most likely in a file that has begun and has not ended.
      const [first] = running;
      failAll(errors, first?.moduleId ?? '', '');
      tell({ type: 'end', workspace, passed, failed });
    },
  };
}
