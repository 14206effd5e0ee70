import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { historyViolations, liveViolations } from './support/laws.ts';
import { perform, scripts } from './support/random-commands.ts';
import { SimulatedExchange } from './support/simulated-exchange.ts';

/** Random scripts; `DECIDE_RUNS` for more. */
const RUNS = Number(process.env['DECIDE_RUNS'] ?? 400);

test('whatever happens, legs balance and every leg has one end', () => {
  fc.assert(
    fc.property(scripts, (script) => {
      const exchange = new SimulatedExchange();
      for (const deed of script) {
        perform(exchange, deed);
        expect(liveViolations(exchange)).toEqual([]);
      }
      exchange.endAll();
      exchange.wait(120);
      expect(historyViolations(exchange)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
