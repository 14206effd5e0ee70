import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Contract } from '@telephony/contract';
import { wholeNumber } from '@telephony/command-line';
import {
  checkReceiver,
  createEvent,
  type Event,
  type EventRequest,
  listEvents,
  Receivers,
  Refusal,
  sendEvent,
  type SentEvent,
} from '@telephony/http/events';
import { loadContract } from '../contract/open-contract.ts';

const help = `Usage: telephony-mock send EVENT --to URL [options] [DOCUMENT]
       telephony-mock send [EVENT] --all --to URL [options] [DOCUMENT]
       telephony-mock send --list [DOCUMENT]

Sends an event to a receiver: an example of the contract's webhooks. Its times and ids stay as they are. Exits with 1 where the
receiver does not respond with 2xx.

DOCUMENT is a revision of the contract, as telephony-mock --help describes it (default: the contract in this package).

Options
  --to URL           the receiver; user and password in it become HTTP Basic
  --example NAME     the example to send (default: the first)
  --set FIELD=VALUE  another value, JSON or text, for a field by its dotted path; may be repeated
  --invalid          send it even if the contract does not allow it
  --all              every example of the event, or of all events
  --repeat N         send each event N times, as a platform does that delivers twice (default: 1)
  --delay MS         wait this long between two events (default: 0)
  --timeout MS       time for the receiver to respond (default: 5000)
  --list             list the events and their examples
  --help, -h         show this text

Example
  telephony-mock send call.hangup --to http://pbx:secret@127.0.0.1:8080/events --set src=447700900123
`;

const USER_AGENT = 'telephony-mock';

export async function send(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const { event, document } = namesOf(positionals, values.all || values.list);
  const { contract } = await loadContract(document, undefined);
  if (values.list) {
    process.stdout.write(eventTable(listEvents(contract)));
    return 0;
  }
  const { to } = values;
  if (event === undefined && !values.all)
    throw new Error('Name an event, or --all. To see which there are: telephony-mock send --list');
  if (to === undefined) throw new Error('Name the receiver: --to http://127.0.0.1:8080/events');
  const made = inWordsOfOptions(() => {
    checkReceiver(to);
    return events(contract, event, values);
  });
  const repeat = wholeNumber('--repeat', values.repeat, { from: 1, to: 10_000 });
  const delay = wholeNumber('--delay', values.delay, { from: 0, to: 600_000 });
  const timeout = wholeNumber('--timeout', values.timeout, { from: 1, to: 3_600_000 });
  return sendAll(
    made.flatMap((one) => Array.from({ length: repeat }, () => one)),
    { to, delay, timeout },
  );
}

const options = {
  to: { type: 'string' },
  example: { type: 'string' },
  set: { type: 'string', multiple: true, default: [] as string[] },
  invalid: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  repeat: { type: 'string', default: '1' },
  delay: { type: 'string', default: '0' },
  timeout: { type: 'string', default: '5000' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function namesOf(names: string[], isEventOptional: boolean): { event?: string; document?: string } {
  const [first, second, ...others] = names;
  if (others.length > 0)
    throw new Error(`One event and one document can be named, not also ${others.join(' ')}.`);
  if (first === undefined) return {};
  if (second !== undefined) return { event: first, document: second };
  const isDocument = /^(https?:|git:)|\.(json|ya?ml)$/i.test(first) || existsSync(first);
  return isEventOptional && isDocument ? { document: first } : { event: first };
}

interface Chosen {
  example?: string | undefined;
  set: string[];
  invalid: boolean;
  all: boolean;
}

function events(
  contract: Contract,
  event: string | undefined,
  { example, set, invalid, all }: Chosen,
): EventRequest[] {
  if (all && example !== undefined)
    throw new Error('--all sends every example. Leave --example or --all out.');
  const make = (name: string, key: string | undefined) =>
    createEvent(contract, {
      event: name,
      ...(key !== undefined && { example: key }),
      set,
      check: !invalid,
    });
  if (!all) return [make(event ?? '', example)];
  const listed = listEvents(contract);
  const chosen = event === undefined ? listed : listed.filter((one) => one.event === event);
  // Says which events there are.
  if (chosen.length === 0) return [make(event ?? '', undefined)];
  return chosen.flatMap(({ event: name, examples }) =>
    examples.length === 0 ? [make(name, undefined)] : examples.map((key) => make(name, key)),
  );
}

async function sendAll(
  made: EventRequest[],
  { to, delay, timeout }: { to: string; delay: number; timeout: number },
): Promise<number> {
  const receivers = new Receivers({ userAgent: USER_AGENT, timeout });
  const table = resultTable(made);
  try {
    for (const [index, one] of made.entries()) {
      if (index > 0 && delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      process.stdout.write(table.row(await sendEvent(receivers, one, to)));
    }
  } finally {
    await receivers.stop();
  }
  process.stdout.write(table.sum());
  return table.failed() === 0 ? 0 : 1;
}

function inWordsOfOptions<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const lines = error.errors.map(({ field, message }) => `${optionOf(field)}: ${message}`);
    throw new Error(lines.join('\n'), { cause: error });
  }
}

function optionOf(field: string): string {
  const [, name = '', path = ''] = /^body\.?(\w*)\.?(.*)$/.exec(field) ?? [];
  if (name === 'event') return 'EVENT';
  return name === 'fields' ? `--set ${path}` : `--${name}`;
}

function eventTable(listed: readonly Event[]): string {
  if (listed.length === 0) return 'The document has no webhooks.\n';
  const width = widthOf(listed.map(({ event }) => event));
  const rows = listed.map(({ event, summary, examples }) => {
    const first = `${event.padEnd(width)}  ${summary}`.trimEnd();
    return [first, ...examples.map((example) => `${' '.repeat(width)}    --example ${example}`)].join('\n');
  });
  return printable(`${rows.join('\n')}\n`);
}

function resultTable(made: readonly EventRequest[]) {
  const widths = [
    widthOf(made.map(({ event }) => event)),
    widthOf(made.map(({ example }) => example ?? '-')),
  ];
  let sent = 0;
  let failed = 0;
  return {
    row({ event, example, status, milliseconds, error }: SentEvent): string {
      sent++;
      if (error !== null) failed++;
      const columns = [
        event.padEnd(widths[0]!),
        (example ?? '-').padEnd(widths[1]!),
        String(status ?? '-').padEnd(3),
        `${milliseconds.toFixed(1).padStart(7)} ms`,
        error ?? '',
      ];
      return printable(`${columns.join('  ').trimEnd()}\n`);
    },
    sum: () => (sent > 1 ? `${sent} sent, ${failed === 0 ? 'none' : failed} failed.\n` : ''),
    failed: () => failed,
  };
}

const widthOf = (texts: string[]): number => Math.max(0, ...texts.map(({ length }) => length));

/** Control characters of a document must not reach the terminal. */
const printable = (text: string): string => text.replace(/[^\P{C}\n]/gu, '?');
