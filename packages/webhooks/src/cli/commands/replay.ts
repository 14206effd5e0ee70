import { readCommand, wholeNumber } from '@telephony/command-line';
import type { KeptDelivery } from '../../quarantine/kept-delivery.ts';
import { replayKept } from '../../quarantine/replay-kept.ts';
import type { EventStore } from '../../store/event-store.ts';
import { interrupted } from '../interrupted.ts';
import { loadHandlers } from '../read/load-handlers.ts';
import { openStore } from '../read/open-store.ts';
import { receiverUrl, usage } from '../read/receiver-url.ts';
import type { ReplayResult } from '../replay-result.ts';
import { repostKept } from '../repost-kept.ts';

const HELP = `Usage: telephony-webhooks replay [STORE] (--handlers FILE | --to URL) [options]

Handles what a receiver has kept once more, the oldest first, and forgets what succeeds. Of what is larger than maxBytes only the
beginning is kept: it is left alone. Exits with 1 where something is left.

STORE is as in telephony-webhooks kept.

  --handlers FILE  a module whose default export, or export "handlers", are the functions of createWebhookHandler. They run in
                   this process: nothing can take a delivery for a duplicate
  --to URL         posts the bytes with their headers to a receiver. What its store remembers as done is left, because it
                   would be taken for a duplicate: that is what failed too often in the last rememberMs (default: a day)
  --elsewhere      with --to: the receiver has another store, or none, so post that as well
  --only REASON    failed or unreadable (default: both)
  --timeout MS     time for each delivery (default: 30000)
  --prefix TEXT    what the keys of Redis or the tables of Postgres begin with (default: that of the store)
  --help, -h       show this text

Example
  telephony-webhooks replay events.db --handlers ./handlers.ts
`;

const options = {
  handlers: { type: 'string' },
  to: { type: 'string' },
  elsewhere: { type: 'boolean', default: false },
  only: { type: 'string' },
  timeout: { type: 'string', default: '30000' },
  prefix: { type: 'string' },
} as const;

/** `telephony-webhooks replay`. @returns The exit code: 1 where something is left. */
export async function replayCommand(args: string[]): Promise<number> {
  const { values, positionals } = readCommand(HELP, 'telephony-webhooks replay --help', options, args);
  const { handlers, to, elsewhere, only: reason } = values;
  if ((handlers === undefined) === (to === undefined))
    throw usage('Give --handlers FILE or --to URL, one of them.');
  if (elsewhere && to === undefined) throw usage('--elsewhere is of --to only.');
  if (reason !== undefined && reason !== 'failed' && reason !== 'unreadable')
    throw usage(`--only: "${reason}" is not failed or unreadable.`);
  const timeoutMs = wholeNumber('--timeout', values.timeout, { from: 1, to: 3_600_000 });
  const only = (kept: KeptDelivery) => kept.reason !== 'too-large' && (reason ?? kept.reason) === kept.reason;
  const run: (store: EventStore, signal: AbortSignal) => AsyncIterable<ReplayResult> =
    to === undefined
      ? await byHandlers(handlers ?? '', { only, timeoutMs })
      : (store, signal) => repostKept(store, receiverUrl([to]), { only, timeoutMs, elsewhere, signal });
  const { store, close } = await openStore(positionals, values.prefix);
  try {
    return await tell(run(store, interrupted()));
  } finally {
    await close();
  }
}

async function byHandlers(
  file: string,
  limits: { only: (kept: KeptDelivery) => boolean; timeoutMs: number },
) {
  const loaded = await loadHandlers(file);
  return async function* replay(store: EventStore, signal: AbortSignal): AsyncGenerator<ReplayResult> {
    for await (const result of replayKept(loaded, store, limits)) {
      yield result;
      if (signal.aborted) return;
    }
  };
}

async function tell(results: AsyncIterable<ReplayResult>): Promise<number> {
  const counts = { handled: 0, failed: 0, left: 0 };
  for await (const { kept, outcome, reason } of results) {
    counts[outcome] += 1;
    console.log(`${kept.id}  ${outcome.padEnd(7)}  ${kept.eventName ?? '-'}  ${reason ?? ''}`.trimEnd());
  }
  const { failed, handled, left } = counts;
  console.error(`${handled} handled and forgotten, ${failed} failed, ${left} left.`);
  return failed + left === 0 ? 0 : 1;
}
