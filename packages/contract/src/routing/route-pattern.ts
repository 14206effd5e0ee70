/**
 * A path template as find-my-way, the router of Fastify, writes it: `/cdrs/{id}.trace` is `/cdrs/:p0(^[^/.]+).trace`. The
 * parameters are numbered, because their names may have characters that a pattern cannot; `pathValues` names them again. A
 * parameter before a suffix needs a pattern of its own.
 */
export function routePattern(path: string): string {
  let index = 0;
  return literal(path).replace(/\{[^}]+\}(\.?)/g, (_, dot: string) =>
    dot ? `:p${index++}(^[^/.]+).` : `:p${index++}`,
  );
}

/** A colon of the path itself (`/calls:batch`) is doubled, or it would begin a parameter. */
const literal = (path: string): string => path.replaceAll(/:/g, '::');

/** The names of the parameters of a path template, in its order. */
function parameterNames(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!);
}

/** The parameters of a route of `routePattern` by their names. */
export function pathValues(
  path: string,
  params: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(parameterNames(path).map((name, index) => [name, params[`p${index}`] ?? '']));
}
