import type { JsonObject } from '@telephony/contract';
import type { Control } from '@telephony/sandbox/control';

/** Entries that are read at a time: more than happen between two requests, but for a busy sandbox. */
const FEW = 50;
const ALL = 100_000;

/** The events of a sandbox, in the order in which they happened. */
export interface Journal {
  /** The events since the last time, or since the sandbox was put back. */
  next: () => Promise<JsonObject[]>;
  /** To be called when the sandbox was put back: what happens from then on is new. */
  rewind: () => void;
}

/**
 * Reads what a sandbox sends to its built-in receiver.
 *
 * @param begin Id of the last entry at the moment to which the sandbox is put back.
 */
export function readJournal(control: Control, begin: number): Journal {
  let last = begin;
  return {
    async next() {
      let entries = await read(FEW);
      if (entries.length === FEW && (entries[0]?.id ?? 0) > last + 1) entries = await read(ALL);
      const fresh = entries.filter(({ id, replay_of: replay }) => id > last && replay === null);
      last = entries.at(-1)?.id ?? last;
      return fresh.map(({ event }) => ({ ...event }));
    },
    rewind() {
      last = begin;
    },
  };

  async function read(limit: number) {
    const { data } = await control.GET('/journal', { params: { query: { limit } } });
    return data?.data ?? [];
  }
}
