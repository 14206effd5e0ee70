import { statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { listFiles } from '@telephony/generate/files';
import type { Finding } from '../../src/lint/files/contract-files.ts';
import { lintContracts } from '../../src/lint/lint-contract.ts';
import { contractCopies, type Mistake, type Place, plant } from './mistakes/plant.ts';
import { inReferences, inRoot } from './mistakes/document.ts';
import { inExamples } from './mistakes/examples.ts';
import { inLedger } from './mistakes/ledger.ts';
import { inOperations } from './mistakes/operations.ts';
import { inSchemas } from './mistakes/schemas.ts';
import { inTexts } from './mistakes/texts.ts';
import { inWorkflows } from './mistakes/workflows.ts';

const lists = [inOperations, inReferences, inTexts, inSchemas, inExamples, inWorkflows, inLedger, inRoot];
const every = lists.flat();
const MANY = new Set(['openapi.yaml', 'ledger.yaml']);
/** What is planted in one copy: a copy is linted in a few seconds, however many mistakes it has. */
const groups: Mistake[][] = [];
for (const mistake of every.filter(({ alone }) => !alone)) {
  const { file, round } = mistake;
  const free = groups.findIndex((group) => !group.some((other) => other.file === file));
  const index = round ?? (MANY.has(file) ? 0 : free === -1 ? groups.length : free);
  while (groups.length <= index) groups.push([]);
  groups[index]?.push(mistake);
}
groups.push(...every.filter(({ alone }) => alone).map((mistake) => [mistake]));

const LINT_TIME = 300_000;
const { untouched, copies } = contractCopies(temporaryFolder(afterAll), groups.length);
const places = groups.map((mistakes, index) => plant(copies[index] ?? '', mistakes));
let found: Finding[][];

// All of them at once: most of the time is the start of the linters.
beforeAll(async () => {
  found = (await lintContracts(copies)).map((findings, index) =>
    findings.map((finding) => ({
      ...finding,
      file: relative(copies[index] ?? '', finding.file)
        .split(sep)
        .join('/'),
    })),
  );
}, LINT_TIME);

const isAt = ({ file, line }: Finding, place: Place | undefined): boolean =>
  file === place?.file && place.lines.includes(line);
const tell = ({ file, line, rule, message }: Finding): string => `${file}:${line} ${message} (${rule})`;

const numbered = groups.flatMap((mistakes, group) =>
  mistakes.map((mistake, number) => ({ ...mistake, group, number })),
);
test.each(numbered)('$file: $name is found', ({ group, number, says }) => {
  const own = found[group]?.filter((finding) => isAt(finding, places[group]?.[number])) ?? [];
  expect(own.map(tell).join('\n')).toMatch(says);
});

test('every mistake is planted in one copy, and in no other', () => {
  expect(numbered.map(({ name }) => name).toSorted()).toEqual(every.map(({ name }) => name).toSorted());
  const changed = copies.map((copy) =>
    listFiles(copy).filter((name) => !isSameFile(join(copy, name), join(untouched, name))),
  );
  expect(changed).toEqual(
    groups.map((mistakes) => [...new Set(mistakes.map(({ file }) => file))].toSorted()),
  );
});

function isSameFile(one: string, other: string): boolean {
  return statSync(one).ino === statSync(other, { throwIfNoEntry: false })?.ino;
}
