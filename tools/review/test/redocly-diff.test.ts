/** The configuration of `redocly diff` can fail, and what it says is weighed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RedoclyChange, runRedoclyDiff } from '../src/redocly/run-redocly-diff.ts';
import { listDifferences } from '../src/difference/list-differences.ts';
import { Proofs } from '../src/difference/proofs.ts';
import { weighRatings } from '../src/redocly/weigh-ratings.ts';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { Edit } from './support/edit.ts';
import { contractExcerpt } from './support/excerpt.ts';

const folder = mkdtempSync(join(tmpdir(), 'redocly-diff-'));
const base = contractExcerpt();
const edit = new Edit(base);
edit.remove('/paths/~1cdrs/delete');
edit.set('/components/parameters/limit/schema/maximum', 100);
const revision = edit.bundle;
let ratings: RedoclyChange[];

beforeAll(async () => {
  writeFileSync(join(folder, 'base.json'), JSON.stringify(base));
  writeFileSync(join(folder, 'revision.json'), JSON.stringify(revision));
  ratings = await runRedoclyDiff(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('planted breaks are major by our configuration, and by none without its rules', async () => {
  const rules = ratings
    .filter(({ impact }) => impact === 'major')
    .flatMap(({ verdicts }) => verdicts.map(({ rule }) => rule));
  expect(rules.toSorted()).toEqual(['operation-removed', 'schema-constraint-changed']);
  const empty = join(folder, 'empty.yaml');
  writeFileSync(empty, 'telemetry: off\nextends: []\n');
  expect((await runRedoclyDiff(folder, empty)).filter(({ impact }) => impact === 'major')).toEqual([]);
});

test('a breaking rating that no change explains is a change of its own', () => {
  const compared = { base: new Set<string>(), revision: new Set<string>() };
  const proofs = new Proofs(base, revision, [], compared);
  const { added, overruled } = weighRatings(
    ratings,
    [],
    listDifferences(base, revision),
    proofs,
    base,
    revision,
  );
  expect(added.map(({ effect, text }) => [effect, text])).toContainEqual([
    'wire',
    "Upper bound changed from '<= 5000' to '<= 100'.",
  ]);
  expect(added[0]?.operations).toContain('GET /cdrs');
  expect(overruled).toEqual([]);
});

test('contracts that Redocly cannot read are an error with its reason', async () => {
  const empty = temporaryFolder();
  writeFileSync(join(empty, 'base.json'), '{}');
  writeFileSync(join(empty, 'revision.json'), '{}');
  await expect(runRedoclyDiff(empty)).rejects.toThrow(/cannot compare the two contracts/);
});
