import { expect, test } from 'vitest';
import { gateOf } from '../src/fragments/gate.ts';

const declared = {
  fragments: { own: [], others: [] },
  changelog: '',
  folder: 'openapi',
  operationIds: new Map<string, string>(),
};
const versions = { base: '0.3.0', current: '0.3.0', next: '0.3.0' };

test.each([
  [0, []],
  [1, ['`npm run lint` fails on the finding: mend it first.']],
  [3, ['`npm run lint` fails on the 3 findings: mend them first.']],
])('a change that may be merged, and of which lint finds %i, says so', (count, advice) => {
  const lint = Array.from({ length: count });
  expect(gateOf({ verdict: 'none', changes: [], lint }, declared, versions)).toEqual({
    passed: true,
    problems: [],
    advice,
  });
});
