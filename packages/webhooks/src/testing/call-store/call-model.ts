/** A call as a store should have it; what is kept for a short time is not there any more. */
interface ModelCall {
  version: string;
  revision: number;
  isOpen: boolean;
}

/** What a store of calls should do, as simply as it can be said. */
export class CallModel {
  readonly #calls = new Map<string, ModelCall>();

  /** Whether a save with this version is done. */
  takes(key: string, version: string | null): boolean {
    return (this.#calls.get(key)?.version ?? null) === version;
  }

  saved(key: string, call: ModelCall): void {
    this.#calls.set(key, call);
  }

  forgotten(key: string): void {
    this.#calls.delete(key);
  }

  load(key: string): ModelCall | undefined {
    return this.#calls.get(key);
  }

  /** The keys, versions and revisions of what is open. */
  open(after: string, limit: number): [key: string, version: string, revision: number][] {
    return [...this.#calls]
      .filter(([key, { isOpen }]) => isOpen && key > after)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, limit)
      .map(([key, { version, revision }]) => [key, version, revision]);
  }
}
