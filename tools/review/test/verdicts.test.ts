/** Edits of the contract with the verdict that a person gives. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '@telephony/contract';
import { conclude, UNCHANGED } from '../src/compare-bundles.ts';
import { compareContracts } from '../src/compare/compare-contracts.ts';
import { runRedoclyDiff } from '../src/redocly/run-redocly-diff.ts';
import type { TypesCheck } from '../src/types/check-types.ts';
import { isSameContract } from '../src/version/same-contract.ts';
import { answerCases } from './cases/answers.ts';
import { operationCases } from './cases/operations.ts';
import { parameterCases } from './cases/parameters.ts';
import { requestCases } from './cases/requests.ts';
import { webhookCases } from './cases/webhooks.ts';
import { wordingCases } from './cases/wording.ts';
import type { Case } from './support/case.ts';
import { checkTypesTogether } from './support/check-types-together.ts';
import { Edit } from './support/edit.ts';
import { contractExcerpt } from './support/excerpt.ts';

const themes: Record<string, Case[]> = {
  operations: operationCases,
  parameters: parameterCases,
  requests: requestCases,
  answers: answerCases,
  webhooks: webhookCases,
  wording: wordingCases,
};
const cases = Object.values(themes).flat();

interface Pair {
  base: JsonObject;
  revision: JsonObject;
}

const NO_BREAKS: TypesCheck = { breaks: [], client: [] };
const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
let contract: JsonObject;
/**
 * What the compiler says of the edits that break types only, and of all harmless edits of a theme made together. What breaks
 * on the wire does so whatever the compiler says.
 */
const compiled = new Map<Case | string, Pair & { types: TypesCheck }>();

beforeAll(async () => {
  contract = await contractExcerpt();
  const edits: [Case | string, Pair][] = [
    ...cases.filter(({ breaks }) => breaks === 'types').map((item): [Case, Pair] => [item, pairOf(item)]),
    ...Object.entries(themes).map(([name, items]): [string, Pair] => [name, harmlessOf(items)]),
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

test.for(Object.keys(themes))(
  'neither Redocly nor the compiler sees a break in the harmless edits of %s',
  async (name) => {
    const { base, revision, types } = { ...harmlessOf([]), types: NO_BREAKS, ...compiled.get(name) };
    const values = compareContracts(base, revision);
    const { changes } = conclude(base, revision, values, await rate({ base, revision }), types);
    expect(compiled.has(name)).toBe(true);
    expect(changes.filter(({ effect }) => effect === 'wire' || effect === 'types')).toEqual([]);
  },
);

function pairOf({ given, edit }: Case): Pair {
  const before = new Edit(contract);
  given?.(before);
  const after = new Edit(before.bundle);
  edit(after);
  // Most have the same base: it is compiled once.
  return { base: given ? before.bundle : contract, revision: after.bundle };
}

function harmlessOf(items: Case[]): Pair {
  const after = new Edit(contract);
  for (const { breaks, given, edit } of items) if (breaks === 'none' && !given) edit(after);
  return { base: contract, revision: after.bundle };
}

async function weigh(item: Case, { base, revision }: Pair, types: TypesCheck) {
  if (isSameContract(base, revision)) return UNCHANGED;
  // Redocly can do harm where nothing breaks on the wire, and tells the words that have changed.
  const isRated = item.breaks === 'types' || (item.verdict === 'patch' && item.says !== undefined);
  const ratings = isRated ? await rate({ base, revision }) : [];
  return conclude(base, revision, compareContracts(base, revision), ratings, types);
}

async function rate({ base, revision }: Pair) {
  const work = mkdtempSync(join(folder, 'diff-'));
  writeFileSync(join(work, 'base.json'), JSON.stringify(base));
  writeFileSync(join(work, 'revision.json'), JSON.stringify(revision));
  return runRedoclyDiff(work);
}
