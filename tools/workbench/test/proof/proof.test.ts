import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { findSchemathesis, PROOF_FOLDER, wantedVersion } from '../../src/proof/find-schemathesis.ts';
import { isProven, readReport, reportTable } from '../../src/proof/read-report.ts';

const never = new AbortController().signal;

/** A report as Schemathesis writes it, as far as it is read. */
function written(changes: object = {}): string {
  return JSON.stringify({
    seed: 2,
    complete: true,
    operations: { tested: 170 },
    phases: { examples: { status: 'success' }, stateful: { status: 'success' } },
    test_cases: { generated: 20_000 },
    failures: [],
    errors: [],
    ...changes,
  });
}

function reportOf(changes?: object) {
  const folder = temporaryFolder();
  const file = join(folder, 'report.json');
  writeFileSync(file, written(changes));
  return readReport(file);
}

test('a run without failures, to the end, in all phases, is proof', () => {
  const report = reportOf();
  expect(isProven(report)).toBe(true);
  expect(reportTable([report])).toContain('| 2 | 170 | 20000 | none |');
});

test.each([
  ['a failure', { failures: [{ title: 'Server error', count: 2 }] }, 'Server error: 2'],
  ['an error', { errors: [{ title: 'Schema error' }] }, 'Schema error: 1'],
  ['a phase that was not run', { phases: { fuzzing: { status: 'skip' } } }, 'fuzzing was not run'],
  ['an early end', { complete: false }, 'ended before its end'],
])('%s is none', (_, changes, shown) => {
  const report = reportOf(changes);
  expect(isProven(report)).toBe(false);
  expect(reportTable([report])).toContain(shown);
});

test('without Schemathesis, the command says what to install', async () => {
  const folder = temporaryFolder();
  const found = await findSchemathesis(never, { path: folder, own: folder });
  expect(found).toEqual({
    problem: expect.stringMatching(
      /is not on this machine[^]*pip install -r tools\/proof\/requirements\.txt/,
    ),
  });
});

test('another version is not taken', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'schemathesis'), '#!/bin/sh\necho "Schemathesis 3.0.1"\n', { mode: 0o755 });
  const path = `${folder}:/usr/bin:/bin`;
  expect(await findSchemathesis(never, { path, own: folder })).toEqual({
    problem: expect.stringContaining(
      `Schemathesis ${wantedVersion()} is needed and is here in version 3.0.1`,
    ),
  });
});

test('each refusal that no schema tells has a pattern, a reason, and entries of the ledger', () => {
  const refusals = JSON.parse(readFileSync(join(PROOF_FOLDER, 'refusals.json'), 'utf8'));
  for (const { message, why, ledger = [] } of refusals) {
    expect(new RegExp(message).test('')).toBe(false);
    expect(why).toMatch(/\w/);
    for (const id of ledger) expect(id).toMatch(/^[CNO]-\d+$/);
  }
});
