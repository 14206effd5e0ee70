/** Edits of the contract with the verdict that a person gives. */
import { beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '@telephony/contract';
import { compareBundles } from '../src/compare/compare-bundles.ts';
import type { Change } from '../src/compare/comparison.ts';
import { operationIds, type OperationIds } from '../src/compare/words.ts';
import { groupChanges, withoutIdentities } from '../src/fragments/entries.ts';
import { checkEntries } from '../src/fragments/gate.ts';
import { draftFragment } from '../src/fragments/write-fragment.ts';
import { type Case, Edit } from './support/case.ts';
import { cases, type Pair, pairOf } from './support/cases.ts';
import { contractExcerpt } from './support/excerpt.ts';

let contract: JsonObject;

beforeAll(() => {
  contract = contractExcerpt();
});

test.for(cases)('$breaks: $name', (item) => {
  const { base, revision } = pairOf(contract, item);
  const { breaks, verdict, changes } = compareBundles(base, revision);
  const told = changes.map(({ effect, operations, text }) => `${effect} ${operations.join(', ')}: ${text}`);
  expect({ breaks, verdict, told }).toMatchObject({ breaks: item.breaks, verdict: item.verdict });
  expect(told.join('\n')).toMatch(item.says ?? /^/);
});

test('a breaking edit passes by its own entry alone, not by fluent words about it beside the entry of another', () => {
  const breaking = cases.filter(({ breaks }) => breaks !== 'none');
  expect(breaking.length).toBeGreaterThan(120);
  const told = breaking.map((item) => {
    const { base, revision } = pairOf(contract, item);
    const { changes } = compareBundles(base, revision);
    const answers = { reason: 'It was never right.', remedy: 'Read the other field.' };
    const { text } = draftFragment(
      undefined,
      'major',
      groupChanges(changes),
      operationIds(base, revision),
      answers,
    );
    return { name: item.name, changes, text, ids: operationIds(base, revision) };
  });
  const held = (text: string, changes: Change[], ids: OperationIds) =>
    checkEntries([{ name: 'a', step: 'major', text }], changes, { operationIds: ids });
  for (const [index, { name, changes, text, ids }] of told.entries()) {
    expect({ name, ...held(text, changes, ids) }).toMatchObject({ name, missing: [], open: [], stale: [] });
    const words = withoutIdentities(text);
    const other = [...told.slice(index + 1), ...told].find(
      (one) => held(one.text, changes, ids).missing.length > 0,
    );
    const all = held(`${words}\n\n${other?.text}`, changes, ids);
    expect({ name, missing: all.missing.length }).not.toEqual({ name, missing: 0 });
  }
});

test('the harmless edits of all themes made together break nobody', () => {
  const { base, revision } = togetherOf(cases, 'none');
  const { changes } = compareBundles(base, revision);
  expect(changes.filter(({ effect }) => effect === 'wire' || effect === 'types')).toEqual([]);
});

test('the edits that break types only, made together, break nothing on the wire', () => {
  const { base, revision } = togetherOf(cases, 'types');
  const { changes } = compareBundles(base, revision);
  expect(changes.filter(({ effect }) => effect === 'types').length).toBeGreaterThan(5);
  expect(changes.filter(({ effect }) => effect === 'wire')).toEqual([]);
});

function togetherOf(items: Case[], kind: Case['breaks']): Pair {
  const after = new Edit(contract);
  for (const { breaks, given, edit } of items) if (breaks === kind && !given) edit(after);
  return { base: contract, revision: after.bundle };
}
