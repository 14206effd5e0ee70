/** Edits of the contract with the verdict that a person gives. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atLength } from '@telephony/testing/tiers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '@telephony/contract';
import { conclude, UNCHANGED } from '../src/compare-bundles.ts';
import { compareContracts } from '../src/compare/compare-contracts.ts';
import { runRedoclyDiff } from '../src/redocly/run-redocly-diff.ts';
import type { TypesCheck } from '../src/types/check-types.ts';
import { isSameContract } from '../src/version/same-contract.ts';
import { answerCases } from './cases/answers.ts';
import { furtherKeywordCases } from './cases/further-keywords.ts';
import { modelCases } from './cases/model.ts';
import { operationCases } from './cases/operations.ts';
import { parameterCases } from './cases/parameters.ts';
import { patternCases } from './cases/patterns.ts';
import { plainerWordCases } from './cases/plainer-words.ts';
import { requestCases } from './cases/requests.ts';
import { rewritingCases } from './cases/rewritings.ts';
import { unionCases } from './cases/unions.ts';
import { webhookCases } from './cases/webhooks.ts';
import { wordingCases } from './cases/wording.ts';
import type { Case } from './support/case.ts';
import { checkTypesTogether } from './support/check-types-together.ts';
import { Edit } from './support/edit.ts';
import { contractExcerpt } from './support/excerpt.ts';

const themes: Record<string, Case[]> = {
  model: modelCases,
  operations: operationCases,
  parameters: parameterCases,
  requests: requestCases,
  rewritings: rewritingCases,
  unions: unionCases,
  patterns: patternCases,
  answers: answerCases,
  webhooks: webhookCases,
  wording: wordingCases,
  'plainer words': plainerWordCases,
  'further keywords': furtherKeywordCases,
};
const cases = Object.values(themes).flat();
/** Edits that are made together, so that Redocly and the compiler are started once for all; at length, once for each theme. */
const groups: Record<string, Case[]> = {
  'all themes': cases,
  ...Object.fromEntries(atLength(Object.entries(themes))),
};

interface Pair {
  base: JsonObject;
  revision: JsonObject;
}

const NO_BREAKS: TypesCheck = { breaks: [], client: [] };
const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
let contract: JsonObject;
/**
 * What the compiler says of the edits that break types only, and of the harmless edits of a group made together. What breaks
 * on the wire does so whatever the compiler says.
 */
const compiled = new Map<Case | string, Pair & { types: TypesCheck }>();

beforeAll(async () => {
  contract = contractExcerpt();
  const edits: [Case | string, Pair][] = [
    ...cases.filter(({ breaks }) => breaks === 'types').map((item): [Case, Pair] => [item, pairOf(item)]),
    ...Object.entries(groups).map(([name, items]): [string, Pair] => [name, togetherOf(items, 'none')]),
  ];
  const pairs = edits.map(([, pair]) => pair);
  const types = await checkTypesTogether(pairs, join(folder, 'types'));
  for (const [index, [key, pair]] of edits.entries()) {
    compiled.set(key, { ...pair, types: types[index] ?? NO_BREAKS });
  }
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

test.for(cases)('$breaks: $name', async (item) => {
  const { base, revision, types = NO_BREAKS } = { ...pairOf(item), ...compiled.get(item) };
  const { breaks, verdict, changes } = await weigh(item, { base, revision }, types);
  const told = changes.map(({ effect, operations, text }) => `${effect} ${operations.join(', ')}: ${text}`);
  expect({ breaks, verdict, told }).toMatchObject({ breaks: item.breaks, verdict: item.verdict });
  expect(told.join('\n')).toMatch(item.says ?? /^/);
});

test.for(Object.keys(groups))(
  'neither Redocly nor the compiler sees a break in the harmless edits of %s',
  async (name) => {
    const { base, revision, types } = { ...togetherOf([], 'none'), types: NO_BREAKS, ...compiled.get(name) };
    const values = compareContracts(base, revision);
    const { changes } = conclude(base, revision, values, await rate({ base, revision }), types);
    expect(compiled.has(name)).toBe(true);
    expect(changes.filter(({ effect }) => effect === 'wire' || effect === 'types')).toEqual([]);
  },
);

test('Redocly sees no break on the wire in the edits that break types only', async () => {
  const { base, revision } = togetherOf(cases, 'types');
  const ratings = await rate({ base, revision });
  const { changes } = conclude(base, revision, compareContracts(base, revision), ratings, NO_BREAKS);
  expect(changes.filter(({ effect }) => effect === 'types').length).toBeGreaterThan(5);
  expect(changes.filter(({ effect }) => effect === 'wire')).toEqual([]);
});

function pairOf({ given, edit }: Case): Pair {
  // Most have the same base: it is compiled once.
  let base = contract;
  if (given) {
    const before = new Edit(contract);
    given(before);
    base = before.bundle;
  }
  const after = new Edit(base);
  edit(after);
  return { base, revision: after.bundle };
}

function togetherOf(items: Case[], kind: Case['breaks']): Pair {
  const after = new Edit(contract);
  for (const { breaks, given, edit } of items) if (breaks === kind && !given) edit(after);
  return { base: contract, revision: after.bundle };
}

async function weigh(item: Case, { base, revision }: Pair, types: TypesCheck) {
  if (isSameContract(base, revision)) return UNCHANGED;
  // Redocly tells the words that have changed. The harm that it can do where nothing breaks on the wire is looked for in
  // edits that are made together, and at length in each.
  const isText = item.verdict === 'patch' && item.says !== undefined;
  const isRated = isText || atLength([item]).some(({ breaks }) => breaks === 'types');
  const ratings = isRated ? await rate({ base, revision }) : [];
  return conclude(base, revision, compareContracts(base, revision), ratings, types);
}

async function rate({ base, revision }: Pair) {
  const work = mkdtempSync(join(folder, 'diff-'));
  writeFileSync(join(work, 'base.json'), JSON.stringify(base));
  writeFileSync(join(work, 'revision.json'), JSON.stringify(revision));
  return runRedoclyDiff(work);
}
