import { loadPlatformContract } from '../../src/contract/contract.ts';
import { describe, expect, it } from 'vitest';
import { usePlatform } from '../support/serve-platform.ts';
import { strictContract } from '../support/strict-contract.ts';
import { provoke } from './provoke.ts';

const strict = strictContract();
const { operations } = loadPlatformContract();
/** A range of success that stands beside a stated one, which the sandbox returns. */
const NOT_RETURNED = new Set(['updateCall 2XX']);

describe('every operation answers every status that it declares', () => {
  const provoked = new Set<string>();
  const declared = [...strict.statuses].flatMap(([id, statuses]) =>
    statuses.map((status) => `${id} ${status}`).filter((one) => !NOT_RETURNED.has(one)),
  );
  const served = usePlatform();

  for (const operation of operations) {
    const { operationId, responses } = operation;
    it(`${operationId}: ${[...responses.keys()].join(', ')}`, async () => {
      for (const status of responses.keys()) {
        if (NOT_RETURNED.has(`${operationId} ${status}`)) continue;
        const answer = await provoke(served, operation, status);
        expect(
          `${operationId} ${answer.status} ${answer.status === Number(status) ? '' : answer.text}`,
        ).toMatch(new RegExp(`^${operationId} ${status.replace('XX', '\\d\\d')} `));
        expect(strict.violations(operationId, answer)).toEqual([]);
        provoked.add(`${operationId} ${status}`);
        served.reset();
      }
    });
  }

  it('covers all of them', () => {
    const seen = new Set([...provoked].map((one) => one.split(' ')[0]));
    console.log(
      `Operations: ${seen.size} of ${operations.length}. Documented statuses: ${provoked.size} of ${declared.length}.`,
    );
    expect(declared.filter((one) => !provoked.has(one))).toEqual([]);
    expect(seen.size).toBe(operations.length);
    expect(served.faults).toEqual([]);
  });
});
