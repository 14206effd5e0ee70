/** `npm run proof`: Schemathesis, which knows nothing but the contract, against the sandbox. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments, runCli, stopSignal, UserError } from '@telephony/command-line';
import { exitCodeOf } from '../exit-code-of.ts';
import { findSchemathesis, PROOF_FOLDER } from './find-schemathesis.ts';
import { isProven, reportTable } from './read-report.ts';
import { runSeed, type SeedResult } from './run-seed.ts';

const SEEDS = ['1', '2', '3'];

const HELP = `Lets Schemathesis make requests of the contract and send them to a sandbox: the printed examples, the bounds of each schema,
random values, and chains of operations. Fails on a server error, on a response that the contract does not declare, on a
printed example that is refused, and on a refusal that neither the contract nor tools/proof/refusals.json tells.

Usage: npm run proof [-- --seed NUMBER ...] [--operation ID ...]

  --seed NUMBER    a seed, or several (default: ${SEEDS.join(', ')}); the same seed asks the same
  --operation ID   this operation only, or these
  --help           show this text

Takes some three minutes a seed. Nothing leaves this machine. Exits 1 when a seed fails.`;

await runCli(async () => {
  const { seed: seeds, operation: operations } = readArguments(
    HELP,
    {
      seed: { type: 'string', multiple: true, default: SEEDS },
      operation: { type: 'string', multiple: true, default: [] },
    },
    process.argv.slice(2),
  );
  for (const seed of seeds)
    if (!/^\d{1,9}$/.test(seed)) throw new UserError(`--seed ${seed}: must be a whole number.`);
  const signal = stopSignal();
  const found = await findSchemathesis(signal);
  if ('problem' in found) throw new UserError(found.problem);
  const folder = mkdtempSync(join(tmpdir(), 'telephony-proof-'));
  try {
    const results: SeedResult[] = [];
    for (const seed of seeds) {
      if (signal.aborted) break;
      results.push(await runSeed(Number(seed), { ...found, operations, folder, signal }));
    }
    if (signal.aborted) return exitCodeOf(signal);
    console.log(reportTable(results.map(({ report }) => report)));
    // A few operations or seeds cannot meet them all.
    const isWhole = operations.length === 0 && SEEDS.every((seed) => seeds.includes(seed));
    const unused = isWhole ? unusedRefusals(results) : [];
    for (const message of unused)
      console.error(`tools/proof/refusals.json: this time nothing was refused with ${message}.`);
    return results.every(({ report }) => isProven(report)) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function unusedRefusals(results: readonly SeedResult[]): string[] {
  const listed = JSON.parse(readFileSync(join(PROOF_FOLDER, 'refusals.json'), 'utf8')) as {
    message: string;
  }[];
  return listed
    .map(({ message }) => message)
    .filter((one) => results.every(({ used }) => !used.includes(one)));
}
