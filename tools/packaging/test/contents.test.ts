import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';

const { folder, packages } = inject('installation');

/** What a package holds beside its compiled modules and their sources. */
const OTHER: Readonly<Record<string, RegExp>> = {
  '@telephony/openapi':
    /^(dist\/(index\.(js|d\.ts)|(openapi|openapi\.codegen|openapi-3\.0|ledger)\.json|openapi\.yaml)|(CHANGELOG|EXTENSIONS)\.md)$/,
  '@telephony/mock': /^files\/[\w.-]+$/,
  '@telephony/webhooks': /^guides\/[\w-]+\.md$/,
  '@telephony/client': /^guides\/[\w-]+\.md$/,
  '@telephony/http': /^(dist|src)\/(page\/public\/[\w.-]+|generated\/control\.json)$/,
  '@telephony/sandbox': /^(files\/[\w.-]+|(dist|src)\/(page\/public\/[\w.-]+|generated\/control\.json))$/,
};
const MODULES = /^(dist\/[\w/-]+\.(js|d\.ts)(\.map)?|src\/[\w/-]+(\.d)?\.ts)$/;

test.for(packages)(
  '$manifest.name holds its modules, their sources and what is named, and no tests',
  ({ files, manifest }) => {
    const own = OTHER[manifest.name] ?? /^$/;
    const others = files.filter((file) => !MODULES.test(file) && !own.test(file));
    expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(
      files.filter(
        (file) => /\b(test|tests|bench|fixtures)\b|\.test\./.test(file) && !file.endsWith('/testing.ts'),
      ),
    ).toEqual([]);
  },
);

test.for(packages)('$manifest.name names the oldest Node that it runs on', ({ manifest }) => {
  expect(manifest.engines).toEqual({ node: '>=22.12' });
});

/** All but the contract, whose entry is generated. */
const compiled = packages.filter(({ manifest }) => manifest.name !== '@telephony/openapi');

test.for(compiled)('every map of $manifest.name leads to a source in the package', ({ manifest, files }) => {
  const own = join(folder, 'node_modules', manifest.name);
  // The helpers of the bundler have no source here.
  const modules = files.filter(
    (file) => /^dist\/.*\.(js|d\.ts)$/.test(file) && !file.endsWith('/rolldown-runtime.js'),
  );
  expect(modules.length).toBeGreaterThan(3);
  expect(modules.filter((file) => !isMapped(join(own, file)))).toEqual([]);
});

/** Whether a compiled file names its map, and all sources of the map are there. */
function isMapped(file: string): boolean {
  const [, name] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (name === undefined) return hasNoCode(readFileSync(file, 'utf8'));
  if (!existsSync(join(dirname(file), name))) return false;
  const map = JSON.parse(readFileSync(join(dirname(file), name), 'utf8')) as {
    sources: string[];
    sourceRoot?: string;
  };
  const sources = map.sources.map((source) => join(dirname(file), map.sourceRoot ?? '', source));
  return sources.length > 0 && sources.every((source) => existsSync(source));
}

/** Whether a module only passes on what others have. */
function hasNoCode(text: string): boolean {
  return text.split('\n').every((line) => /^(import .*;|export \{.*\}( from ".*")?;|)$/.test(line));
}

test('nothing else is installed under the name of the project', () => {
  const names = readdirSync(join(folder, 'node_modules/@telephony')).map((name) => `@telephony/${name}`);
  expect(names.toSorted()).toEqual(packages.map(({ manifest }) => manifest.name).toSorted());
});
