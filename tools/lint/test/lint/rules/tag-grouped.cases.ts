import { contract } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const tags = ['CDRs', 'Calls'].map((name) => ({ name, description: 'Records.' }));
const groups = (...names: string[][]) =>
  contract({ tags, 'x-tagGroups': names.map((list, index) => ({ name: `Group ${index}`, tags: list })) });

export const cases: RuleCases = ruleCases(
  { 'each in one': groups(['CDRs'], ['Calls']), 'no groups': contract({ tags }) },
  {
    'one in none': [groups(['CDRs']), '#/tags/1'],
    'one in two': [groups(['CDRs', 'Calls'], ['Calls']), '#/x-tagGroups/1/tags/0'],
    'one that does not exist': [groups(['CDRs', 'Calls'], ['Faxes']), '#/x-tagGroups/1/tags/0'],
    'a misspelt one, once': [groups(['CDRs', 'Call']), '#/x-tagGroups/0/tags/1'],
  },
);
