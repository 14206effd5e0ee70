/** `npm run test:foreign`: suites that need other languages, hosts, databases or Schemathesis. */
import { globSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { usage } from '@telephony/contract/command-line';
import { createCommand, repeated, runCommand } from '@telephony/contract/command-line/program';
import { runBench } from '../bench/docs.ts';
import { root, turbo } from '../turbo.mjs';
import { runConsumers } from './consumers.ts';
import { ensureInstalled } from './install.ts';
import { runMcp } from './mcp.ts';
import { missingPrograms, runVisibly } from './programs.ts';
import { runReleases } from './releases.ts';
import { runSchemathesis } from './schemathesis.ts';
import { runServe } from './serve.ts';

const program = createCommand({
  name: 'npm run test:foreign --',
  description: `Runs suites that need more than \`npm ci\` brings. What they fetch goes to tools/consumers and to the temporary folder; a
suite says what it would install, and asks. Exits with 1 when a test fails.`,
  notes: `Suites:
  soak          every test with random input at length (an hour)
  consumers     clients by foreign generators in seven languages, and the docs' samples, against the sandbox
  hosts         the receiver and the client in Deno, Bun, workerd, Next.js, Nest, and Node 22 and 24
  services      the stores of the receiver and of \`telephony serve\` with a real Redis and Postgres, killed at random
                (Debian: redis-server postgresql)
  releases      a first release that one command installs, and what may follow, by the steps of publish.yml and a registry on loopback (verdaccio)
  plants        breaks in twenty kinds of files: a test that their pull request selects is red
  bench         a page of the docs beside Redoc, Scalar and Swagger UI, which it fetches; on an idle machine
  mcp           the command line's MCP server, by the official Inspector and conformance suite, from npx
  executable    the executable: the docs' tests in other languages, its action, its image, Postgres, and the command's own tests
                (Debian: buildah golang-go maven phpunit postgresql python3-pytest python3-requests; as root, for buildah)
  serve         \`telephony serve\` before the docs' programs in Python and PHP, both killed at random (CALLS=5000 makes so many)
  schemathesis  Schemathesis, which knows only the contract, against the sandbox (Python)`,
  example: 'npm run test:foreign -- consumers --language Go',
})
  .argument('<suite>')
  .argument('[name...]', 'of consumers and serve: these only, such as typescript-orval or php')
  .option('--language <language>', 'of consumers: the clients in one language')
  .option('--seed <number>', 'of schemathesis: this seed instead of 1, 2 and 3', repeated)
  .option('--operation <id>', 'of schemathesis: this operation only', repeated)
  .option('--yes', 'install without asking, as in CI', false);

const stopping = new AbortController();
let stopCode = 1;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopCode = 128 + constants.signals[signal];
    stopping.abort();
  });
const vitest = [process.execPath, join(root, 'node_modules/vitest/vitest.mjs'), 'run'] as const;
async function runWithConfig(kind: string, packages: readonly string[]): Promise<number> {
  let code = 0;
  for (const name of packages)
    code ||= await runVisibly(
      [...vitest, '--config', `vitest.${kind}.config.ts`],
      join(root, 'packages', name),
    );
  return code;
}

type Options = ReturnType<typeof program.opts>;

const suites: Record<string, (names: string[], options: Options, command: string) => Promise<number>> = {
  async soak() {
    process.env['TEST_TIER'] = 'soak';
    return (await turbo(['test', '--concurrency=1', '--output-logs=new-only'])).code;
  },
  async consumers(names, { language, yes }, command) {
    await ensureInstalled('generators', yes, command);
    return runConsumers({ names, language, signal: stopping.signal });
  },
  bench: (_, { yes }) => runBench(yes),
  async hosts(_, { yes }, command) {
    await ensureInstalled('hosts', yes, command);
    return runWithConfig('hosts', ['webhooks', 'client']);
  },
  async services(_, { yes }, command) {
    // Debian keeps the programs of Postgres out of PATH.
    const path = [process.env['PATH'], ...globSync('/usr/lib/postgresql/*/bin')].join(delimiter);
    const missing = missingPrograms(['redis-server', 'initdb'], path);
    if (missing.length > 0)
      throw new Error(
        `This machine has no ${missing.join(' and no ')}. Run: apt-get install redis-server postgresql`,
      );
    await ensureInstalled('engines', yes, command);
    return runWithConfig('services', ['webhooks', 'cli']);
  },
  async executable() {
    const missing = missingPrograms(['buildah', 'go', 'mvn', 'phpunit', 'python3']);
    if (missing.length > 0)
      throw new Error(
        `This machine has no ${missing.join(' and no ')}. Run: apt-get install buildah golang-go maven phpunit postgresql python3-pytest python3-requests`,
      );
    const cli = join(root, 'packages/cli');
    if ((await runVisibly(['npm', 'run', '--silent', 'executable'], cli)) !== 0) return 1;
    process.env['TELEPHONY_EXECUTABLE'] = join(cli, 'dist/telephony');
    for (const kind of ['executable', 'services']) if ((await runWithConfig(kind, ['cli'])) !== 0) return 1;
    return runVisibly([...vitest, 'events', 'failing', 'mcp', 'pull'], cli);
  },
  releases: () => runReleases(),
  plants() {
    process.env['TEST_TIER'] = 'soak';
    return runVisibly([...vitest, '--root', 'tools', 'planted'], root);
  },
  mcp: (_, { yes }, command) => runMcp(yes, command, stopping.signal),
  serve: (names) => runServe(names, stopping.signal),
  schemathesis: (_, { operation = [], seed }) =>
    runSchemathesis({ seeds: seed, operations: operation, signal: stopping.signal }),
};

await runCommand(
  program,
  async (options, suite, names) => {
    if (!Object.hasOwn(suites, suite))
      throw usage(`There is no suite "${suite}". The suites are ${Object.keys(suites).join(', ')}.`);
    const command = `npm run test:foreign -- ${[suite, ...names, '--yes'].join(' ')}`;
    const code = await suites[suite]!(names, options, command);
    return stopping.signal.aborted ? stopCode : code;
  },
  { showStacks: false },
);
