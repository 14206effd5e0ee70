import { type FSWatcher, watch } from 'node:fs';
import { stat } from 'node:fs/promises';

/** Hints of the system that something in a folder has changed. Some are missing, some are false. */
export class FolderHints {
  readonly #watched = new Map<string, { id: string; watcher: FSWatcher }>();
  readonly #onHint: () => void;
  #isClosed = false;

  constructor(onHint: () => void) {
    this.#onHint = onHint;
  }

  /** Takes the hints of these folders, without those below. A folder that was made again is another one. */
  async of(folders: Iterable<string>): Promise<void> {
    await Promise.all([...new Set(folders)].map((folder) => this.#watch(folder)));
  }

  /** Ends all hints. */
  close(): void {
    this.#isClosed = true;
    for (const folder of this.#watched.keys()) this.#forget(folder);
  }

  async #watch(folder: string): Promise<void> {
    const id = await idOf(folder);
    if (this.#isClosed || this.#watched.get(folder)?.id === id) return;
    this.#forget(folder);
    if (id === undefined) return;
    try {
      const watcher = watch(folder, () => this.#onHint());
      watcher.on('error', () => this.#forget(folder));
      this.#watched.set(folder, { id, watcher });
    } catch {
      // The folder has gone, or the system takes no more watchers: without hints it is slower, that is all.
    }
  }

  #forget(folder: string): void {
    this.#watched.get(folder)?.watcher.close();
    this.#watched.delete(folder);
  }
}

async function idOf(folder: string): Promise<string | undefined> {
  const { dev, ino } = (await stat(folder).catch(() => undefined)) ?? {};
  return ino === undefined ? undefined : `${dev} ${ino}`;
}
