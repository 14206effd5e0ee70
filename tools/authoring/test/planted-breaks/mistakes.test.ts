import { cpSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import type { Finding } from '../../src/lint/finding.ts';
import { lintContract } from '../../src/lint/lint-contract.ts';
import { inExamples } from './mistakes/examples.ts';
import { inLedger } from './mistakes/ledger.ts';
import type { Mistake } from './mistakes/mistake.ts';
import { inMorePaths } from './mistakes/more-paths.ts';
import { inMoreSchemas } from './mistakes/more-schemas.ts';
import { inPaths } from './mistakes/paths.ts';
import { type Place, plant } from './mistakes/plant.ts';
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
  'the ledger': inLedger,
  'the root document': inRoot,
} satisfies Record<string, Mistake[]>;

const openapi = join(repositoryRoot, 'openapi');
const contract = temporaryFolder(afterAll);
cpSync(openapi, contract, {
  recursive: true,
  filter: (path) => !/[/\\](node_modules|dist|test)$/.test(path),
});

/** What is found in the real contract with mistakes in it. */
async function lintWith(mistakes: readonly Mistake[]) {
  const { places, mend } = plant(contract, mistakes);
  const findings = await lintContract(contract).finally(mend);
  const told = mistakes.map((mistake, index) => {
    const own = findings.filter((finding) => isAt(finding, places[index]));
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
  return nameOf(file) === place?.file && place.lines.includes(line);
}

const nameOf = (file: string): string => relative(contract, file).split(sep).join('/');

const tell = ({ file, line, rule, message }: Finding): string =>
  `${nameOf(file)}:${line} ${message} (${rule})`;

describe.each(Object.entries<Mistake[]>(lists))('mistakes in %s', (_where, mistakes) => {
  const together = mistakes.filter(({ alone }) => !alone);
  test(`${together.length} at once have one finding each`, { timeout: 120_000 }, async () => {
    expect(await lintWith(together)).toEqual(oneOfEach(together));
  });
  const alone = mistakes.filter((mistake) => mistake.alone);
  test.each(alone)('$name', { timeout: 120_000 }, async (mistake) => {
    expect(await lintWith([mistake])).toEqual(oneOfEach([mistake]));
  });
});

test('a hundred mistakes and more are planted', () => {
  expect(Object.values<Mistake[]>(lists).flat().length).toBeGreaterThan(100);
});
