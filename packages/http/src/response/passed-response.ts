import type { Readable } from 'node:stream';

/** A response of another server that is passed on as it came. */
export interface PassedResponse {
  status: number;
  /** Reason phrase of the status line. */
  statusText: string;
  /** Names and values in turn, without those of the connection. */
  rawHeaders: readonly string[];
  /** As it is on the wire, compressed or not. */
  body: Readable;
  /** The beginning of the body without compression, when all of it has passed or it has broken off. */
  beginning: Promise<Uint8Array>;
}
