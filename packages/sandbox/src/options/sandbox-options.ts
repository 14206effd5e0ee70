import type { RequestListener } from '@telephony/http/control-types';
import { platformDefaults, type PlatformOptions } from '../platform/options.ts';

/** Options of a sandbox. */
export interface SandboxOptions extends Omit<PlatformOptions, 'fixture'>, SandboxFrontOptions {
  /** The account to start with: a YAML or JSON file, or its content. It replaces the story, or with `story: true` adds to it. */
  fixture?: string | object;
  /** A database file that keeps all data. Nothing is lost once a response was sent, however the process ends. */
  data?: string;
  /** Port to listen on; 0 picks a free one. Default: 4020. */
  port?: number;
  /** Address to listen on. Default: 127.0.0.1. */
  host?: string;
  /** Called with errors of the sandbox itself. Default: writes them to standard error. */
  onFault?: (error: Error) => void;
  /** Called at the start with a sentence about options without effect. Default: writes it to standard error. */
  onWarning?: (text: string) => void;
}

export interface SandboxFrontOptions {
  /**
   * The token of the control plane, 16 characters or more, as `Authorization: Bearer TOKEN` or `X-Control-Token: TOKEN`. Default:
   * none; only this machine can use the control plane, without a proxy.
   */
  controlToken?: string | undefined;
  /** Accepts query parameters that the contract does not have. Default: false. */
  lenient?: boolean | undefined;
  /** Milliseconds to wait before each response. Default: 0. */
  delay?: number | undefined;
  /** Called for each request, just before its response is sent. */
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

export function unusedOptions(options: SandboxOptions, file: string | undefined): string | undefined {
  const defaults: SandboxOptions = platformDefaults;
  const changed = START_OPTIONS.filter(
    (name) => options[name] !== undefined && options[name] !== defaults[name],
  );
  if (file !== undefined && changed.length > 0) {
    const names = `${changed.join(', ')} ${changed.length === 1 ? 'has' : 'have'}`;
    return `${names} no effect: ${file} has its data already. To begin with other data, give the name of a new file.`;
  }
  if (options.liveCalls === true && replacesStory(options.fixture))
    return 'liveCalls has no effect: they are of the story, whose place the fixture takes.';
  return file === undefined && changed.includes('callsPerDay') && (options.history ?? 0) === 0
    ? 'callsPerDay has no effect without history, which says how many days there are.'
    : undefined;
}

function replacesStory(fixture: string | object | undefined): boolean {
  return typeof fixture === 'object' && (fixture as { story?: unknown }).story !== true;
}
