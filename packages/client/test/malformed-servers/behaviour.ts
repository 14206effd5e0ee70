import type { Peer } from './peer.ts';

/** What runs the client. */
export type Runtime = 'Node 22' | 'Node 24' | 'Node 26' | 'Deno' | 'Bun' | 'workerd' | 'Chromium';

/**
 * How a call ends: `ok` with the record or file that was sent, `gaps` where characters of it are lost, `empty` with undefined, or the kind of the TelephonyError with the
 * status where there is one, such as `body 200`. Where it depends on what comes first, both: `ok or network`.
 */
export type Ending = string;

/** How each call of a plan has ended. */
export type Endings = Record<string, Ending>;

/** What a call is made for. */
export type Purpose = 'record' | 'file' | 'dial';

/** What is the same everywhere, or differs by runtime. */
export type ByRuntime<T> = T | (Partial<Record<Runtime, T>> & { otherwise: T });

/** What it is in one runtime. */
export function inRuntime<T extends string>(value: ByRuntime<T>, runtime: Runtime): T {
  return typeof value === 'object' ? (value[runtime] ?? value.otherwise) : value;
}

/** Something that a server does, or that happens between it and the client. */
export interface Behaviour {
  name: string;
  /** Default: `record`. */
  purpose?: Purpose;
  /** Sends what there is to send. The connection is left open after it. */
  serve?: (peer: Peer, attempt: number) => void | Promise<void>;
  /** Instead of `serve`: what happens as soon as somebody connects. */
  connected?: (peer: Peer, attempt: number) => void | Promise<void>;
  /** Has a port of its own, so that what it leaves behind in a connection concerns nobody else. */
  isAlone?: boolean;
  ends: ByRuntime<Ending>;
  /** How many requests the server gets. Default: 1. */
  requests?: number;
  /**
   * Runtimes that may send a request again by themselves, on another connection, and no option of `fetch` keeps them from it: a
   * browser where it had used the connection before, Deno until 2.9.5 always (denoland/deno#35610).
   */
  sentAgainBy?: Runtime[];
  /** Retries of the client. Default: 0. */
  retries?: number;
}
