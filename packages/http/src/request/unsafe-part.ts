import type { FieldError } from '@telephony/contract';

/** No record is deeper, and deeper values would exhaust the stack of whatever writes them as JSON later. */
const DEEPEST = 32;

/** The part of a value that no program should take: one that is nested too deeply, or a field that would be a prototype. */
export function unsafePart(value: unknown, name = 'body', depth = 0): FieldError | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= DEEPEST)
    return { field: 'body', message: `must not have more than ${DEEPEST} levels of nesting` };
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    if (isPrototype(key, inner)) return { field: `${name}.${key}`, message: 'is not a known field' };
    if (typeof inner !== 'object' || inner === null) continue;
    const unsafe = unsafePart(inner, isList ? `${name}[${key}]` : `${name}.${key}`, depth + 1);
    if (unsafe) return unsafe;
  }
  return undefined;
}

const isPrototype = (key: string, value: unknown): boolean =>
  key === '__proto__' ||
  (key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype'));
