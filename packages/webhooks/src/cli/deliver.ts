import { columns, usage } from '@telephony/contract/command-line';
import { createCommand, runCommand } from '@telephony/contract/command-line/program';
import { isAccepted, sendAll, type SendResult } from '../delivery/send.ts';
import {
  planDeliveries,
  planDelivery,
  type PlannedDelivery,
  readSteps,
  storySteps,
} from '../delivery/steps.ts';
import type { EventName } from '../event.ts';
import { SAMPLES } from '../generated/samples.ts';
import { malformedNames } from '../testing/malformed.ts';
import { sampleEvent } from '../testing/samples.ts';
import { storyNames, storyTitle } from '../testing/story.ts';
import { errorMessage } from '../values.ts';
import { chooseName, interruptSignal, maskedUrl, receiverUrl } from './arguments.ts';
import { sentLine } from './report.ts';

const EVENT_NAMES = Object.keys(SAMPLES) as EventName[];

const command = createCommand({
  name: 'telephony-webhooks deliver',
  description: `Delivers events to a receiver in any language, as the platform does. It sends a POST with JSON, and the user and
password or the secret path of the URL. All ids are new and consistent. Exits with 1 if a response is not 2xx.

You can also set URL in the environment, as TELEPHONY_WEBHOOKS_URL.`,
  notes: `Stories:
${columns(storyNames().map((name) => [`  ${name}`, storyTitle(name)])).join('\n')}`,
  example: 'telephony-webhooks deliver http://pbx:PASSWORD@127.0.0.1:8080/events --story missed',
})
  .usage('[URL] (--event NAME | --story NAME | --sequence STEPS)')
  .argument('[url]')
  .option('--story <name>', 'a whole call')
  .option('--event <name>', `one event: ${EVENT_NAMES.join(', ')}`)
  .option(
    '--sequence <steps>',
    `events of calls, as telephony-webhooks certify prints them: 'missed.1 missed.3*2 &missed.4 queue#2'. 3*2: twice; & at once with the one before; #2: another call; 500ms: before it waits; +gzip: malformed, one of ${malformedNames().join(', ')}`,
  );

type Options = ReturnType<typeof command.opts>;

export function deliver(args: string[]): Promise<void> {
  return runCommand(command, run, { args });
}

async function run(options: Options, receiver: string | undefined): Promise<number> {
  const url = receiverUrl(receiver);
  const deliveries = await requestedDeliveries(options);
  const sent: SendResult[] = [];
  const onSent = (one: SendResult) => {
    sent.push(one);
    console.log(sentLine(one, sent.length));
  };
  const signal = interruptSignal();
  await sendAll(url, deliveries, { timeoutMs: 10_000, maxTries: 1, signal, onSent }).catch(
    (error: unknown) => {
      signal.throwIfAborted();
      throw error;
    },
  );
  const accepted = sent.filter(isAccepted).length;
  console.error(`${maskedUrl(url)}: ${accepted} of ${sent.length} accepted.`);
  const hint = refusalHint(url, sent);
  if (hint !== undefined) console.error(hint);
  return accepted === deliveries.length ? 0 : 1;
}

async function requestedDeliveries({ event, story, sequence }: Options): Promise<PlannedDelivery[]> {
  if ([event, story, sequence].filter((source) => source !== undefined).length !== 1)
    throw usage('Give one of --story, --event and --sequence.');
  if (event !== undefined)
    return [await planDelivery(sampleEvent(chooseName('--event', event, EVENT_NAMES)))];
  if (story !== undefined) return planDeliveries(storySteps(chooseName('--story', story, storyNames())));
  try {
    return await planDeliveries(readSteps(sequence ?? ''));
  } catch (error) {
    throw usage(`--sequence: ${errorMessage(error)}`);
  }
}

function refusalHint(url: URL, sent: readonly Pick<SendResult, 'status' | 'error'>[]): string | undefined {
  if (sent.some(({ error }) => error === 'ECONNREFUSED'))
    return `Nothing listens at ${url.host}. Start the receiver, or look at the port in the URL.`;
  if (!sent.some(({ status }) => status === 401)) return undefined;
  const masked = new URL(maskedUrl(url));
  if (url.password !== '')
    return `The receiver does not take this user and password. Compare them with its secret: ${masked.href}`;
  masked.username = 'USER';
  masked.password = 'PASSWORD';
  return `The receiver wants a secret, and the URL has no password. Write it as ${masked.href}, or with its secret path.`;
}
