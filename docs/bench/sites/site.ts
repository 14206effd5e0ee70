/** One program's page of an operation. */
export interface Site {
  name: string;
  /** The address that opens the operation, from the root of the server of the bench. */
  address: string;
  /** What the server needs to serve it, by path. */
  files: Map<string, ServedFile>;
}

/** A file as it goes over the line. */
export interface ServedFile {
  type: string;
  /** Compressed with Brotli. */
  body: Buffer;
}
