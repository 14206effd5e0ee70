import { statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { listFiles } from '../../src/files.ts';
import type { Finding } from '../../src/lint/files/contract-files.ts';
import { lintContracts } from '../../src/lint/lint-contract.ts';
import { contractCopies, type Mistake, type Place, plant } from './mistakes/plant.ts';
import { inExamples, inParameters } from './mistakes/parameters.ts';
import { inLedger } from './mistakes/ledger.ts';
import { inMorePaths, inPaths } from './mistakes/operations.ts';
import { inEvenMoreSchemas, inMoreSchemas, inSchemas } from './mistakes/schemas.ts';
import { inMoreTexts, inTexts } from './mistakes/texts.ts';
import { inReferences, inRoot, inStatuses } from './mistakes/document.ts';
import { inWebhooks, inWorkflows } from './mistakes/events.ts';

/** The mistakes of authors, by where they are: each list is planted in one go. */
const lists = {
  operations: inPaths,
  'more operations': inMorePaths,
  references: inReferences,
  texts: inTexts,
  schemas: inSchemas,
  'more schemas': inMoreSchemas,
  'even more schemas': inEvenMoreSchemas,
  webhooks: inWebhooks,
  examples: inExamples,
  workflows: inWorkflows,
  parameters: inParameters,
  statuses: inStatuses,
  'more texts': inMoreTexts,
  'the ledger': inLedger,
  'the root document': inRoot,
} satisfies Record<string, Mistake[]>;

const every = Object.entries<Mistake[]>(lists).flatMap(([where, mistakes]) =>
  mistakes.map((mistake) => ({ ...mistake, where })),
);
/** Files in which many mistakes go together. */
const MANY = new Set(['openapi.yaml', 'ledger.yaml']);
/** What is planted in one copy: a copy is linted in a few seconds, however many mistakes it has. */
const groups: (typeof every)[] = [];
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
/** Where the mistakes of a group must be found in its copy, in their order. */
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
test.each(numbered)('$where: $name is found', ({ group, number, says }) => {
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

test('a hundred mistakes and more are planted', () => {
  expect(every.length).toBeGreaterThan(100);
});
