import { columns, readCommand, UserError } from '@telephony/command-line';
import { fromBase64 } from '../base64.ts';
import { allKept } from '../quarantine/replay-kept.ts';
import type { EventStore, KeptDelivery } from '../store/event-store.ts';
import { openStore } from './open-store.ts';
import { usage } from './arguments.ts';

const HELP = `Usage: telephony-webhooks kept [STORE] [options]

Lists what a receiver has kept because it could not handle it: when it came, why, and its id.

STORE is the file of sqliteStore, or a URL that begins with redis:// or postgres://, whose client (redis or ioredis, pg) is
installed in this folder. It can also be in the environment: TELEPHONY_WEBHOOKS_STORE.

  --json         as JSON, with headers and bodies
  --body ID      writes the bytes of one body
  --forget ID    forgets one
  --prefix TEXT  what the keys of Redis or the tables of Postgres begin with (default: that of the store)
  --help, -h     show this text

Example
  telephony-webhooks kept events.db
`;

const options = {
  json: { type: 'boolean', default: false },
  body: { type: 'string' },
  forget: { type: 'string' },
  prefix: { type: 'string' },
} as const;

/** `telephony-webhooks kept`. @returns The exit code. */
export async function keptCommand(args: string[]): Promise<number> {
  const { values, positionals } = readCommand(HELP, 'telephony-webhooks kept --help', options, args);
  const { body, forget, json } = values;
  if (body !== undefined && forget !== undefined) throw usage('Give --body or --forget, not both.');
  const { store, close } = await openStore(positionals, values.prefix);
  try {
    if (forget !== undefined) {
      if (!(await store.forget(forget))) throw unknown(forget);
      console.log('Forgotten.');
    } else if (body !== undefined) process.stdout.write(fromBase64((await find(store, body)).body));
    else await list(store, json);
    return 0;
  } finally {
    await close();
  }
}

async function list(store: EventStore, asJson: boolean): Promise<void> {
  const all = await allKept(store);
  if (asJson) console.log(JSON.stringify(all, null, 2));
  else if (all.length === 0) console.log('Nothing is kept.');
  else for (const line of columns(all.map(row))) console.log(line);
}

function row({ id, at, reason, eventName, detail }: KeptDelivery): string[] {
  const time = new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  const part = reason === 'too-large' ? ' Only its beginning is kept.' : '';
  return [id, time, reason, eventName ?? '-', `${detail}${part}`];
}

async function find(store: EventStore, id: string): Promise<KeptDelivery> {
  const found = (await allKept(store)).find((kept) => kept.id === id);
  if (!found) throw unknown(id);
  return found;
}

function unknown(id: string): UserError {
  return new UserError(
    `Nothing is kept with the id "${id}". Without --body and --forget the command lists all.`,
  );
}
