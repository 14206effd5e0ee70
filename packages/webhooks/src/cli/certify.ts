import { progressLine, UserError } from '@telephony/contract/command-line';
import { createCommand, repeated, runCommand, wholeNumber } from '@telephony/contract/command-line/program';
import { certify, type CertifyOptions } from '../certify/certify.ts';
import { CHECK_NAMES } from '../certify/checks.ts';
import { SeenError } from '../certify/seen.ts';
import { Random } from '../testing/random.ts';
import { chooseName, httpUrl, interruptSignal, maskedUrl, receiverUrl } from './arguments.ts';
import { reportJson, resultLines, summaryLines } from './report.ts';

const command = createCommand({
  name: 'telephony-webhooks certify',
  description: `Checks a receiver in any language, by its responses: it must accept all that comes with its secret, also twice, in
any order, late, at once and in unusual forms, and refuse the rest. What breaks it is delivered again in ever shorter sequences,
and the shortest is printed, with the command that delivers it. Exits with 1 where something breaks.

The receiver gets made-up calls of made-up people, with ids that are new each time: do not let it call anybody back. URL can also
be in the environment: TELEPHONY_WEBHOOKS_URL.`,
  example:
    'telephony-webhooks certify http://pbx:PASSWORD@127.0.0.1:8080/events --seen http://127.0.0.1:8080/seen',
})
  .usage('[URL] [options]')
  .argument('[url]')
  .optionsGroup('What the receiver has made of it:')
  .option(
    '--seen <url>',
    'where it says what it has handled: each event must be handled once. A list of ids of events, each as often as it was handled, or {"events": [ids]}',
  )
  .option('--settle <ms>', 'time to handle what was accepted', wholeNumber(1, 600_000), 8000)
  .optionsGroup('How much:')
  .option('--check <name>', `only this check; may be repeated: ${CHECK_NAMES.join(', ')}`, repeated)
  .option('--burst <n>', 'events at the same time', wholeNumber(1, 10_000), 200)
  .option('--seed <n>', 'makes chance the same again (default: another each time)', wholeNumber(0, 2 ** 31))
  .option('--timeout <ms>', 'time for each response', wholeNumber(1, 600_000), 10_000)
  .option('--open', 'the receiver lets everybody in: leave out the secret')
  .option('--json', 'a report as JSON');

export function certifyReceiver(args: string[]): Promise<void> {
  return runCommand(command, run, { args });
}

async function run(options: ReturnType<typeof command.opts>, receiver: string | undefined): Promise<number> {
  const { seen, settle, check, burst, timeout, json, open = false } = options;
  const { seed = Math.floor(Math.random() * 2 ** 31) } = options;
  const url = receiverUrl(receiver);
  const signal = interruptSignal();
  const progress = progressLine({ everyMs: 100 });
  const print = (lines: readonly string[]) => {
    progress.clear();
    if (!json) for (const line of lines) console.log(line);
  };
  const settings: CertifyOptions = {
    url,
    ...(seen !== undefined && { seen: httpUrl(seen, '--seen is not a URL') }),
    ...(check && { only: check.map((name) => chooseName('--check', name, CHECK_NAMES)) }),
    isOpen: open,
    settleMs: settle,
    burst,
    timeoutMs: timeout,
    shrinkMs: 60_000,
    random: new Random(seed),
    signal,
    onResult: (result) => print(resultLines(result)),
    onProgress: progress.show,
  };
  try {
    const { checks, times } = await certify(settings);
    const report = { url: maskedUrl(url), seed, isSeen: seen !== undefined, checks, times };
    print(summaryLines(report));
    if (json) console.log(reportJson(report));
    return checks.every(({ outcome }) => outcome === 'passed') ? 0 : 1;
  } catch (error) {
    progress.clear();
    if (error instanceof SeenError) throw new UserError(error.message, { cause: error });
    if (signal.aborted)
      throw new UserError('The command was stopped before all checks were made.', { cause: error });
    throw error;
  }
}
