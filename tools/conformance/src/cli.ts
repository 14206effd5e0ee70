/** `npm run conformance`: checks a running server against the contract. */
import { progressLine, runCli, UserError } from '@telephony/command-line';
import { readOptions } from './options.ts';
import { toMarkdown } from './report/to-markdown.ts';
import { ServerUnreachable } from './server/server-unreachable.ts';
import { writeOutputs } from './write-outputs.ts';

const VIOLATIONS = 1;
const WRONG_USE = 2;
const UNREACHABLE = 3;
/** As shells have it for a program that Ctrl-C has ended. */
const INTERRUPTED = 130;

// What the programs that are started write is for this user only, too.
process.umask(0o077);
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort());

await runCli(async () => {
  const progress = progressLine();
  try {
    const options = readOptions(process.argv.slice(2), process.env);
    // It imports much that help and wrong use do not need.
    const { runConformance } = await import('./run-conformance.ts');
    const result = await runConformance(options, interruption.signal, progress.show);
    progress.clear();
    console.log(toMarkdown(result.report));
    writeOutputs(result, options);
    return result.report.verdict === 'conforms' ? 0 : VIOLATIONS;
  } catch (error) {
    progress.clear();
    if (interruption.signal.aborted) return INTERRUPTED;
    if (!(error instanceof UserError || error instanceof ServerUnreachable)) throw error;
    console.error(error.message);
    return error instanceof ServerUnreachable ? UNREACHABLE : WRONG_USE;
  }
});
