/** The journal of what was planned, asked, approved and done. */
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { usage } from '../exit.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { say } from '../output/terminal.ts';
import { readIfThere, settingsFolder } from '../own-files.ts';

export interface JournalEntry {
  at: string;
  by: 'assistant' | 'terminal';
  what: 'planned' | 'refused' | 'approved' | 'declined' | 'sent' | 'done' | 'failed';
  operation: string;
  effect?: string;
  numbers?: readonly string[];
  plan?: string;
  why?: string;
}

const MAX_BYTES = 4 * 1024 * 1024;

const journalFile = (): string => join(settingsFolder(), 'journal.ndjson');

/** @throws UserError if it cannot be written: what is not written down is not done. After the deed, that is said instead. */
export function writeJournal(entry: Omit<JournalEntry, 'at'>): void {
  const file = journalFile();
  try {
    mkdirSync(settingsFolder(), { recursive: true, mode: 0o700 });
    // One older file is kept, so that the caps of a day still count what is in it.
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_BYTES) renameSync(file, `${file}.1`);
    appendFileSync(file, `${JSON.stringify({ at: new Date(), ...entry })}\n`, { mode: 0o600 });
  } catch (cause) {
    const fault = `${file} cannot be written (${(cause as Error).message}). Set TELEPHONY_CONFIG to a folder that you can write.`;
    if (entry.what !== 'done' && entry.what !== 'failed')
      throw usage(`Nothing was done: ${fault}`, { cause });
    say(fault);
  }
}

/** Every entry, the oldest first. A line that was cut by a crash is left out. */
function readJournal(): JournalEntry[] {
  const files = [`${journalFile()}.1`, journalFile()].map((file) => readIfThere(file) ?? '');
  return files
    .join('\n')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as JournalEntry];
      } catch {
        return [];
      }
    });
}

export function dialledSince(moment: Date): number {
  return readJournal()
    .filter(({ at, what }) => what === 'sent' && new Date(at) >= moment)
    .reduce((sum, { numbers = [] }) => sum + numbers.length, 0);
}

export async function printJournal(options: OutputOptions): Promise<void> {
  const entries = readJournal().map((entry) => ({ ...entry, at: new Date(entry.at) }));
  await emit(entries, options, ['at', 'by', 'what', 'operation', 'numbers', 'why', 'effect', 'plan']);
}
