import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilerArguments } from '@telephony/testing/compilers';
import { beforeAll, expect, inject, test } from 'vitest';
import { runProgram } from '../src/run-program.ts';
import { type Entry, entriesOf } from './support/entries.ts';
import { linkPackages } from './support/link-packages.ts';

const { folder, packages, source } = inject('installation');
const programs = fileURLToPath(new URL('../consumer/', import.meta.url));

/** Entries that are for Node; all others are compiled without its types. */
const NODE = new Set([
  '@telephony/client/node',
  '@telephony/command-line',
  '@telephony/contract',
  '@telephony/mock',
  '@telephony/sandbox',
  '@telephony/sandbox/assumptions',
  '@telephony/sandbox/control',
  '@telephony/sandbox/model',
  '@telephony/sandbox/trace',
  '@telephony/webhooks/node',
  '@telephony/webhooks/sqlite',
]);

/** Entries that name types of a package which their users have. */
const REACT = new Set(['@telephony/client/tanstack']);

const places = ['everywhere', 'with-node', 'with-react'] as const;
type Place = (typeof places)[number];
const placeOf = (specifier: string): Place =>
  NODE.has(specifier) ? 'with-node' : REACT.has(specifier) ? 'with-react' : 'everywhere';
const NODENEXT = { module: 'nodenext', moduleResolution: 'nodenext' };
const resolutions = [NODENEXT, { module: 'esnext', moduleResolution: 'bundler' }];

const modules = entriesOf(packages).filter(({ kind }) => kind === 'module');
/** The entries of each package for one place, which then has only that package. */
const alone = packages.flatMap(({ manifest: { name } }) =>
  places.flatMap((place) => {
    const own = modules.filter(
      ({ specifier }) => placeOf(specifier) === place && `${specifier}/`.startsWith(`${name}/`),
    );
    return own.length === 0
      ? []
      : [{ name, place, own, below: join(place, name.replace('@telephony/', '')) }];
  }),
);

beforeAll(() => {
  for (const place of places) {
    const own = modules.filter(({ specifier }) => placeOf(specifier) === place);
    writeEntries(place, own);
    cpSync(join(programs, `${place}.ts`), join(folder, place, 'program.ts'));
    for (const resolution of resolutions) writeConfiguration(place, place, resolution);
  }
  for (const { place, own, below } of alone) {
    writeEntries(below, own);
    writeConfiguration(below, place, NODENEXT);
  }
  linkPackages(join(folder, 'with-node'), ['@types/node']);
  // The client itself names its types.
  linkPackages(folder, ['@tanstack/react-query', '@types/react']);
});

function writeEntries(below: string, entries: readonly Entry[]): void {
  const imports = entries.map(({ specifier }, index) => `export * as entry${index} from '${specifier}';\n`);
  mkdirSync(join(folder, below));
  writeFileSync(join(folder, below, 'entries.ts'), imports.join(''));
}

/** Writes a configuration for the files of a folder, which is below `folder`. */
function writeConfiguration(below: string, place: Place, resolution: typeof NODENEXT): void {
  const compilerOptions = {
    ...resolution,
    target: 'es2022',
    // With Node, no newer library than its oldest users compile with; without it, what browsers have.
    lib: { 'with-node': ['es2022'], everywhere: ['es2022', 'dom'], 'with-react': ['esnext', 'dom'] }[place],
    types: place === 'with-node' ? ['node'] : [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    // All but what TypeScript itself brings.
    skipDefaultLibCheck: true,
    noEmit: true,
  };
  const configuration = { compilerOptions, include: ['*.ts'] };
  const file = join(folder, below, `tsconfig.${resolution.moduleResolution}.json`);
  writeFileSync(file, JSON.stringify(configuration, undefined, 2));
}

interface Compiled {
  code: number | null;
  /** What the compiler says that is not the name of a file. */
  findings: string[];
  /** The files of the program. */
  files: string[];
}
const compiled = new Map<string, Promise<Compiled>>();

/** Compiles a program, each once. */
function compile(compiler: readonly string[], configuration: string): Promise<Compiled> {
  const key = `${compiler.join(' ')} ${configuration}`;
  let result = compiled.get(key);
  if (!result) {
    result = run();
    compiled.set(key, result);
  }
  return result;

  async function run(): Promise<Compiled> {
    const args = [...compiler, '--project', configuration, '--listFiles'];
    const { code, stdout } = await runProgram(process.execPath, args, { folder });
    const { files = [], findings = [] } = Object.groupBy(stdout.split('\n').filter(Boolean), (line) =>
      isAbsolute(line) && existsSync(line) ? 'files' : 'findings',
    );
    return { code, files, findings };
  }
}

const cases = Object.entries(compilerArguments)
  .flatMap(([version, compiler]) =>
    places.flatMap((place) =>
      resolutions.map(({ moduleResolution }) => ({ version, compiler, place, moduleResolution })),
    ),
  )
  // TypeScript 5.9 takes several times as long as 7: without a registry, it resolves as Node does only.
  .filter(
    ({ version, moduleResolution }) =>
      source === 'registry' || version !== '5.9' || moduleResolution === 'nodenext',
  );

test.for(cases)(
  'a strict program compiles $place, TypeScript $version, $moduleResolution',
  async ({ compiler, place, moduleResolution }) => {
    const configuration = join(place, `tsconfig.${moduleResolution}.json`);
    const { code, findings } = await compile(compiler, configuration);
    expect(findings).toEqual([]);
    expect(code).toBe(0);
  },
);

// One of several packages may bring what another has forgotten.
test.for(alone)('a strict program compiles $name $place without the others', async ({ below }) => {
  const configuration = join(below, 'tsconfig.nodenext.json');
  const { code, findings } = await compile(compilerArguments['7.0'], configuration);
  expect(findings).toEqual([]);
  expect(code).toBe(0);
});

test('the types of the packages need few of others: no server, no Prism', async () => {
  const { files } = await compile(compilerArguments['7.0'], join('with-node', 'tsconfig.nodenext.json'));
  const names = files
    .map((file) => /.*node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//.exec(file)?.[1] ?? '')
    .filter(Boolean);
  const others = new Set(names.filter((name) => !/^@(telephony|typescript|types)\//.test(name)));
  expect([...others].toSorted()).toEqual([
    'ajv',
    'fast-uri',
    'openapi-fetch',
    'openapi-typescript-helpers',
    'undici-types',
  ]);
});
