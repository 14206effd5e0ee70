import { contract, type Files } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

/** A contract with tags, a group of some, and an operation and an event with one each. */
function tagged(declared: string[], grouped: string[], used: string, ofEvent: string): Files {
  return contract({
    tags: declared.map((name) => ({ name, description: 'Records.' })),
    'x-tagGroups': [{ name: 'All', tags: grouped }],
    paths: { '/cdrs': { get: { tags: [used], responses: {} } } },
    webhooks: { 'call.missed': { post: { tags: [ofEvent], responses: {} } } },
  });
}

const both = ['CDRs', 'Events'];

export const cases: RuleCases = ruleCases(
  {
    'each has an operation or an event': tagged(both, both, 'CDRs', 'Events'),
    'that of an operation whose tag is another, which one-tag finds': tagged(both, both, 'Faxes', 'Events'),
    'a misspelt one of an operation, which one-tag finds': tagged(both, both, 'CDR', 'Events'),
    'that of an operation without a tag, which one-tag finds': contract({
      tags: both.map((name) => ({ name, description: 'Records.' })),
      paths: { '/cdrs': { get: { responses: {} } } },
      webhooks: { 'call.missed': { post: { tags: ['Events'], responses: {} } } },
    }),
  },
  {
    'one of no operation': [tagged([...both, 'Faxes'], both, 'CDRs', 'Events'), '#/tags/2'],
    'one that was renamed in the list alone': [tagged(['CDR', 'Events'], both, 'CDRs', 'Events'), '#/tags/0'],
  },
);
