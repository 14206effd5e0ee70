import { expect, test } from 'vitest';
import { contractFolder } from '../../src/files.ts';
import { ContractFiles, type Finding } from '../../src/lint/files/contract-files.ts';
import { oneFindingEach } from '../../src/lint/one-finding-each.ts';

const files = new ContractFiles(contractFolder);

function finding(rule: string, message: string): Finding {
  return { rule, message, file: `${contractFolder}/components/schemas/Queue.yaml`, line: 1, column: 1 };
}

const inCamelCase = finding(
  'contract/name-case',
  'The field shopFloor is not in snake case, as all others are. Write shop_floor.',
);

test.each([
  ['hides the mention of it in snake case', 'Nothing in the contract is called shop_floor. Correct it.', 1],
  ['hides no mention of something else', 'Nothing in the contract is called listQueuez. Correct it.', 2],
])('a name in camel case %s', (_what, message, count) => {
  const found = oneFindingEach([inCamelCase, finding('mention-known', message)], files);
  expect(found).toHaveLength(count);
});

test.each([
  ['a schema under not', '#/properties/from/not', 0],
  ['what is in it', '#/not/properties/from', 0],
  ['a condition', '#/if/properties/from', 0],
  ['a property that is called so', '#/properties/not', 1],
])('of %s is not asked what is asked of a record', (_what, pointer, count) => {
  const found = oneFindingEach(
    [{ ...finding('contract/property-description', 'Property from has no description.'), pointer }],
    files,
  );
  expect(found).toHaveLength(count);
});
