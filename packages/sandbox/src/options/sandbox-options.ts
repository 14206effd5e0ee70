import type { RequestListener } from '@telephony/http/control-types';
import { platformDefaults, type PlatformOptions } from '../platform/options.ts';

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

/** Options of the front of a sandbox. */
export interface SandboxFrontOptions {
  /**
   * What other machines have to send to use the control plane, as `Authorization: Bearer TOKEN` or `X-Control-Token: TOKEN`.
   * Default: none, so that it is for this machine only.
   */
  controlToken?: string | undefined;
  /** Let query parameters pass that the contract does not know. Default: false. */
  lenient?: boolean | undefined;
  /** Milliseconds to wait before each response. Default: 0. */
  delay?: number | undefined;
  /** Milliseconds within which a whole request must arrive; after that the response is 408. Default: 10,000. */
  requestTimeout?: number | undefined;
  /** How many requests to keep in the record. Default: 1,000, or fewer if their bodies are large. */
  remember?: number | undefined;
  /** Called for each request, just before its response is sent. */
  onRequest?: RequestListener | undefined;
}

/** Where a platform is saved beyond its process. */
export interface KeepOptions {
  /** A database file that is always up to date: nothing is lost once a response was sent, however the process ends. */
  data?: string;
}

/** Options of how the data begins. */
const BEGINNING = ['startTime', 'seed', 'liveCalls', 'history', 'users', 'callsPerDay'] as const;

type Name = (typeof BEGINNING)[number];

/** Options that were given and change nothing, and why. */
export interface IdleOptions {
  options: readonly Name[];
  /** `no-history`: they are about a history that was not asked for. `kept`: the data was there before, in a file. */
  because: { kind: 'no-history' } | { kind: 'kept'; file: string };
}

/**
 * Options that change nothing. One that has its default is not among them.
 *
 * @param file The file that the data came from; undefined where it began as the story.
 */
export function idleOptions(given: PlatformOptions, file: string | undefined): IdleOptions[] {
  const defaults: PlatformOptions = platformDefaults;
  const told = BEGINNING.filter((name) => given[name] !== undefined && given[name] !== defaults[name]);
  if (file !== undefined)
    return told.length === 0 ? [] : [{ options: told, because: { kind: 'kept', file } }];
  const hasHistory = (given.history ?? platformDefaults.history) > 0;
  return hasHistory || !told.includes('callsPerDay')
    ? []
    : [{ options: ['callsPerDay'], because: { kind: 'no-history' } }];
}

/** The same for people. @param nameOf How an option is named where they gave it. */
export function idleText(
  { options, because }: IdleOptions,
  nameOf: (name: Name) => string = (name) => name,
): string {
  const names = options.map(nameOf).join(', ');
  const what = `${names} ${options.length === 1 ? 'has' : 'have'} no effect`;
  return because.kind === 'no-history'
    ? `${what} without ${nameOf('history')}, which says how many days there are.`
    : `${what}: ${because.file} has its data already. To begin with other data, give the name of a new file.`;
}
