/** `npm run bench`: the benchmarks of all workspaces, or of those that are named. */
import { styleText } from 'node:util';
import { runCli } from '@telephony/command-line';
import { runTurbo } from '@telephony/scripts/run-turbo';
import { signalled } from '@telephony/scripts/signalled';
import { ensureInstalled, RIVALS } from '../../../foreign/install.ts';
import { benches } from './benches.ts';
import { readRequest } from './read-request.ts';
import { runBench } from './run-bench.ts';

await runCli(async () => {
  const args = process.argv.slice(2);
  const { names, yes, options } = readRequest(args);
  if (!options.includes('--help'))
    await ensureInstalled(RIVALS, yes, `npm run bench -- ${[...args, '--yes'].join(' ')}`);
  const chosen = names.map((name) => benches[name]!);
  const filters = chosen.map(({ workspace }) => `--filter=${workspace}`);
  const built = await signalled((signal) =>
    runTurbo(['run', 'build', ...filters, '--output-logs=errors-only'], { signal }),
  );
  if (built !== 0) return built;
  let worst = 0;
  for (const { folder, about } of chosen) {
    console.error(styleText('bold', `\n${about}`, { stream: process.stderr }));
    worst = Math.max(worst, await runBench(folder, options));
  }
  return worst;
});
