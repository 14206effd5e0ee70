import { escapePattern } from './escape-pattern.ts';

/**
 * A path template as find-my-way, the router of Fastify, writes it: `/cdrs/{id}.trace` is `/cdrs/:p0(^[^/.]+).trace`. The
 * parameters are numbered, because their names may have characters that a pattern cannot; `pathValues` names them again. A
 * parameter before further text needs a pattern of its own: it ends where that text begins.
 *
 * @throws Error for a template that no address can be told from: with two parameters side by side, or with a `*`.
 */
export function routePattern(path: string): string {
  if (path.includes('}{'))
    throw new Error(`${path} has two parameters side by side, which cannot be told apart.`);
  if (path.includes('*')) throw new Error(`${path} has a *, which the router takes for any text.`);
  let index = 0;
  return literal(path).replace(/\{[^}]+\}([^/]?)/g, (_, next: string) =>
    next ? `:p${index++}(^[^/${escapePattern(next)}]+)${next}` : `:p${index++}`,
  );
}

/** A colon of the path itself (`/calls:batch`) is doubled, or it would begin a parameter. */
const literal = (path: string): string => path.replaceAll(/:/g, '::');

const known = new Map<string, readonly string[]>();

/** The names of the parameters of a path template, in its order: found once, as there are requests by the thousand. */
function parameterNames(path: string): readonly string[] {
  let names = known.get(path);
  if (!names) {
    names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!);
    known.set(path, names);
  }
  return names;
}

/** The parameters of a route of `routePattern` by their names. */
export function pathValues(
  path: string,
  params: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(parameterNames(path).map((name, index) => [name, params[`p${index}`] ?? '']));
}
