/** `/cdrs/{id}.trace` as find-my-way, the router of Fastify, writes it. A parameter before a suffix needs a pattern. */
export function routePattern(path: string): string {
  return path.replace(/\{([^}]+)\}(\.?)/g, (_, name: string, dot: string) =>
    dot ? `:${name}(^[^/.]+).` : `:${name}`,
  );
}
