import { Refusal } from '@telephony/http';
import type { PlatformAction } from '../platform/core.ts';
import { accountsOf, type Platform } from '../platform/platform.ts';
import type { Stored } from '../infrastructure/collection.ts';
import type { StoreState } from '../platform/store.ts';
import { type Change, DataFile } from './data-file.ts';
import { restoreSnapshot, snapshotVersion, takeSnapshot } from './snapshot.ts';

export interface DataKeeper {
  // The data came from the file, not from the story.
  restored: boolean;
  // Saves changes before the server responds, or says why that is not possible.
  beforeResponse: (method: string | undefined, status: number) => Refusal | undefined;
  // Real mode: runs each action that fell due while no sandbox ran, at its own moment.
  catchUp(): Promise<void>;
  flush(): void;
  close(): void;
}

const SCHEDULED_COLLECTION = 'clock.scheduled';
const SECOND_PREFIX = 'second.';

// Data in the file replaces the platform's. Changes that cannot be written are written with the next ones.
export function keepData(
  platform: Platform,
  path: string,
  machineTime: () => number,
  onFault: (error: Error) => void,
): DataKeeper {
  const file = new DataFile(path);
  try {
    const offset = restoreFrom(platform, file);
    const { flush, stop } = writeChanges(platform, file, onFault);
    return {
      restored: offset !== undefined,
      beforeResponse: (method = 'GET', status) => saveBefore(flush, method, status),
      async catchUp() {
        const { clock } = platform;
        if (clock.mode === 'real' && typeof offset === 'number') await clock.set(machineTime() + offset);
      },
      flush,
      close() {
        stop();
        file.close();
      },
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

function restoreFrom(platform: Platform, file: DataFile): number | null | undefined {
  const data = file.read();
  if (!data) {
    file.write(allChanges(platform), JSON.stringify(platformState(platform)));
    return undefined;
  }
  const { now, offset, sequence, second, ...first } = data.state as KeptState;
  const stores = [first, second].map((account) => emptyStore(account?.lastIds));
  const scheduled: PlatformAction[] = [];
  for (const { collection, record } of data.records) {
    if (collection === SCHEDULED_COLLECTION) scheduled.push(record as PlatformAction);
    else {
      const isSecond = collection.startsWith(SECOND_PREFIX);
      const store = stores[isSecond ? 1 : 0]!;
      const table = isSecond ? collection.slice(SECOND_PREFIX.length) : collection;
      (store[table] ??= { lastId: 0, records: [] }).records.push(record as Stored);
    }
  }
  try {
    restoreSnapshot(platform, {
      version: snapshotVersion,
      clock: { now, sequence, scheduled },
      random: first.random,
      store: stores[0],
      ...(second && { second: { random: second.random, store: stores[1] } }),
    });
  } catch (cause) {
    throw new Error(`${file.path} does not fit this sandbox: ${(cause as Error).message}`, { cause });
  }
  return offset;
}

function allChanges(platform: Platform): Change[] {
  const { store, clock, second } = takeSnapshot(platform);
  const recordsOf = (prefix: string, tables: StoreState) =>
    Object.entries(tables).flatMap(([table, { records }]) => {
      const collection = prefix + table;
      return records.map((record) => ({ collection, id: String(record.id), record, renewed: false }));
    });
  const records = [...recordsOf('', store), ...recordsOf(SECOND_PREFIX, second?.store ?? {})];
  return [...records, ...clock.scheduled.map((one) => scheduledChange(one.sequence, one))];
}

function scheduledChange(sequence: number, scheduled: PlatformAction | undefined): Change {
  return {
    collection: SCHEDULED_COLLECTION,
    id: String(sequence),
    record: scheduled,
    renewed: scheduled === undefined,
  };
}

// Writes the changes of a step in one transaction at its end, before anything can leave the process.
function writeChanges(platform: Platform, file: DataFile, onFault: (error: Error) => void) {
  let changes = new Map<string, Change>();
  let written = '';
  let planned = false;
  const flush = () => {
    const state = platformState(platform);
    // In real mode, time alone is no change.
    const mark = JSON.stringify(platform.clock.mode === 'real' ? { ...state, now: 0 } : state);
    if (changes.size === 0 && mark === written) return;
    file.write(changes.values(), JSON.stringify(state));
    changes = new Map();
    written = mark;
  };
  const plan = () => {
    if (planned) return;
    planned = true;
    queueMicrotask(() => {
      planned = false;
      try {
        flush();
      } catch (error) {
        onFault(error as Error);
      }
    });
  };
  const note = (change: Change) => {
    const key = `${change.collection} ${change.id}`;
    const before = changes.get(key);
    const renewed = change.renewed || before?.renewed === true;
    // A removed record that is put again takes the last place, as in memory.
    if (change.record === undefined || before?.record === undefined) changes.delete(key);
    changes.set(key, { ...change, renewed });
    plan();
  };
  const stopListening = accountsOf(platform).map(({ account, store }) => {
    const prefix = account === 2 ? SECOND_PREFIX : '';
    return store.onChange((table, id, record) => {
      note({ collection: prefix + table, id: String(id), record, renewed: record === undefined });
    });
  });
  platform.clock.onScheduled = (sequence, scheduled) => note(scheduledChange(sequence, scheduled));
  return {
    flush,
    stop: () => {
      for (const stop of stopListening) stop();
      platform.clock.onScheduled = () => {};
      flush();
    },
  };
}

interface KeptState {
  now: number;
  // Real mode: milliseconds ahead of the machine's time, so that time goes on while no sandbox runs.
  offset: number | null;
  sequence: number;
  random: readonly number[];
  lastIds: Record<string, number>;
  second?: AccountKept;
}

type AccountKept = Pick<KeptState, 'random' | 'lastIds'>;

function platformState(platform: Platform): KeptState {
  const { clock, second } = platform;
  return {
    now: clock.now(),
    offset: clock.mode === 'real' ? clock.offset : null,
    sequence: clock.sequence,
    ...accountState(platform),
    ...(second && { second: accountState(second) }),
  };
}

function accountState({ random, store }: Platform): AccountKept {
  return {
    random: random.state(),
    lastIds: Object.fromEntries(
      Object.values(store.tables).flatMap(({ name, lastId }) => (lastId > 0 ? [[name, lastId]] : [])),
    ),
  };
}

function emptyStore(lastIds: Record<string, number> = {}): StoreState {
  return Object.fromEntries(
    Object.entries(lastIds).map(([table, lastId]) => [table, { lastId, records: [] }]),
  );
}

function saveBefore(flush: () => void, method: string, status: number): Refusal | undefined {
  try {
    flush();
    return undefined;
  } catch (cause) {
    // Reads come from memory. The error response comes here again, and must be sent.
    if (READ_METHODS.has(method) || status >= 500) return undefined;
    const { message } = cause as Error;
    return new Refusal(
      503,
      `${message} The change is in memory only, and is saved with the next one that can be.`,
    );
  }
}

const READ_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
