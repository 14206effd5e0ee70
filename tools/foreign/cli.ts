/** `npm run test:foreign`: suites that need other languages, hosts, databases or Schemathesis. */
import { globSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBenches } from '../bench/benches.ts';
import { root, turbo } from '../turbo.mjs';
import { runConsumers } from './consumers.ts';
import { ensureInstalled } from './install.ts';
import { runMcp } from './mcp.ts';
import { missingPrograms, runVisibly } from './programs.ts';
import { runSchemathesis } from './schemathesis.ts';
import { runServe } from './serve.ts';

const HELP = `Runs suites that need more than \`npm ci\` brings. What they fetch goes to tools/consumers and to the temporary folder; a
suite says what it would install, and asks.

Usage: npm run test:foreign -- SUITE [NAME ...] [options]

  soak         every test with random input at length (an hour)
  consumers    clients by foreign generators in ten languages, and the docs' samples, against the sandbox
  hosts        the receiver and the client in Deno, Bun, workerd, Next.js, Nest, and Node 22 and 24
  services     the stores of the receiver and of \`telephony serve\` with a real Redis and Postgres, killed at random
               (Debian: redis-server postgresql)
  bench        the figures that READMEs and docs quote: client, webhooks, sandbox, docs; on an idle machine
  mcp          the command line's MCP server, by the official Inspector and conformance suite, from npx
  serve        \`telephony serve\` before the docs' programs in Python and PHP, both killed at random (CALLS=5000 makes so many calls)
  schemathesis Schemathesis, which knows only the contract, against the sandbox (Python)

  NAME                 of consumers, bench and serve: these only, such as typescript-orval, client or php
  --language LANGUAGE  of consumers: the clients in one language
  --seed NUMBER        of schemathesis: this seed instead of 1, 2 and 3
  --operation ID       of schemathesis: this operation only
  --yes                install without asking, as in CI
  --help               show this text

Example: npm run test:foreign -- consumers --language Go

Exits 1 when a test fails, 2 when it was called wrongly.`;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: text,
    seed: { type: 'string', multiple: true },
    operation: { type: 'string', multiple: true },
    yes: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
});
const [suite = '', ...names] = positionals;
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    process.exitCode = 128 + constants.signals[signal];
    stopping.abort();
  });
const vitest = [process.execPath, join(root, 'node_modules/vitest/vitest.mjs'), 'run'] as const;
const command = `npm run test:foreign -- ${[...positionals, '--yes'].join(' ')}`;

async function runWithConfig(kind: string, packages: readonly string[]): Promise<number> {
  let code = 0;
  for (const name of packages)
    code ||= await runVisibly(
      [...vitest, '--config', `vitest.${kind}.config.ts`],
      join(root, 'packages', name),
    );
  return code;
}

const suites: Record<string, () => Promise<number>> = {
  async soak() {
    process.env['TEST_TIER'] = 'soak';
    return (await turbo(['test', '--concurrency=1', '--output-logs=new-only'])).code;
  },
  async consumers() {
    await ensureInstalled('generators', values.yes, command);
    return runConsumers({ names, language: values.language, signal: stopping.signal });
  },
  async bench() {
    await ensureInstalled('generators', values.yes, command);
    return runBenches(names);
  },
  async hosts() {
    await ensureInstalled('hosts', values.yes, command);
    return runWithConfig('hosts', ['webhooks', 'client']);
  },
  async services() {
    // Debian keeps the programs of Postgres out of PATH.
    const path = [process.env['PATH'], ...globSync('/usr/lib/postgresql/*/bin')].join(delimiter);
    const missing = missingPrograms(['redis-server', 'initdb'], path);
    if (missing.length > 0)
      throw new Error(
        `This machine has no ${missing.join(' and no ')}. Run: apt-get install redis-server postgresql`,
      );
    await ensureInstalled('engines', values.yes, command);
    return runWithConfig('services', ['webhooks', 'cli']);
  },
  mcp: () => runMcp(values.yes, command, stopping.signal),
  serve: () => runServe(names, stopping.signal),
  schemathesis: () =>
    runSchemathesis({ seeds: values.seed, operations: values.operation ?? [], signal: stopping.signal }),
};

if (values.help) console.log(HELP);
else if (!Object.hasOwn(suites, suite)) {
  console.error(`There is no suite "${suite}". The suites are ${Object.keys(suites).join(', ')}.\n\n${HELP}`);
  process.exitCode = 2;
} else
  try {
    const code = await suites[suite]!();
    process.exitCode ??= code;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode ??= 1;
  }
