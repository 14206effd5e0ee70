import { platformDefaults, type PlatformOptions } from '../platform/core/options.ts';

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
