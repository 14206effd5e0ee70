import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { usage } from '@telephony/contract/command-line';
import { createCommand, repeated, runCommand, wholeNumber } from '@telephony/contract/command-line/program';
import type { Contract } from '@telephony/contract';
import {
  checkReceiver,
  createEvent,
  type Event,
  type EventRequest,
  listEvents,
  Receivers,
  Refusal,
  sendEvent,
} from '@telephony/http/events';
import { loadContract } from '../contract/open-contract.ts';
import { timeLimit } from './server-options.ts';

const command = createCommand({
  name: 'telephony-mock send',
  description: `Sends an event to a receiver: an example of the contract's webhooks. Its times and ids stay as they are. Exits with 1 where
the receiver does not respond with 2xx.`,
  example:
    'telephony-mock send call.hangup --to http://pbx:secret@127.0.0.1:8080/events --set src=447700900123',
})
  .usage(
    `EVENT --to URL [options] [DOCUMENT]
       telephony-mock send [EVENT] --all --to URL [options] [DOCUMENT]
       telephony-mock send --list [DOCUMENT]`,
  )
  .argument('[event]', 'name of the event')
  .argument(
    '[document]',
    'revision of the contract, as telephony-mock --help describes it (default: the contract in this package)',
  )
  .option('--to <url>', 'the receiver; user and password in it become HTTP Basic')
  .option('--example <name>', 'the example to send (default: the first)')
  .option(
    '--set <field=value>',
    'another value, JSON or text, for a field by its dotted path; may be repeated',
    repeated,
  )
  .option('--invalid', 'send it even if the contract does not allow it')
  .option('--all', 'every example of the event, or of all events')
  .option(
    '--repeat <n>',
    'send each event N times, as a platform does that delivers twice',
    wholeNumber(1, 10_000),
    1,
  )
  .option('--delay <ms>', 'wait this long between two events', wholeNumber(0, 600_000), 0)
  .option('--timeout <ms>', 'time for the receiver to respond', timeLimit, 5000)
  .option('--list', 'list the events and their examples');

type Options = ReturnType<typeof command.opts>;

const USER_AGENT = 'telephony-mock';

export function send(args: string[]): Promise<void> {
  return runCommand(command, sendEvents, { args, showStacks: false });
}

async function sendEvents(options: Options, first?: string, second?: string): Promise<number> {
  const { all, list, to, repeat, delay, timeout } = options;
  const { event, document } = readNames(first, second, all ?? list ?? false);
  const { contract } = await loadContract(document, undefined);
  if (list) {
    console.log(eventTable(listEvents(contract)));
    return 0;
  }
  if (event === undefined && !all)
    throw usage('Name an event, or --all. To see which there are: telephony-mock send --list');
  if (to === undefined) throw usage('Name the receiver: --to http://127.0.0.1:8080/events');
  const requests = withOptionNames(() => {
    checkReceiver(to);
    return createRequests(contract, event, options);
  });
  return sendAll(
    requests.flatMap((request) => Array.from({ length: repeat }, () => request)),
    { to, delay, timeout },
  );
}

// Where no event is needed, a single name may be a document.
function readNames(
  first: string | undefined,
  second: string | undefined,
  isEventOptional: boolean,
): { event?: string; document?: string } {
  if (first === undefined) return {};
  if (second !== undefined) return { event: first, document: second };
  const isDocument = /^(https?:|git:)|\.(json|ya?ml)$/i.test(first) || existsSync(first);
  return isEventOptional && isDocument ? { document: first } : { event: first };
}

function createRequests(
  contract: Contract,
  event: string | undefined,
  { example, set = [], invalid, all }: Options,
): EventRequest[] {
  if (all && example !== undefined) throw usage('--all sends every example. Leave --example or --all out.');
  const create = (name: string, key?: string) =>
    createEvent(contract, { event: name, ...(key !== undefined && { example: key }), set, check: !invalid });
  if (!all) return [create(event ?? '', example)];
  const events = listEvents(contract).filter((one) => event === undefined || one.event === event);
  // The error lists the events.
  if (events.length === 0) return [create(event ?? '')];
  return events.flatMap(({ event: name, examples }) =>
    examples.length === 0 ? [create(name)] : examples.map((key) => create(name, key)),
  );
}

async function sendAll(
  requests: EventRequest[],
  { to, delay, timeout }: { to: string; delay: number; timeout: number },
): Promise<number> {
  const receivers = new Receivers({ userAgent: USER_AGENT, timeout });
  const widths = [widthOf(requests.map(eventName)), widthOf(requests.map(exampleKey))] as const;
  let failed = 0;
  try {
    for (const [index, request] of requests.entries()) {
      if (index > 0 && delay > 0) await sleep(delay);
      const { status, milliseconds: duration, error } = await sendEvent(receivers, request, to);
      if (error !== null) failed += 1;
      const cells = [
        request.event.padEnd(widths[0]),
        exampleKey(request).padEnd(widths[1]),
        String(status ?? '-').padEnd(3),
        `${duration.toFixed(1).padStart(7)} ms`,
        error ?? '',
      ];
      console.log(printable(cells.join('  ').trimEnd()));
    }
  } finally {
    await receivers.stop();
  }
  if (requests.length > 1) console.log(`${requests.length} sent, ${failed === 0 ? 'none' : failed} failed.`);
  return failed === 0 ? 0 : 1;
}

function withOptionNames<T>(create: () => T): T {
  try {
    return create();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const lines = error.errors.map(({ field, message }) => `${optionName(field)}: ${message}`);
    throw usage(lines.join('\n'), { cause: error });
  }
}

function optionName(field: string): string {
  const [, name = '', path = ''] = /^body\.?(\w*)\.?(.*)$/.exec(field) ?? [];
  if (name === 'event') return 'EVENT';
  return name === 'fields' ? `--set ${path}` : `--${name}`;
}

function eventTable(events: readonly Event[]): string {
  if (events.length === 0) return 'The document has no webhooks.';
  const width = widthOf(events.map(eventName));
  const rows = events.flatMap(({ event, summary, examples }) => [
    `${event.padEnd(width)}  ${summary}`.trimEnd(),
    ...examples.map((example) => `${' '.repeat(width)}    --example ${example}`),
  ]);
  return printable(rows.join('\n'));
}

const eventName = ({ event }: { event: string }): string => event;
const exampleKey = ({ example }: EventRequest): string => example ?? '-';
const widthOf = (texts: string[]): number => Math.max(0, ...texts.map(({ length }) => length));

// Control characters of a document must not reach the terminal.
const printable = (text: string): string => text.replace(/[^\P{C}\n]/gu, '?');
