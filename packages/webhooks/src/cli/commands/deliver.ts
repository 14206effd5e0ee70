import { readCommand, wholeNumber } from '@telephony/command-line';
import type { PlannedDelivery } from '../../drive/delivery.ts';
import { isAccepted, type Sent, sendAll } from '../../drive/send.ts';
import { createRandom } from '../../testing/random.ts';
import { plannedDeliveries } from '../read/planned-deliveries.ts';
import { receiverUrl, shownUrl, usage } from '../read/receiver-url.ts';
import { interrupted } from '../interrupted.ts';
import { hintOf } from '../show/hint.ts';
import { sentLine } from '../show/sent-line.ts';

const HELP = `Usage: telephony-webhooks deliver [URL] (--event NAME | --story NAME | --sequence STEPS) [options]

Delivers events to a receiver in any language, as the platform does: a POST of JSON with the user and password, or the secret
path, of the URL. All ids are new, and belong together. Exits with 1 where a response is not 2xx.

URL can also be in the environment: TELEPHONY_WEBHOOKS_URL. telephony-webhooks stories lists all names.

What
  --story NAME       a whole call; may be repeated
  --event NAME       one event of the contract
  --example NAME     which example of it (default: the first)
  --sequence STEPS   events of calls, as telephony-webhooks certify prints them: 'missed.1 missed.3*2 &missed.4 queue#2'.
                     3*2: twice; & at once with the one before; #2: another call; 500ms: before it waits; +gzip: an odd body
  --odd NAME         in an unusual form; may be repeated: then each event in each form

How
  --times N          all of it N times, with new ids each time: N calls, in turn (default: 1)
  --same             with --times: each event N times with the same ids, as a platform does that delivers again
  --at-once          all at once
  --order ORDER      sent, reversed or shuffled (default: sent)
  --seed N           makes shuffled the same again (default: another each time)
  --speed SPEED      fast, real, or how many times faster than real (default: fast)
  --timeout MS       time for each response (default: 10000)
  --json             a line of JSON for each delivery
  --help, -h         show this text

Example
  telephony-webhooks deliver http://pbx:PASSWORD@127.0.0.1:8080/events --story missed --times 3
`;

const options = {
  story: { type: 'string', multiple: true },
  event: { type: 'string' },
  example: { type: 'string' },
  sequence: { type: 'string' },
  odd: { type: 'string', multiple: true },
  times: { type: 'string', default: '1' },
  same: { type: 'boolean', default: false },
  'at-once': { type: 'boolean', default: false },
  order: { type: 'string', default: 'sent' },
  seed: { type: 'string' },
  speed: { type: 'string', default: 'fast' },
  timeout: { type: 'string', default: '10000' },
  json: { type: 'boolean', default: false },
} as const;

/**
 * `telephony-webhooks deliver`.
 *
 * @returns The exit code: 1 where something was not accepted.
 * @throws UserError where the command cannot be understood.
 */
export async function deliverCommand(args: string[]): Promise<number> {
  const { values, positionals } = readCommand(HELP, 'telephony-webhooks deliver --help', options, args);
  const url = receiverUrl(positionals);
  const timeoutMs = wholeNumber('--timeout', values.timeout, { from: 1, to: 600_000 });
  const seed =
    values.seed === undefined ? undefined : wholeNumber('--seed', values.seed, { from: 0, to: 2 ** 31 });
  if (seed !== undefined && values.order !== 'shuffled') throw usage('--seed is of --order shuffled only.');
  const times = wholeNumber('--times', values.times, { from: 1, to: 10_000 });
  if (values.same && times === 1) throw usage('--same needs --times, such as --times 2.');
  const deliveries = await plannedDeliveries({
    ...values,
    times,
    random: seed === undefined ? Math.random : createRandom(seed),
  });
  const sent: Sent<PlannedDelivery>[] = [];
  const onSent = (one: Sent<PlannedDelivery>) => {
    sent.push(one);
    console.log(values.json ? JSON.stringify(asJson(one)) : sentLine(one, sent.length));
  };
  const signal = interrupted();
  const isWhole = await sendAll(url, deliveries, { timeoutMs, tries: 1, signal, onSent }).then(
    () => true,
    (error: unknown) => {
      if (!signal.aborted) throw error;
      return false;
    },
  );
  const accepted = sent.filter(isAccepted).length;
  const rest = isWhole ? '' : `, ${deliveries.length - sent.length} not sent`;
  console.error(`${shownUrl(url)}: ${accepted} of ${sent.length} accepted${rest}.`);
  const hint = hintOf(url, sent);
  if (hint !== undefined) console.error(hint);
  return accepted === deliveries.length ? 0 : 1;
}

function asJson({ delivery: { event, step }, status, error, ms }: Sent<PlannedDelivery>): object {
  const { id, event_name, event_time } = event;
  return { id, event_name, event_time, ...(step && { step }), status, error, ms: Math.round(ms) };
}
