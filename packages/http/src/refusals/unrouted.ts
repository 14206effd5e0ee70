import type { Contract } from '@telephony/contract';
import type { FastifyRequest } from 'fastify';
import leven from 'leven';
import { Refusal } from './refusal.ts';

export function malformedTarget(target: string): Refusal {
  return new Refusal(400, `${shortened(target)} is not a valid request target.`, [
    { field: 'path', message: 'must begin with / and have well-formed percent-encoding' },
  ]);
}

export function unknownAddress(contract: Contract, pathname: string): Refusal {
  const nearest = nearestAddress(contract, pathname);
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return new Refusal(404, `${shortened(pathname)} is not a path of the contract.${hint}`);
}

export function methodNotAllowed(
  method: string,
  pathname: string,
  allow: readonly string[],
  help = '',
): Refusal {
  const allowed = allow.join(', ');
  const message = `${shortened(pathname)} does not support ${method}. Supported: ${allowed}.${help}`;
  return new Refusal(405, message, [], { allow: allowed });
}

export function notFound(
  { method, originalUrl }: FastifyRequest,
  allow: readonly string[],
  help = '',
): Refusal {
  const path = originalUrl.replace(/\?.*$/s, '');
  if (allow.length > 0) return methodNotAllowed(method, path, allow, help);
  return new Refusal(404, `There is no ${shortened(path)}.${help}`);
}

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

/** The share of characters that may differ. */
const TOLERANCE = 0.34;
// Comparing takes time in proportion to both lengths multiplied.
const MAX_LENGTH = 300;

function nearestAddress({ operations, router }: Contract, pathname: string): string | undefined {
  if (pathname.length > MAX_LENGTH) return undefined;
  const whole = segmentsOf(pathname);
  // A base path may be wrong too: `/v1.3/voice/calls`.
  const candidates = [
    ...router.barePaths(pathname).map(segmentsOf),
    ...[1, 2].map((from) => whole.slice(from)),
  ];
  let nearest: { path: string; distance: number } | undefined;
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const template = segmentsOf(path);
    for (const segments of candidates) {
      const distance = distanceOf(template, segments);
      if (distance !== undefined && distance < (nearest?.distance ?? Infinity)) nearest = { path, distance };
    }
  }
  return nearest?.path;
}

function distanceOf(template: string[], segments: string[]): number | undefined {
  if (template.length !== segments.length) return undefined;
  let distance = 0;
  let fixed = 0;
  for (const [index, expected] of template.entries()) {
    const segment = segments[index]!.toLowerCase();
    const [, suffix] = /^\{[^}]+\}(.*)$/.exec(expected) ?? [];
    // A parameter matches anything; a suffix is part of the name: `{id}.mp3`.
    const name = suffix ?? expected;
    fixed += name.length;
    if (suffix === undefined) distance += leven(name.toLowerCase(), segment);
    else if (!segment.endsWith(suffix)) distance += suffix.length;
  }
  return distance <= fixed * TOLERANCE ? distance : undefined;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
