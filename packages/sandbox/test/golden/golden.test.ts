import { expect, test } from 'vitest';
import { expectedOutcome } from './support/expected.ts';
import { runScenario } from './support/run-scenario.ts';
import { readScenarios } from './support/scenario.ts';

test.each(readScenarios())('$name: $title', async (scenario) => {
  const { outcome } = await runScenario(scenario);
  expect(outcome).toEqual(expectedOutcome(scenario));
});
