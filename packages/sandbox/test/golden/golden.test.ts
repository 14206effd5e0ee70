import { expect, test } from 'vitest';
import { runScenario } from '../../src/scenario/run.ts';
import { strictContract } from '../support/strict-contract.ts';
import { readScenarios } from './support/scenarios.ts';

test.each(readScenarios())('$name: $title', async (file) => {
  const { differences, seen } = await runScenario(file);
  expect(differences.map(({ place, text }) => `${file.lineOf(place)}\n${text}`)).toEqual([]);
  const violations = seen.bodies.flatMap((event) =>
    strictContract().eventViolations(String(event['event_name']), event as never),
  );
  expect(violations).toEqual([]);
});
