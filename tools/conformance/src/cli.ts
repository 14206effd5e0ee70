/** `npm run conformance`: checks a running server against the contract. */
import { BAD_USAGE, progressLine, UserError } from '@telephony/contract/command-line';
import { runCommand } from '@telephony/contract/command-line/program';
import { writeFileAtomically } from '@telephony/generate/files';
import { command, type ConformanceOptions, readOptions } from './options.ts';
import { confirmWrites } from './permissions.ts';
import { type Report, toMarkdown, toScreen } from './report.ts';

const VIOLATIONS = 1;
const NOT_PUT_BACK = 4;
const INTERRUPTED = 130;

// Files of started programs are for this user only, too.
process.umask(0o077);
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort());

await runCommand(command, check, { failureCode: BAD_USAGE });

async function check(values: ReturnType<typeof command.opts>): Promise<number> {
  const progress = progressLine();
  const onNotice = (text: string) => {
    progress.clear();
    console.error(text);
  };
  try {
    const options = readOptions(values, process.env);
    // A program that starts the run may never close its end of a pipe.
    if (options.permissions.writes && !options.yes && !options.plan && !process.stdin.isTTY)
      throw new UserError(
        '--allow-writes asks for the name of the account, and there is no terminal to type it in: nothing was sent. Pass --yes, or start this in a terminal.',
      );
    // Help and wrong usage do not need the many imports.
    const { planConformance, runConformance } = await import('./run-conformance.ts');
    if (options.plan) {
      console.log(planConformance(options));
      return 0;
    }
    const confirm = (account: string, plan: string) => {
      progress.clear();
      return options.yes ? Promise.resolve() : confirmWrites(account, plan, interruption.signal);
    };
    const hooks = { onProgress: progress.show, onNotice, confirm };
    const report = await runConformance(options, interruption.signal, hooks);
    progress.clear();
    console.log(toScreen(report));
    writeReports(report, options);
    if (report.journal !== undefined) return NOT_PUT_BACK;
    return report.verdict === 'conforms' ? 0 : VIOLATIONS;
  } catch (error) {
    progress.clear();
    if (interruption.signal.aborted) {
      console.error('Stopped before the end: there is no report of this run.');
      return INTERRUPTED;
    }
    throw error;
  }
}

function writeReports(report: Report, options: ConformanceOptions): void {
  const files = [
    ['--report', options.report, () => toMarkdown(report)],
    ['--json', options.json, () => `${JSON.stringify(report, null, 2)}\n`],
  ] as const;
  for (const [option, file, textOf] of files) {
    if (file === undefined) continue;
    try {
      writeFileAtomically(file, textOf());
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new UserError(`${option} ${file} cannot be written: ${reason}`, { cause });
    }
  }
}
