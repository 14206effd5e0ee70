/** `telephony listen`, and the commands for what it and `serve` have kept. */
import { stopSignal } from '@telephony/command-line';
import { type AccountOptions, accountOf } from '../account/account.ts';
import { usage } from '../exit.ts';
import { emit, jsonText, type OutputOptions } from '../output/format.ts';
import { print, say, visible } from '../output/terminal.ts';
import { openDatabase, Outbox } from './outbox.ts';
import { checkedAddress, postUntil } from './poster.ts';
import { type ReceiverOptions, startReceiver } from './receiver.ts';

interface ListenOptions extends AccountOptions, ReceiverOptions {
  file: string;
  forwardTo?: string | undefined;
  resume?: boolean | undefined;
}

/** Receives events, keeps and prints each, and forwards it to a program that may be down meanwhile. */
export async function listen(options: ListenOptions): Promise<void> {
  const to = options.forwardTo === undefined ? undefined : checkedAddress('--forward-to', options.forwardTo);
  const signal = stopSignal();
  const database = await openDatabase(options.file);
  const outbox = new Outbox(database, 'events');
  const left = outbox.list('waiting');
  // Without --resume a program gets what happens from now on.
  if (!options.resume) for (const { id } of left) outbox.delivered(id);
  else say(`${left.length} events wait for your program.`);
  const receiver = await startReceiver(await accountOf(options), options, {
    handlers: {
      any: async (event, { key }) => {
        outbox.add({ id: key, type: event.event_name, body: jsonText(event) }, to ? 'waiting' : 'delivered');
        await print(process.stdout.isTTY ? lineOf(event) : `${jsonText(event)}\n`);
      },
    },
  });
  const told = new Set<string>();
  const onPosted = ({ id, type }: { id: string; type: string }, reason: string | undefined) => {
    if (reason === undefined ? told.delete(id) : !told.has(id))
      say(`${type} ${id}: ${reason ?? 'taken at last'}`);
    if (reason !== undefined) told.add(id);
  };
  if (to) await postUntil(signal, outbox, { to, secret: process.env['TELEPHONY_SIGNING_SECRET'], onPosted });
  else await new Promise((resolve) => signal.addEventListener('abort', resolve));
  await receiver.close();
  database.close();
}

function lineOf(event: { event_name: string }): string {
  const { event_time: at, src, dst, state } = event as unknown as Record<string, string | undefined>;
  const who = src === undefined ? '' : `${src} -> ${dst ?? ''}`;
  return `${visible([at, event.event_name.padEnd(18), who, state].filter(Boolean).join('  '))}\n`;
}

/** The flags of `telephony events`. */
export interface EventsOptions extends OutputOptions {
  file: string;
  state?: string | undefined;
}

async function channelsOf({ file }: EventsOptions): Promise<Outbox[]> {
  const database = await openDatabase(file);
  return [new Outbox(database, 'events'), new Outbox(database, 'calls')];
}

/** Writes what is kept: events of `listen`, calls of `serve`. */
export async function listMessages(options: EventsOptions): Promise<void> {
  const messages = (await channelsOf(options)).flatMap((outbox) => outbox.list(options.state));
  await emit(
    messages.map(({ body, ...message }) => ({ ...message, body: JSON.parse(body) as unknown })),
    options,
    ['id', 'type', 'state', 'attempts', 'error'],
  );
}

/** Lets a message be sent again by the `listen` or `serve` that runs, or that is started next. */
export async function resend(id: string, options: EventsOptions): Promise<void> {
  const found = (await channelsOf(options)).filter((outbox) => outbox.resend(id));
  if (found.length === 0)
    throw usage(`${options.file} has nothing with the id "${id}": telephony events list`);
  say(`${id} is sent again.`);
}
