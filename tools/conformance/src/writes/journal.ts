import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { UserError } from '@telephony/contract/command-line';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { asObject, parseJson } from '../server/exchange.ts';

/** Holds the undo of each write before the write is sent. */
export interface Journal {
  file: string;
  /** Of an earlier run. */
  left: Debt[];
  add: (debt: CreatedRecord | ChangedRecord) => number;
  setId: (number: number, id: string, options: { isSecret: boolean }) => void;
  hasCreated: (collection: string, id: string) => boolean;
  changeOf: (line: string, wrote: JsonObject) => Extract<Debt, ChangedRecord> | undefined;
  done: (number: number) => void;
  lastFirst: () => Debt[];
  close: () => void;
}

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

export function openJournal(file: string): Journal {
  const { left, last, owner } = readJournalFile(file);
  if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
    throw new UserError(
      `Another run (process ${owner}) is writing to this account. Wait until it has ended. Its journal: ${file}`,
    );
  }
  const open = new Set(left.map(({ number }) => number));
  const debts = new Map<number, Debt>();
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
      debts.set(number, { ...debt, number });
      return number;
    },
    setId(of, id, { isSecret }) {
      const debt = debts.get(of);
      if (debt?.kind !== 'made') return;
      if (!isSecret) write({ number: of, id });
      debt.id = id;
    },
    hasCreated: (collection, id) =>
      [...debts.values()].some(
        (debt) => debt.kind === 'made' && debt.collection === collection && debt.id === id,
      ),
    changeOf: (line, wrote) =>
      [...debts.values()]
        .filter((debt) => debt.kind === 'changed')
        .find((debt) => debt.read === line && haveSameFields(debt.wrote, wrote)),
    done(of) {
      write({ number: of, done: true });
      open.delete(of);
      debts.delete(of);
    },
    lastFirst: () => [...debts.values()].toReversed(),
    close() {
      if (descriptor !== undefined) {
        // A later run may finish it.
        write({ owner: 0 });
        closeSync(descriptor);
      }
      descriptor = undefined;
      if (open.size + debts.size === 0) rmSync(file, { force: true });
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

export interface CreatedRecord {
  kind: 'made';
  operationId: string;
  removeOperationId: string;
  collection: string;
  mark?: { field: string; value: string };
  /** Undefined until the server returns it. Never a token: the mark finds it again. */
  id?: string;
}

export interface ChangedRecord {
  kind: 'changed';
  operationId: string;
  read: string;
  write: string;
  isBulk: boolean;
  id: unknown;
  before: JsonObject;
  wrote: JsonObject;
}

export type Debt = (CreatedRecord | ChangedRecord) & { number: number };

function readJournalFile(file: string): { left: Debt[]; last: number; owner: number | undefined } {
  const debts = new Map<number, Debt>();
  let owner: number | undefined;
  let last = 0;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines) {
    const entry = asObject(parseJson(line));
    if (typeof entry['owner'] === 'number') owner = entry['owner'] === 0 ? undefined : entry['owner'];
    const number = Number(entry['number'] ?? 0);
    last = Math.max(last, number);
    if (isJsonObject(entry['debt']))
      debts.set(number, { ...(entry['debt'] as JsonObject & (CreatedRecord | ChangedRecord)), number });
    const known = debts.get(number);
    if (known?.kind === 'made' && typeof entry['id'] === 'string') known.id = entry['id'];
    if (entry['done'] === true) debts.delete(number);
  }
  return { left: [...debts.values()], last, owner };
}

function haveSameFields(one: JsonObject, other: JsonObject): boolean {
  const shape = (fields: JsonObject) =>
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((item: unknown) => (isJsonObject(item) ? item['id'] : null)) : null,
    ]);
  return JSON.stringify(shape(one)) === JSON.stringify(shape(other));
}
