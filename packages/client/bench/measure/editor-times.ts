import type { BenchClient } from '../clients/bench-client.ts';
import { type EditedFile, openInEditor } from './edited-file.ts';
import { median, quantile } from './quantile.ts';

/** What a person waits for after a key stroke, in milliseconds. */
export interface EditorTimes {
  completions: number;
  diagnostics: number;
}

const processes = 3;
const rounds = 60;
const warmRounds = 30;

/**
 * Types a letter in the file of each client and takes it back, and asks for completions after the one and for diagnostics
 * after the other.
 *
 * One language server differs from the next by a millisecond, as its code happens to be compiled, and what else runs on
 * the machine slows all: so each client has several servers, all are asked in turn, and a server's figure is its
 * lower quartile. A client's figure is the middle one of its servers.
 */
export async function editorTimes(clients: BenchClient[]): Promise<EditorTimes[]> {
  using stack = new DisposableStack();
  const figures = clients.map(() => ({ completions: [] as number[], diagnostics: [] as number[] }));
  for (let process = 0; process < processes; process++) {
    const files: EditedFile[] = [];
    for (const client of clients) files.push(stack.use(await openInEditor(client)));
    const taken: EditorTimes[][] = files.map(() => []);
    for (let round = 0; round < warmRounds + rounds; round++) {
      for (const [index, file] of files.entries()) {
        const times = { completions: await file.complete(), diagnostics: await file.check() };
        if (round >= warmRounds) taken[index]!.push(times);
      }
    }
    for (const [index, file] of files.entries()) {
      figures[index]!.completions.push(
        quantile(
          taken[index]!.map((each) => each.completions),
          0.25,
        ),
      );
      figures[index]!.diagnostics.push(
        quantile(
          taken[index]!.map((each) => each.diagnostics),
          0.25,
        ),
      );
      file[Symbol.dispose]();
    }
  }
  return figures.map(({ completions, diagnostics }) => ({
    completions: median(completions),
    diagnostics: median(diagnostics),
  }));
}
