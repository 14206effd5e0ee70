import type { PlannedParameter } from './request-plan.ts';
import { Unreadable } from './unreadable.ts';
import { alternatingPairs, equalPairs, type Written } from './written.ts';

/** A path parameter, or with `simple` a header, as its style writes it (OpenAPI 3.1.1, Style Examples). */
export function readPathStyle(planned: PlannedParameter, text: string): Written | Unreadable {
  if (planned.style === 'label') return readLabel(planned, text);
  if (planned.style === 'matrix') return readMatrix(planned, text);
  if (planned.shape.isPlain || planned.style === 'content') return { text };
  const parts = text.split(',');
  return { text, list: parts, pairs: planned.explode ? equalPairs(parts) : alternatingPairs(parts) };
}

function readLabel({ explode }: PlannedParameter, text: string): Written | Unreadable {
  if (!text.startsWith('.')) return new Unreadable('must begin with a dot');
  const all = text.slice(1);
  const parts = all.split(explode ? '.' : ',');
  return { text: all, list: parts, pairs: explode ? equalPairs(parts) : alternatingPairs(parts) };
}

function readMatrix({ name, explode, shape }: PlannedParameter, text: string): Written | Unreadable {
  const [before, ...parts] = text.split(';');
  const values = parts.map((part) => (part.startsWith(`${name}=`) ? part.slice(name.length + 1) : undefined));
  const [first = parts[0] === name ? '' : undefined] = values;
  const pairs = explode && shape.takesObject ? equalPairs(parts) : undefined;
  if (before !== '' || (first === undefined && !pairs)) return new Unreadable(`must begin with ;${name}=`);
  if (explode && shape.takesArray && values.every((value) => value !== undefined))
    return { text: values.length === 1 ? first : undefined, list: values, pairs };
  if (values.length > 1 && !pairs) return new Unreadable('must be given once');
  const split = first?.split(',');
  return {
    text: first,
    list: explode ? undefined : split,
    pairs: explode ? pairs : split && alternatingPairs(split),
  };
}
