import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { UserError } from '@telephony/command-line';
import { type Changed, type Debt, type Made, readJournalFile } from './journal-file.ts';

/** A file of what a run has still to put back; each line is on the disk before the request that it is about is sent. */
export interface Journal {
  file: string;
  /** What an earlier run has left. */
  left: Debt[];
  add: (debt: Made | Changed) => number;
  /** Tells the id of what was made. */
  tellId: (number: number, id: string) => void;
  done: (number: number) => void;
  /** Removes the file if everything is put back. */
  close: () => void;
}

/** Where the journals are kept: for each server and account one, for this user only. */
export function journalFile(server: string, account: string, folder = stateFolder()): string {
  const name = createHash('sha256')
    .update(`${new URL(server).origin}\n${account}`)
    .digest('hex')
    .slice(0, 16);
  return join(folder, `${name}.jsonl`);
}

function stateFolder(): string {
  const state = process.env['XDG_STATE_HOME'] ?? join(homedir(), '.local', 'state');
  return join(state, 'telephony-conformance');
}

/**
 * Opens the journal of a server's account. The file appears with the first entry.
 *
 * @throws UserError where another run that is still running writes to the same account.
 */
export function openJournal(file: string): Journal {
  const { left, last, owner } = readJournalFile(file);
  if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
    throw new UserError(
      `Another run (process ${owner}) is writing to this account. Wait until it has ended. Its journal: ${file}`,
    );
  }
  const open = new Set(left.map(({ number }) => number));
  let number = last;
  let descriptor: number | undefined;
  if (left.length > 0) write({ owner: process.pid });

  return {
    file,
    left,
    add(debt) {
      number += 1;
      if (descriptor === undefined) write({ owner: process.pid });
      write({ number, debt });
      open.add(number);
      return number;
    },
    tellId: (of, id) => write({ number: of, id }),
    done(of) {
      write({ number: of, done: true });
      open.delete(of);
    },
    close() {
      if (descriptor !== undefined) {
        // Nobody owns it any more, so that a later run may finish it.
        write({ owner: 0 });
        closeSync(descriptor);
      }
      descriptor = undefined;
      if (open.size === 0) rmSync(file, { force: true });
    },
  };

  function write(line: object): void {
    if (descriptor === undefined) {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      descriptor = openSync(file, 'a', 0o600);
    }
    writeSync(descriptor, `${JSON.stringify(line)}\n`);
    fsyncSync(descriptor);
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
