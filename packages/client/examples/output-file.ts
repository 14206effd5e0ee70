import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { UsageError } from './run-example.ts';

/** What is known of the file, and kept beside it. */
interface State {
  settings: string;
  /** Bytes of the file that belong to the records up to the position. */
  bytes: number;
  rows: number;
  position?: string;
  /** The process that writes it. */
  pid: number;
  isDone?: true;
}

/** A file that is written in steps, of which each is kept or is not there at all. */
export interface Output extends AsyncDisposable {
  readonly rows: number;
  readonly position: string | undefined;
  append: (text: string, rows: number, position: string) => Promise<void>;
  /** Gives the file its name. */
  finish: () => Promise<void>;
}

/**
 * Opens `<file>.part` where the last run has left it: what was written after its last state is cut off.
 *
 * @param settings what must be the same as in that run
 * @param head what a new file begins with
 * @returns The number of rows, if the last run had ended but for its last step.
 * @throws UsageError if that run was of another export, or is still running
 */
export async function openOutput(file: string, settings: string, head: string): Promise<Output | number> {
  const part = `${file}.part`;
  const stateFile = `${file}.state`;
  const kept = await readState(stateFile);
  if (kept && isRunning(kept.pid))
    throw new UsageError(`Process ${kept.pid} is writing ${file}. Wait until it has ended.`);
  if (kept && kept.settings !== settings)
    throw new UsageError(
      `${stateFile} belongs to an export with other options. Repeat that command, or remove the file to begin again.`,
    );
  const state: State = { settings, bytes: 0, rows: 0, ...kept, pid: process.pid };
  const handTheNameOver = async () => {
    await rename(part, file).catch(ignoreMissing);
    await rm(stateFile);
    return state.rows;
  };
  if (state.isDone) return handTheNameOver();

  const handle = await open(part, 'a');
  const { size } = await handle.stat();
  if (size < state.bytes) {
    await handle.close();
    throw new UsageError(`${part} is shorter than it was. Remove ${stateFile} to begin again.`);
  }
  await handle.truncate(state.bytes);
  const save = async () => {
    await writeFile(`${stateFile}.new`, JSON.stringify(state), { flush: true });
    await rename(`${stateFile}.new`, stateFile);
  };
  const write = async (text: string) => {
    await handle.writeFile(text);
    await handle.datasync();
    state.bytes += Buffer.byteLength(text);
  };
  if (!kept) await write(head);
  await save();
  return {
    get rows() {
      return state.rows;
    },
    get position() {
      return state.position;
    },
    async append(text, rows, position) {
      await write(text);
      state.rows += rows;
      state.position = position;
      await save();
    },
    async finish() {
      state.isDone = true;
      await save();
      await handTheNameOver();
    },
    [Symbol.asyncDispose]: () => handle.close(),
  };
}

async function readState(file: string): Promise<State | undefined> {
  const text = await readFile(file, 'utf8').catch(ignoreMissing);
  return text === undefined ? undefined : (JSON.parse(text) as State);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
