import type { SandboxFrontOptions } from '../http/sandbox-front-options.ts';
import type { PlatformOptions } from '../platform/core/options.ts';
import type { IdleOptions } from './idle-options.ts';
import type { KeepOptions } from '../snapshot/keep-options.ts';

/** Options of a sandbox. */
export interface SandboxOptions extends PlatformOptions, KeepOptions, SandboxFrontOptions {
  /** Port to listen on; 0 picks a free one. Default: 4020. */
  port?: number;
  /** Address to listen on. Default: 127.0.0.1. */
  host?: string;
  /** Called with errors of the sandbox itself. Default: they are written to standard error. */
  onFault?: (error: Error) => void;
  /** Called at the start with options that change nothing. Default: a line on standard error says so. */
  onIdle?: (idle: IdleOptions) => void;
}
