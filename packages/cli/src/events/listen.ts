/** `telephony listen`, and the commands for what it and `serve` have kept. */
import { stopSignal } from '@telephony/contract/command-line';
import { type Message, type Outbox, postUntil } from '@telephony/webhooks/outbox';
import { type AccountOptions, accountOf } from '../account/account.ts';
import { usage } from '../exit.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { jsonText } from '../output/values.ts';
import { print, say, visible } from '../output/terminal.ts';
import { checkedAddress, type ReceiverOptions, sayAway, signingSecret, startReceiver } from './receiver.ts';
import { openStore, type StoreOptions } from './store.ts';

interface ListenOptions extends AccountOptions, ReceiverOptions, StoreOptions {
  forwardTo?: string | undefined;
  resume?: boolean | undefined;
}

export async function listen(options: ListenOptions): Promise<void> {
  const to = options.forwardTo === undefined ? undefined : checkedAddress('--forward-to', options.forwardTo);
  const secret = to && process.env['TELEPHONY_SIGNING_SECRET'] ? signingSecret() : undefined;
  const signal = stopSignal();
  const store = await openStore(options);
  const outbox = store.outbox('events');
  const left = await outbox.list('waiting');
  // Without --resume a program gets what happens from now on.
  if (!options.resume) for (const { id } of left) await outbox.delivered(id);
  else say(`${left.length} events wait for your program.`);
  const receiver = await startReceiver(await accountOf(options), options, {
    handlers: {
      any: async (event, { key }) => {
        const message = { id: key, type: event.event_name, body: jsonText(event) };
        await outbox.add(message, to ? 'waiting' : 'delivered');
        await print(process.stdout.isTTY ? lineOf(event) : `${jsonText(event)}\n`);
      },
    },
  });
  const told = new Set<string>();
  const onPosted = ({ id, type }: Message, reason: string | undefined) => {
    if (reason === undefined ? told.delete(id) : !told.has(id))
      say(`${type} ${id}: ${reason ?? 'taken at last'}`);
    if (reason !== undefined) told.add(id);
  };
  if (to) await postUntil(signal, outbox, { to, secret, onPosted, onError: sayAway });
  else await new Promise((resolve) => signal.addEventListener('abort', resolve));
  await receiver.close();
  await store.close();
}

function lineOf(event: { event_name: string }): string {
  const { event_time: at, src, dst, state } = event as unknown as Record<string, string | undefined>;
  const who = src === undefined ? '' : `${src} -> ${dst ?? ''}`;
  return `${visible([at, event.event_name.padEnd(18), who, state].filter(Boolean).join('  '))}\n`;
}

export interface EventsOptions extends OutputOptions, StoreOptions {
  state?: Message['state'];
}

async function inBoth<T>(options: StoreOptions, task: (outbox: Outbox) => Promise<T>): Promise<T[]> {
  const store = await openStore(options, false);
  const results = [await task(store.outbox('events')), await task(store.outbox('calls'))];
  await store.close();
  return results;
}

export async function listMessages(options: EventsOptions): Promise<void> {
  const messages = (await inBoth(options, (outbox) => outbox.list(options.state))).flat();
  await emit(
    messages.map(({ body, ...message }) => ({ ...message, body: JSON.parse(body) as unknown })),
    options,
    ['id', 'type', 'state', 'attempts', 'error'],
  );
}

export async function resend(id: string, options: EventsOptions): Promise<void> {
  if (!(await inBoth(options, (outbox) => outbox.resend(id))).includes(true))
    throw usage(`Nothing is kept with the id "${id}": telephony events list`);
  say(`${id} is sent again.`);
}
