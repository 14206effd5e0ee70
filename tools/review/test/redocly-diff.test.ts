/** The configuration of `redocly diff` can fail, and what it says is weighed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runRedoclyDiff } from '../src/redocly/run-redocly-diff.ts';
import { weighRatings } from '../src/redocly/weigh-ratings.ts';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { Edit } from './support/edit.ts';
import { contractExcerpt } from './support/excerpt.ts';

async function planted() {
  const base = await contractExcerpt();
  const edit = new Edit(base);
  edit.remove('/paths/~1cdrs/delete');
  edit.set('/components/parameters/limit/schema/maximum', 100);
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'base.json'), JSON.stringify(base));
  writeFileSync(join(folder, 'revision.json'), JSON.stringify(edit.bundle));
  return { folder, base, revision: edit.bundle };
}

test('planted breaks are major by our configuration, and by none without its rules', async () => {
  const { folder } = await planted();
  const rules = (await runRedoclyDiff(folder))
    .filter(({ impact }) => impact === 'major')
    .flatMap(({ verdicts }) => verdicts.map(({ rule }) => rule));
  expect(rules.toSorted()).toEqual(['operation-removed', 'schema-constraint-changed']);
  const empty = join(folder, 'empty.yaml');
  writeFileSync(empty, 'telemetry: off\nextends: []\n');
  expect((await runRedoclyDiff(folder, empty)).filter(({ impact }) => impact === 'major')).toEqual([]);
});

test('a breaking rating that no change explains is a change of its own', async () => {
  const { folder, base, revision } = await planted();
  const { added, overruled } = weighRatings(await runRedoclyDiff(folder), [], base, revision);
  expect(added.map(({ effect, text }) => [effect, text])).toContainEqual([
    'wire',
    "Upper bound changed from '<= 5000' to '<= 100'.",
  ]);
  expect(added[0]?.operations).toContain('GET /cdrs');
  expect(overruled.map(({ rule }) => rule)).toEqual(['operation-removed']);
});

test('contracts that Redocly cannot read are an error with its reason', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'base.json'), '{}');
  writeFileSync(join(folder, 'revision.json'), '{}');
  await expect(runRedoclyDiff(folder)).rejects.toThrow(/cannot compare the two contracts/);
});
