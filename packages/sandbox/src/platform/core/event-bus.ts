import type { PlatformEvent } from '../../contract/event.ts';

/** Sends the events of the platform to all listeners, in order. */
export class EventBus {
  readonly #listeners = new Set<(event: PlatformEvent) => void>();

  emit(event: PlatformEvent): void {
    for (const listen of this.#listeners) listen(event);
  }

  /** @returns A function that unsubscribes. */
  listen(listener: (event: PlatformEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
