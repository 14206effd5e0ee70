import { cpSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import type { Finding } from '../../src/lint/finding.ts';
import { lintContracts } from '../../src/lint/lint-contract.ts';
import { inExamples } from './mistakes/examples.ts';
import { inLedger } from './mistakes/ledger.ts';
import type { Mistake } from './mistakes/mistake.ts';
import { inMorePaths } from './mistakes/more-paths.ts';
import { inMoreSchemas } from './mistakes/more-schemas.ts';
import { inPaths } from './mistakes/paths.ts';
import { type Place, plant } from './mistakes/plant.ts';
import { inMoreTexts } from './mistakes/more-texts.ts';
import { inOverlays } from './mistakes/overlays.ts';
import { inParameters } from './mistakes/parameters.ts';
import { inStatuses } from './mistakes/statuses.ts';
import { inReferences } from './mistakes/references.ts';
import { inRoot } from './mistakes/root.ts';
import { inSchemas } from './mistakes/schemas.ts';
import { inTexts } from './mistakes/texts.ts';
import { inWebhooks } from './mistakes/webhooks.ts';
import { inWorkflows } from './mistakes/workflows.ts';

/** The mistakes of authors, by where they are: each list is planted in one go. */
const lists = {
  operations: inPaths,
  'more operations': inMorePaths,
  references: inReferences,
  texts: inTexts,
  schemas: inSchemas,
  'more schemas': inMoreSchemas,
  webhooks: inWebhooks,
  examples: inExamples,
  workflows: inWorkflows,
  parameters: inParameters,
  statuses: inStatuses,
  'overlays and sources': inOverlays,
  'more texts': inMoreTexts,
  'the ledger': inLedger,
  'the root document': inRoot,
} satisfies Record<string, Mistake[]>;

/** What is planted together: each list in one go, and what hides others alone. */
const groups = Object.entries<Mistake[]>(lists).flatMap(([where, mistakes]) => {
  const together = mistakes.filter(({ alone }) => !alone);
  const alone = mistakes.filter((mistake) => mistake.alone);
  return [
    { where, name: `${together.length} at once have one finding each`, mistakes: together },
    ...alone.map((mistake) => ({ where, name: mistake.name, mistakes: [mistake] })),
  ];
});

const openapi = join(repositoryRoot, 'openapi');
/** Copies of the contract are thousands of files, which take a while to write and to remove. */
const PATIENCE = 600_000;
const copies = temporaryFolder((remove) => afterAll(remove, PATIENCE));
/** For each group a copy of the real contract with its mistakes in it, where they must be found, and what is. */
const planted = groups.map(({ mistakes }, index) => {
  const folder = join(copies, String(index));
  cpSync(openapi, folder, {
    recursive: true,
    filter: (path) => !/[/\\](node_modules|dist|test)$/.test(path),
  });
  return { folder, places: plant(folder, mistakes) };
});
let found: Finding[][];

// All of them at once: most of the time is the start of the linters.
beforeAll(async () => {
  found = await lintContracts(planted.map(({ folder }) => folder));
}, PATIENCE);

/** What is found of each mistake of a group, and what else. */
function toldOf(index: number, mistakes: readonly Mistake[]) {
  const { folder = '', places = [] } = planted[index] ?? {};
  const findings = (found[index] ?? []).map((finding) => ({
    ...finding,
    file: relative(folder, finding.file).split(sep).join('/'),
  }));
  const told = mistakes.map((mistake, number) => {
    const own = findings.filter((finding) => isAt(finding, places[number]));
    return { mistake: mistake.name, messages: own.map(tell) };
  });
  const rest = findings.filter((finding) => !places.some((place) => isAt(finding, place))).map(tell);
  return { told, rest };
}

/** One finding of each, at its line, that says what is wrong and what to do. */
function oneOfEach(mistakes: readonly Mistake[]) {
  const told = mistakes.map(({ name, says }) => ({ mistake: name, messages: [expect.stringMatching(says)] }));
  return { told, rest: [] };
}

function isAt({ file, line }: Finding, place: Place | undefined): boolean {
  return file === place?.file && place.lines.includes(line);
}

const tell = ({ file, line, rule, message }: Finding): string => `${file}:${line} ${message} (${rule})`;

const numbered = groups.map((group, index) => ({ ...group, index }));
test.each(numbered)('mistakes in $where: $name', ({ index, mistakes }) => {
  expect(toldOf(index, mistakes)).toEqual(oneOfEach(mistakes));
});

test('a hundred mistakes and more are planted', () => {
  expect(Object.values<Mistake[]>(lists).flat().length).toBeGreaterThan(100);
});
