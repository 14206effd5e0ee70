import type { Operation } from '@telephony/contract';
import type { Ask } from '../server/ask.ts';
import { readRequest } from '../server/exchange.ts';
import type { Account } from '../server/session.ts';
import { guardWrites } from './guard-writes.ts';
import { journalFile, openJournal } from './journal.ts';
import { putBack, type PutBack } from './put-back.ts';

/** What writing to a server that is in use needs. */
export interface WriteOptions {
  server: string;
  account: Account;
  operations: readonly Operation[];
  find: (method: string, path: string) => Operation | undefined;
  token: string;
  mark: string;
  stateless: boolean;
  /** Folder of the journals; undefined for that of the user. */
  journals: string | undefined;
  /** Sends what puts back, also when the run is stopped. */
  askAfter: Ask;
}

/** Writes that are put back at the end. */
export interface Writes {
  /** Sends requests, and holds back the writes that could not be put back. */
  ask: Ask;
  /** File of what has still to be put back. */
  journal: string;
  /** What an earlier run had left, and what became of it now. */
  recovered: PutBack[];
  /** Puts back what this run has written. */
  finish: () => Promise<PutBack[]>;
}

/**
 * Finishes what an earlier run has left, and guards the writes of this one.
 *
 * @param ask Sends the requests of the run.
 * @throws UserError where another run writes to the same account.
 */
export async function openWrites(ask: Ask, options: WriteOptions): Promise<Writes> {
  const { server, account, operations, token, askAfter } = options;
  const journal = openJournal(journalFile(server, account.id, options.journals));
  const common = { ask: askAfter, token, journal, operations, stateless: options.stateless };
  const recovered = await putBack(journal.left.toReversed(), common);
  const guard = guardWrites(ask, { ...options, journal });
  return {
    ask: guard.ask,
    journal: journal.file,
    recovered,
    async finish() {
      await guard.settled();
      const done = await putBack(guard.debts(), common);
      for (const session of guard.sessions()) {
        const request = { ...readRequest('/logout', session), method: 'POST' };
        await askAfter('put back', request, 'logout');
      }
      journal.close();
      return done;
    },
  };
}
