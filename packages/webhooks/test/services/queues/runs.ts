import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** A line that a worker has written: its handler has run. */
interface Line {
  worker: number;
  event: { id?: unknown };
}

/** A run of the handler: that of a worker, and which of its runs, from 1. */
export interface Run {
  worker: number;
  index: number;
}

const PIECE = 1 << 20;

/** Reads the runs that workers write into their folder, as they come. */
export function readRuns(folder: string) {
  const file = openSync(join(folder, 'runs'), 'a+');
  const buffer = Buffer.alloc(PIECE);
  const byId = new Map<string, Run[]>();
  const counts = new Map<number, number>();
  const events: Line['event'][] = [];
  let rest = '';
  let position = 0;

  return {
    /** The runs of each event, in their order. */
    byId,
    /** How many runs each worker has had. */
    counts,
    events,
    close: () => closeSync(file),
    /** Reads what is new. */
    read(): void {
      for (let size = 1; size > 0; position += size) {
        size = readSync(file, buffer, 0, PIECE, position);
        const lines = (rest + buffer.toString('latin1', 0, size)).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) add(JSON.parse(Buffer.from(line, 'latin1').toString()) as Line);
      }
    },
  };

  function add({ worker, event }: Line): void {
    const index = (counts.get(worker) ?? 0) + 1;
    counts.set(worker, index);
    const id = String(event.id);
    const runs = byId.get(id) ?? [];
    runs.push({ worker, index });
    byId.set(id, runs);
    events.push(event);
  }
}
