import { UserError } from '@telephony/command-line';
import type { Verdict } from './verdict.ts';

type Version = [major: number, minor: number, patch: number];

/**
 * The version after a change. Below 1.0.0 a breaking change is a step of the second number, as npm's `^` and
 * `redocly diff` have it.
 *
 * @throws UserError for a version that is not three numbers
 */
export function nextVersion(version: string, verdict: Verdict): string {
  const [major, minor, patch] = read(version);
  if (verdict === 'none') return version;
  if (verdict === 'major' && major > 0) return `${major + 1}.0.0`;
  if (verdict === 'patch') return `${major}.${minor}.${patch + 1}`;
  return `${major}.${minor + 1}.0`;
}

/** Whether a version is at least another. Throws as `nextVersion` does. */
export function isAtLeast(version: string, other: string): boolean {
  const [a, b] = [read(version), read(other)];
  const index = a.findIndex((part, at) => part !== b[at]);
  return index < 0 || (a[index] ?? 0) > (b[index] ?? 0);
}

function read(version: string): Version {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (major === undefined || minor === undefined || patch === undefined) {
    throw new UserError(`info.version is "${version}". It has three numbers, such as 1.4.0.`);
  }
  return [Number(major), Number(minor), Number(patch)];
}
