import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { expect, inject, test } from 'vitest';

const { folder, packages } = inject('installation');

test.for(packages)('publint has nothing to say of $manifest.name', async ({ manifest }) => {
  const pkgDir = join(folder, 'node_modules', manifest.name);
  const { messages } = await publint({ pkgDir, pack: false, strict: true });
  expect(messages).toEqual([]);
});

/** A package of ES modules is not for these: `require` in TypeScript without `exports`, and from CommonJS. */
const NOT_FOR_US = new Set(['node10', 'node16-cjs']);

test.for(packages)('the types of $manifest.name are what is imported, says attw', async ({ file }) => {
  const tarball = new Uint8Array(readFileSync(file));
  const analysis = await checkPackage(createPackageFromTarballData(tarball), {
    // Neither types nor code.
    excludeEntrypoints: [/\.(yaml|md)$/],
  });
  if (!analysis.types) throw new Error('There are no types.');
  const problems = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem && NOT_FOR_US.has(problem.resolutionKind)),
  );
  expect(problems).toEqual([]);
});
