import { progressLine, readCommand, UserError, wholeNumber } from '@telephony/contract/command-line';
import { certify, type CertifyOptions } from '../certify/certify.ts';
import { CHECK_NAMES } from '../certify/checks.ts';
import { SeenError } from '../certify/seen.ts';
import { Random } from '../testing/random.ts';
import { chooseName, httpUrl, interruptSignal, maskedUrl, receiverUrl } from './arguments.ts';
import { reportJson, resultLines, summaryLines } from './report.ts';

const HELP = `Usage: telephony-webhooks certify [URL] [options]

Checks a receiver in any language, by its responses: it must accept all that comes with its secret, also twice, in any order,
late, at once and in unusual forms, and refuse the rest. What breaks it is delivered again in ever shorter sequences, and the
shortest is printed, with the command that delivers it. Exits with 1 where something breaks.

The receiver gets made-up calls of made-up people, with ids that are new each time: do not let it call anybody back.
URL can also be in the environment: TELEPHONY_WEBHOOKS_URL.

What the receiver has made of it
  --seen URL         where it says what it has handled: each event must be handled once. A list of ids of events, each as
                     often as it was handled, or {"events": [ids]}
  --settle MS        time to handle what was accepted (default: 8000)

How much
  --check NAME       only this check; may be repeated: ${CHECK_NAMES.join(', ')}
  --burst N          events at the same time (default: 200)
  --seed N           makes chance the same again (default: another each time)
  --timeout MS       time for each response (default: 10000)
  --open             the receiver lets everybody in: leave out the secret
  --json             a report as JSON
  --help, -h         show this text

Example
  telephony-webhooks certify http://pbx:PASSWORD@127.0.0.1:8080/events --seen http://127.0.0.1:8080/seen
`;

const options = {
  seen: { type: 'string' },
  settle: { type: 'string', default: '8000' },
  check: { type: 'string', multiple: true },
  burst: { type: 'string', default: '200' },
  seed: { type: 'string' },
  timeout: { type: 'string', default: '10000' },
  open: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export async function certifyCommand(args: string[]): Promise<number> {
  const { values, positionals } = readCommand(HELP, 'telephony-webhooks certify --help', options, args);
  const number = (name: 'settle' | 'burst' | 'timeout', from: number, to: number) =>
    wholeNumber(`--${name}`, values[name], { from, to });
  const seed =
    values.seed === undefined
      ? Math.floor(Math.random() * 2 ** 31)
      : wholeNumber('--seed', values.seed, { from: 0, to: 2 ** 31 });
  const url = receiverUrl(positionals);
  const signal = interruptSignal();
  const progress = progressLine({ everyMs: 100 });
  const print = (lines: readonly string[]) => {
    progress.clear();
    if (!values.json) for (const line of lines) console.log(line);
  };
  const settings: CertifyOptions = {
    url,
    ...(values.seen !== undefined && { seen: httpUrl(values.seen, '--seen is not a URL') }),
    ...(values.check && { only: values.check.map((name) => chooseName('--check', name, CHECK_NAMES)) }),
    isOpen: values.open,
    settleMs: number('settle', 1, 600_000),
    burst: number('burst', 1, 10_000),
    timeoutMs: number('timeout', 1, 600_000),
    shrinkMs: 60_000,
    random: new Random(seed),
    signal,
    onResult: (result) => print(resultLines(result)),
    onProgress: progress.show,
  };
  try {
    const { checks, times } = await certify(settings);
    const report = { url: maskedUrl(url), seed, isSeen: values.seen !== undefined, checks, times };
    print(summaryLines(report));
    if (values.json) console.log(reportJson(report));
    return checks.every(({ outcome }) => outcome === 'passed') ? 0 : 1;
  } catch (error) {
    progress.clear();
    if (error instanceof SeenError) throw new UserError(error.message, { cause: error });
    if (signal.aborted)
      throw new UserError('The command was stopped before all checks were made.', { cause: error });
    throw error;
  }
}
