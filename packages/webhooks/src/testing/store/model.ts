/** An event as a store should see it, between two steps: what is short is over by then. */
interface ModelEvent {
  state: 'busy' | 'free' | 'done';
  token: string | undefined;
  attempt: number;
}

/** How long something lasts: beyond the history, or not to its next step. */
export type Span = 'long' | 'short';

/** What a store should do, as simply as it can be said. */
export class StoreModel {
  readonly #events = new Map<string, ModelEvent>();
  readonly #kept = new Map<string, string>();

  /** The result of a claim; `taken` tells the token that the store has given to it. */
  claim(key: string, lease: Span, remember: Span): { state: string; attempt?: number } {
    const event = this.#events.get(key);
    if (event && event.state !== 'free') return { state: event.state };
    const attempt = (event?.attempt ?? 0) + 1;
    const state = lease === 'long' ? 'busy' : 'free';
    if (lease === 'short' && remember === 'short') this.#events.delete(key);
    else this.#events.set(key, { state, token: undefined, attempt });
    return { state: 'claimed', attempt };
  }

  taken(key: string, token: string): void {
    const event = this.#events.get(key);
    if (event) event.token = token;
  }

  renew(key: string, token: string, lease: Span): boolean {
    const event = this.#owned(key, token);
    if (event) event.state = lease === 'long' ? 'busy' : 'free';
    return event !== undefined;
  }

  complete(key: string, token: string, remember: Span): boolean {
    const event = this.#owned(key, token);
    if (event && remember === 'short') this.#events.delete(key);
    else if (event) this.#events.set(key, { state: 'done', token: undefined, attempt: 0 });
    return event !== undefined;
  }

  release(key: string, token: string): boolean {
    const event = this.#owned(key, token);
    if (event) Object.assign(event, { state: 'free', token: undefined });
    return event !== undefined;
  }

  keep(id: string, detail: string, keep: Span): void {
    if (keep === 'long') this.#kept.set(id, detail);
    else this.#kept.delete(id);
  }

  /** The ids and details of what is kept. */
  kept(after: string, limit: number): [id: string, detail: string][] {
    return [...this.#kept]
      .filter(([id]) => id > after)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, limit);
  }

  forget(id: string): boolean {
    return this.#kept.delete(id);
  }

  #owned(key: string, token: string): ModelEvent | undefined {
    const event = this.#events.get(key);
    return event?.token === token ? event : undefined;
  }
}
