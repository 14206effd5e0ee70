import { existsSync, readFileSync } from 'node:fs';
import { isJsonObject, type JsonObject } from '@telephony/contract';

/** A record that the run makes, and removes again. */
export interface Made {
  kind: 'made';
  /** The operation that makes it, and the one that removes it. */
  operationId: string;
  removeOperationId: string;
  /** Path of the collection, such as `/contacts`. */
  collection: string;
  /** The field of the body whose value no other record has, and that value; undefined for a call, which ends by itself. */
  mark?: { field: string; value: string };
  /** Its id; undefined until the server has told it. Never a token: a token is found again by the mark. */
  id?: string;
}

/** Fields of a record that was there before, and what they were. */
export interface Changed {
  kind: 'changed';
  /** The operation that changes it, and puts it back. */
  operationId: string;
  /** Request line that reads it, below the base address: `/queues/30601?include=users`. */
  read: string;
  /** Path that the change is sent to, and whether its body is a list of records. */
  write: string;
  isBulk: boolean;
  id: unknown;
  before: JsonObject;
  wrote: JsonObject;
}

/** What has to be put back, by its number in the journal. */
export type Debt = (Made | Changed) & { number: number };

/** Reads a journal: what is not put back, the last number, and the process that writes to it. */
export function readJournalFile(file: string): { left: Debt[]; last: number; owner: number | undefined } {
  const debts = new Map<number, Debt>();
  let owner: number | undefined;
  let last = 0;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines) {
    const entry = parsed(line);
    if (typeof entry['owner'] === 'number') owner = entry['owner'] === 0 ? undefined : entry['owner'];
    const number = Number(entry['number'] ?? 0);
    last = Math.max(last, number);
    if (isJsonObject(entry['debt']))
      debts.set(number, { ...(entry['debt'] as JsonObject & (Made | Changed)), number });
    const known = debts.get(number);
    if (known?.kind === 'made' && typeof entry['id'] === 'string') known.id = entry['id'];
    if (entry['done'] === true) debts.delete(number);
  }
  return { left: [...debts.values()], last, owner };
}

/** The last line of a run that was killed may be half a line: what it is about was not sent. */
function parsed(line: string): JsonObject {
  try {
    const value: unknown = JSON.parse(line);
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}
