import type { RequestListener } from '@telephony/http/control-types';
import { platformDefaults, type PlatformOptions } from '../platform/options.ts';

/** Options of a sandbox. */
export interface SandboxOptions extends Omit<PlatformOptions, 'fixture'>, SandboxFrontOptions {
  /**
   * The account to begin with: the name of a file of YAML or JSON, or what would be in it. It takes the place of the story, or with
   * `story: true` comes on top of it. Default: the story.
   */
  fixture?: string | object;
  /** A database file that is always up to date: nothing is lost once a response was sent, however the process ends. */
  data?: string;
  /** Port to listen on; 0 picks a free one. Default: 4020. */
  port?: number;
  /** Address to listen on. Default: 127.0.0.1. */
  host?: string;
  /** Called with errors of the sandbox itself. Default: they are written to standard error. */
  onFault?: (error: Error) => void;
  /** Called at the start with a sentence about options that change nothing. Default: it goes to standard error. */
  onWarning?: (text: string) => void;
}

export interface SandboxFrontOptions {
  /**
   * What everyone has to send to use the control plane, as `Authorization: Bearer TOKEN` or `X-Control-Token: TOKEN`: 16 characters
   * or more. Default: none, so that it is for programs on this machine only, and not through a proxy.
   */
  controlToken?: string | undefined;
  lenient?: boolean | undefined;
  /** Milliseconds to wait before each response. Default: 0. */
  delay?: number | undefined;
  onRequest?: RequestListener | undefined;
}

const START_OPTIONS = [
  'startTime',
  'seed',
  'liveCalls',
  'history',
  'users',
  'callsPerDay',
  'fixture',
] as const;

export function unusedOptions(given: SandboxOptions, file: string | undefined): string | undefined {
  const defaults: SandboxOptions = platformDefaults;
  const told = START_OPTIONS.filter((name) => given[name] !== undefined && given[name] !== defaults[name]);
  if (file !== undefined && told.length > 0) {
    const names = `${told.join(', ')} ${told.length === 1 ? 'has' : 'have'}`;
    return `${names} no effect: ${file} has its data already. To begin with other data, give the name of a new file.`;
  }
  if (given.liveCalls === true && replacesStory(given.fixture))
    return 'liveCalls has no effect: they are of the story, whose place the fixture takes.';
  return file === undefined && told.includes('callsPerDay') && (given.history ?? 0) === 0
    ? 'callsPerDay has no effect without history, which says how many days there are.'
    : undefined;
}

function replacesStory(fixture: string | object | undefined): boolean {
  return typeof fixture === 'object' && (fixture as { story?: unknown }).story !== true;
}
