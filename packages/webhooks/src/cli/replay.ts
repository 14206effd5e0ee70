import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { columns, usage, UserError } from '@telephony/contract/command-line';
import { createCommand, runCommand } from '@telephony/contract/command-line/program';
import { checkHandlers, type EventHandlers } from '../handler/event-handlers.ts';
import { eachKept, replayKept } from '../quarantine/replay-kept.ts';
import type { EventStore, KeptDelivery } from '../store/event-store.ts';
import { formatTimestamp } from '../timestamp.ts';
import { errorMessage, fieldOf } from '../values.ts';
import { interruptSignal } from './arguments.ts';

const command = createCommand({
  name: 'telephony-webhooks replay',
  description: `Lists the events that a receiver could not handle, with time, reason and id. FILE is the file of its sqliteStore. For
Redis and Postgres, call replayKept in your own program.

With --handlers, handles the events once more, oldest first, and deletes those that succeed. It handles events that came together
one by one. Exits with 1 if an event remains.`,
  example: 'telephony-webhooks replay events.db --handlers ./handlers.mts',
})
  .usage('FILE [--handlers MODULE | --forget ID]')
  .argument('<file>', 'the file of sqliteStore')
  .option(
    '--handlers <module>',
    'a module whose default export, or export "handlers", has the functions of createWebhookHandler. They run in this process',
  )
  .option('--forget <id>', 'deletes one event');

export function replay(args: string[]): Promise<void> {
  return runCommand(command, run, { args });
}

async function run({ handlers, forget }: ReturnType<typeof command.opts>, file: string): Promise<number> {
  if (handlers !== undefined && forget !== undefined) throw usage('Give --handlers or --forget, not both.');
  const loaded = handlers === undefined ? undefined : await loadHandlers(handlers);
  const store = await openStore(file);
  if (loaded) return handleAgain(loaded, store);
  if (forget === undefined) return list(store);
  if (!(await store.forget(forget))) throw new UserError(`Nothing is kept with the id "${forget}".`);
  console.log('Forgotten.');
  return 0;
}

async function openStore(file: string): Promise<EventStore> {
  if (!existsSync(file))
    throw new UserError(`${file}: there is no such file. Give the path that sqliteStore was given.`);
  const { sqliteStore } = await import('../sqlite.ts');
  try {
    return sqliteStore(file);
  } catch (cause) {
    throw new UserError(`${file}: ${errorMessage(cause)}.`, { cause });
  }
}

async function loadHandlers(file: string): Promise<EventHandlers> {
  try {
    const exported: unknown = await import(pathToFileURL(resolve(file)).href);
    const handlers = fieldOf(exported, 'handlers') ?? fieldOf(exported, 'default');
    if (typeof handlers !== 'object' || handlers === null)
      throw new TypeError('Export an object of functions, by default or as handlers.');
    checkHandlers('The module', handlers);
    return handlers;
  } catch (cause) {
    throw new UserError(`--handlers ${file}: ${errorMessage(cause)}`, { cause });
  }
}

async function list(store: EventStore): Promise<number> {
  const kept = await Array.fromAsync(eachKept(store));
  if (kept.length === 0) console.log('Nothing is kept.');
  for (const line of columns(kept.map(keptRow))) console.log(line);
  return 0;
}

function keptRow({ id, at, reason, eventName, detail }: KeptDelivery): string[] {
  const part = reason === 'too-large' ? ' Only its beginning is kept.' : '';
  return [id, formatTimestamp(at) ?? '', reason, eventName ?? '-', `${detail}${part}`];
}

const TOO_LARGE =
  'Only its beginning is kept. Read the call from the API, and then --forget it. Give the receiver a larger maxBytes.';

async function handleAgain(handlers: EventHandlers, store: EventStore): Promise<number> {
  const signal = interruptSignal();
  const counts = { handled: 0, duplicate: 0, failed: 0, left: 0 };
  const print = (id: string, outcome: keyof typeof counts, name: string, reason: string | null) => {
    counts[outcome] += 1;
    console.log(`${id}  ${outcome.padEnd(7)}  ${name}  ${reason ?? ''}`.trimEnd());
  };
  for await (const { kept, outcome, reason, events } of replayKept(handlers, store)) {
    const name = events.length > 1 ? `${events.length} events` : events[0]?.event_name;
    print(kept.id, outcome, name ?? kept.eventName ?? '-', reason);
    if (signal.aborted) break;
  }
  for await (const { id, reason } of eachKept(store))
    if (reason === 'too-large') print(id, 'left', '-', TOO_LARGE);
  const { duplicate, failed, handled, left } = counts;
  const repeated = duplicate === 0 ? '' : ` (${duplicate} of them before)`;
  console.error(`${handled + duplicate} handled and forgotten${repeated}, ${failed} failed, ${left} left.`);
  return failed + left === 0 ? 0 : 1;
}
