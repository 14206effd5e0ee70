/**
 * A request of an operation, before it is written in some language. Values are those of JSON; a secret is an
 * `EnvironmentVariable`.
 */
export interface SampleRequest {
  /** Upper case. */
  method: string;
  /** The path template: `/cdrs/{id}`. */
  path: string;
  pathValues: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  /** Whether it carries a token. */
  token: boolean;
  body?: unknown;
  /** Name for the file that it returns, where it returns one. */
  file?: string;
  /** The status of its success, where others from 200 to 299 are none: a redirection, or a file. */
  status?: number;
}

/** Shown in samples above the address. */
export const WHOSE_ADDRESS = 'The sandbox. Your own is https://HOST/v1.2/SERVICE';
