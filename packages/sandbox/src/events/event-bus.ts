import type { PlatformEvent } from './event.ts';

/** Tells what happens on the platform to whoever listens, in order. */
export class EventBus {
  readonly #listeners = new Set<(event: PlatformEvent) => void>();

  emit(event: PlatformEvent): void {
    for (const listen of this.#listeners) listen(event);
  }

  /** Gives the way to stop listening. */
  listen(listener: (event: PlatformEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
