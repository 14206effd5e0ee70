/** `telephony listen`, and the commands for the messages that it and `serve` keep. */
import { stopSignal, UserError } from '@telephony/contract/command-line';
import { type Message, type Outbox, postUntil } from '@telephony/webhooks/outbox';
import { type AccountOptions, findPlatform } from '../account/account.ts';
import { usage } from '../exit.ts';
import { confirm } from '../operation/effect.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { jsonText } from '../output/values.ts';
import { escapeControls, formatCount, print, say } from '../output/terminal.ts';
import {
  httpAddress,
  type ReceiverOptions,
  reportStoreError,
  signingSecret,
  startReceiver,
} from './receiver.ts';
import { openStore, type StoreOptions } from './store.ts';

interface ListenOptions extends AccountOptions, ReceiverOptions, StoreOptions {
  forwardTo?: string | undefined;
  resume?: boolean | undefined;
}

export async function listen(options: ListenOptions): Promise<void> {
  const { url } = await findPlatform(options);
  const to = options.forwardTo === undefined ? undefined : httpAddress('--forward-to', options.forwardTo);
  const secret = to && process.env['TELEPHONY_SIGNING_SECRET'] ? signingSecret() : undefined;
  const signal = stopSignal();
  const store = await openStore(options);
  const outbox = store.outbox('events');
  const left = await outbox.list('waiting');
  // Without --resume a program gets new events only.
  if (!options.resume) for (const { id } of left) await outbox.delivered(id);
  else say(`${left.length} events wait for your program.`);
  const receiver = await startReceiver(url, options, {
    handlers: {
      any: async (event, { key }) => {
        const message = { id: key, type: event.event_name, body: jsonText(event) };
        await outbox.add(message, to ? 'waiting' : 'delivered');
        await print(process.stdout.isTTY ? eventLine(event) : `${jsonText(event)}\n`);
      },
    },
  });
  const reported = new Set<string>();
  const onPosted = ({ id, type }: Message, reason: string | undefined) => {
    if (reason === undefined ? reported.delete(id) : !reported.has(id))
      say(`${type} ${id}: ${reason ?? 'taken at last'}`);
    if (reason !== undefined) reported.add(id);
  };
  if (to) await postUntil(signal, outbox, { to, secret, onPosted, onError: reportStoreError });
  else await new Promise((resolve) => signal.addEventListener('abort', resolve));
  await receiver.close();
  await store.close();
}

function eventLine(event: { event_name: string }): string {
  const { event_time: at, src, dst, state } = event as unknown as Record<string, string | undefined>;
  const who = src === undefined ? '' : `${src} -> ${dst ?? ''}`;
  const parts = [at, event.event_name.padEnd(18), who, state].filter(Boolean);
  return `${escapeControls(parts.map((part) => part!.replaceAll(/\s/g, ' ')).join('  '))}\n`;
}

export interface EventsOptions extends OutputOptions, StoreOptions {
  state?: Message['state'];
  dryRun?: boolean | undefined;
  yes?: boolean | undefined;
}

async function inBothOutboxes<T>(options: StoreOptions, task: (outbox: Outbox) => Promise<T>): Promise<T[]> {
  const store = await openStore(options, false);
  const results = [await task(store.outbox('events')), await task(store.outbox('calls'))];
  await store.close();
  return results;
}

export async function listMessages(options: EventsOptions): Promise<void> {
  const messages = (await inBothOutboxes(options, (outbox) => outbox.list(options.state))).flat();
  await emit(
    messages.map(({ body, ...message }) => ({ ...message, body: JSON.parse(body) as unknown })),
    options,
    ['id', 'type', 'state', 'attempts', 'error'],
  );
}

export async function resend(options: EventsOptions, id?: string): Promise<void> {
  const { dryRun, state, yes = false } = options;
  if ((id === undefined) === (state === undefined)) throw usage('Give the id of a message, or --state dead.');
  if (dryRun) return listMessages(options);
  if (id !== undefined) {
    if (!(await inBothOutboxes(options, (outbox) => outbox.resend(id))).includes(true))
      throw usage(`Nothing is kept with the id "${id}": telephony events list`);
    return say(`${id} is sent again.`);
  }
  const found = await inBothOutboxes(options, (outbox) => outbox.list(state));
  const effect = `sends ${formatCount(found.flat().length)} messages again`;
  if (
    found.flat().length > 0 &&
    !(await confirm(`telephony events resend ${effect}`, 'them', yes, () => effect))
  )
    throw new UserError('Nothing was done.');
  const rest = [...found];
  await inBothOutboxes(options, async (outbox) => {
    for (const message of rest.shift()!) await outbox.resend(message.id);
  });
  say(`${formatCount(found.flat().length)} messages are sent again.`);
}
