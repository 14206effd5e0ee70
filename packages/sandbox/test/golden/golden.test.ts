import { expect, test } from 'vitest';
import { differences } from './support/differences.ts';
import { expectedOf } from './support/expected.ts';
import { runScenario } from './support/run-scenario.ts';
import { readScenarios } from './support/scenario.ts';

test.each(readScenarios())('$name: $title', async (scenario) => {
  expect(differences(expectedOf(scenario), await runScenario(scenario))).toEqual([]);
});
