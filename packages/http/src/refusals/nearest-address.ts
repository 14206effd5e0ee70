import type { Contract } from '@telephony/contract';
import leven from 'leven';

/** Characters that may differ, for each character that an address has. */
const TOLERANCE = 0.34;
/** Longest address that is compared, in characters: comparing takes the time of both lengths multiplied. */
const LONGEST = 300;

/**
 * The path of the contract that an unknown address most likely means; undefined where none is near.
 *
 * @param pathname Percent-encoded, with or without a base path, which may be wrong too.
 */
export function nearestAddress({ operations, router }: Contract, pathname: string): string | undefined {
  if (pathname.length > LONGEST) return undefined;
  const whole = segmentsOf(pathname);
  // A base path may be wrong too: `/v1.3/voice/calls`.
  const asked = [...router.barePaths(pathname).map(segmentsOf), ...[1, 2].map((from) => whole.slice(from))];
  let nearest: { path: string; distance: number } | undefined;
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const template = segmentsOf(path);
    for (const segments of asked) {
      const distance = distanceOf(template, segments);
      if (distance !== undefined && distance < (nearest?.distance ?? Infinity)) nearest = { path, distance };
    }
  }
  return nearest?.path;
}

/** How many characters an address is from a template; undefined where too many. */
function distanceOf(template: string[], asked: string[]): number | undefined {
  if (template.length !== asked.length) return undefined;
  let distance = 0;
  let fixed = 0;
  for (const [index, segment] of template.entries()) {
    const one = asked[index]!.toLowerCase();
    const [, suffix] = /^\{[^}]+\}(.*)$/.exec(segment) ?? [];
    // A parameter may be anything; what follows it is part of the name: `{id}.mp3`.
    const name = suffix ?? segment;
    fixed += name.length;
    if (suffix === undefined) distance += leven(name.toLowerCase(), one);
    else if (!one.endsWith(suffix)) distance += suffix.length;
  }
  return distance <= fixed * TOLERANCE ? distance : undefined;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
