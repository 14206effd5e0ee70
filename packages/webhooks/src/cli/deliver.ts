import { columns, readCommand, usage } from '@telephony/command-line';
import { planned, type PlannedDelivery, readSteps, stepsOfStory, written } from '../delivery/steps.ts';
import { isAccepted, sendAll, type Sent } from '../delivery/send.ts';
import { choice, interrupted, receiverUrl, shownUrl } from './arguments.ts';
import { sentLine } from './report.ts';
import type { EventName } from '../event.ts';
import { SAMPLES } from '../generated/samples.ts';
import { malformedNames } from '../testing/malformed.ts';
import { sampleEvent } from '../testing/samples.ts';
import { storyNames, storyTitle } from '../testing/story.ts';

const EVENTS = Object.keys(SAMPLES).filter((name): name is EventName => Object.hasOwn(SAMPLES, name));

const HELP = `Usage: telephony-webhooks deliver [URL] (--event NAME | --story NAME | --sequence STEPS)

Delivers events to a receiver in any language, as the platform does. It sends a POST with JSON, and the user and password or
the secret path of the URL. All ids are new and consistent. Exits with 1 if a response is not 2xx.

You can also set URL in the environment, as TELEPHONY_WEBHOOKS_URL.

  --story NAME       a whole call
  --event NAME       one event: ${EVENTS.join(', ')}
  --sequence STEPS   events of calls, as telephony-webhooks certify prints them: 'missed.1 missed.3*2 &missed.4 queue#2'.
                     3*2: twice; & at once with the one before; #2: another call; 500ms: before it waits; +gzip: malformed,
                     one of ${malformedNames().join(', ')}
  --help, -h         show this text

Stories
${columns(storyNames().map((name) => [`  ${name}`, storyTitle(name)])).join('\n')}

Example
  telephony-webhooks deliver http://pbx:PASSWORD@127.0.0.1:8080/events --story missed
`;

const options = {
  story: { type: 'string' },
  event: { type: 'string' },
  sequence: { type: 'string' },
} as const;

export async function deliverCommand(args: string[]): Promise<number> {
  const { values, positionals } = readCommand(HELP, 'telephony-webhooks deliver --help', options, args);
  const url = receiverUrl(positionals);
  const deliveries = await plannedDeliveries(values);
  const sent: Sent<PlannedDelivery>[] = [];
  const onSent = (one: Sent<PlannedDelivery>) => {
    sent.push(one);
    console.log(sentLine(one, sent.length));
  };
  const signal = interrupted();
  await sendAll(url, deliveries, { timeoutMs: 10_000, tries: 1, signal, onSent }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw error;
  });
  const accepted = sent.filter(isAccepted).length;
  console.error(`${shownUrl(url)}: ${accepted} of ${sent.length} accepted.`);
  const hint = hintOf(url, sent);
  if (hint !== undefined) console.error(hint);
  return accepted === deliveries.length ? 0 : 1;
}

async function plannedDeliveries({
  event,
  story,
  sequence,
}: {
  event?: string | undefined;
  story?: string | undefined;
  sequence?: string | undefined;
}): Promise<PlannedDelivery[]> {
  if ([event, story, sequence].filter((source) => source !== undefined).length !== 1)
    throw usage('Give one of --story, --event and --sequence.');
  if (event !== undefined) return [await written(sampleEvent(choice('--event', event, EVENTS)))];
  if (story !== undefined) return planned(stepsOfStory(choice('--story', story, storyNames())));
  try {
    return await planned(readSteps(sequence ?? ''));
  } catch (error) {
    throw usage(`--sequence: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function hintOf(url: URL, sent: readonly Pick<Sent, 'status' | 'error'>[]): string | undefined {
  if (sent.some(({ error }) => error === 'ECONNREFUSED'))
    return `Nothing listens at ${url.host}. Start the receiver, or look at the port in the URL.`;
  if (!sent.some(({ status }) => status === 401)) return undefined;
  const shown = new URL(shownUrl(url));
  if (url.password !== '')
    return `The receiver does not take this user and password. Compare them with its secret: ${shown.href}`;
  shown.username = 'USER';
  shown.password = 'PASSWORD';
  return `The receiver wants a secret, and the URL has no password. Write it as ${shown.href}, or with its secret path.`;
}
