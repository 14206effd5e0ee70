/** `telephony listen`, and the commands for the messages that it and `serve` keep. */
import { stopSignal } from '@telephony/contract/command-line';
import { type Message, type Outbox, postUntil } from '@telephony/webhooks/outbox';
import { type AccountOptions, findPlatform } from '../account/account.ts';
import { usage } from '../exit.ts';
import { confirm } from '../operation/effect.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { jsonText } from '../output/values.ts';
import { escapeControls, formatCount, print, say } from '../output/terminal.ts';
import { httpAddress, type ReceiverOptions, signingSecret, startReceiver } from './receiver.ts';
import { openStore, sayStoreError, type StoreOptions } from './store.ts';

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
  if (to) await postUntil(signal, outbox, { to, secret, onPosted, onError: sayStoreError });
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

async function inStore<T>(options: StoreOptions, task: (outboxes: readonly Outbox[]) => Promise<T>) {
  const store = await openStore(options, false);
  try {
    return await task([store.outbox('events'), store.outbox('calls')]);
  } finally {
    await store.close();
  }
}

export async function listMessages(options: EventsOptions): Promise<void> {
  const list = (outbox: Outbox) => outbox.list(options.state);
  const messages = await inStore(options, (outboxes) => Promise.all(outboxes.map(list)));
  await emitMessages(messages.flat(), options);
}

function emitMessages(messages: readonly Message[], options: OutputOptions): Promise<void> {
  const rows = messages.map(({ body, ...message }) => ({ ...message, body: JSON.parse(body) as unknown }));
  return emit(rows, options, ['id', 'type', 'state', 'attempts', 'error']);
}

export async function resend(options: EventsOptions, id?: string): Promise<void> {
  const { dryRun, state, yes } = options;
  if ((id === undefined) === (state === undefined)) throw usage('Give the id of a message, or --state dead.');
  await inStore(options, async (outboxes) => {
    const find = async (outbox: Outbox) =>
      id === undefined ? outbox.list(state) : [(await outbox.get(id)) ?? []].flat();
    const found = await Promise.all(outboxes.map(find));
    const count = found.flat().length;
    if (id !== undefined && count === 0)
      throw usage(`Nothing is kept with the id "${id}": telephony events list`);
    if (dryRun) return emitMessages(found.flat(), options);
    const effect = `sends ${formatCount(count)} messages again`;
    if (id === undefined && count > 0)
      await confirm(`telephony events resend ${effect}`, 'them', yes, () => effect);
    for (const [at, messages] of found.entries())
      for (const message of messages) await outboxes[at]!.resend(message.id);
    say(id === undefined ? `${formatCount(count)} messages are sent again.` : `${id} is sent again.`);
  });
}
