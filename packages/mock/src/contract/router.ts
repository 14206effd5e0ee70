import FindMyWay, { type HTTPMethod } from 'find-my-way';
import type { MockOperation } from './describe-operation.ts';

/** What became of a request line. */
type Routed =
  | { operation: MockOperation; pathParameters: Record<string, string> }
  | { allow: string[] }
  | undefined;

export interface Router {
  /**
   * @param method As in the request line; HEAD is answered as GET.
   * @param pathname Path of the request, still percent-encoded, with or without a base path.
   */
  route(method: string, pathname: string): Routed;
}

/** Routes by find-my-way, whose time does not grow with the number of operations, as that of Prism's router does. */
export function createRouter(operations: MockOperation[], basePaths: RegExp[]): Router {
  const routes = FindMyWay({ caseSensitive: true, maxParamLength: 8192 });
  for (const operation of operations) {
    routes.on(operation.method.toUpperCase() as HTTPMethod, pattern(operation.path), () => {}, operation);
  }
  const methods = [...new Set(operations.map(({ method }) => method.toUpperCase() as HTTPMethod))];
  const find = (method: string, path: string) => {
    const found = routes.find(method as HTTPMethod, path);
    return found && { operation: found.store as MockOperation, pathParameters: named(found) };
  };
  return {
    route(method, pathname) {
      const wanted = method === 'HEAD' ? 'GET' : method;
      const paths = basePaths.flatMap((base) => (base.test(pathname) ? [pathname.replace(base, '')] : []));
      for (const path of paths) {
        const found = find(wanted, path);
        if (found) return found;
      }
      for (const path of paths) {
        const allow = methods.filter((other) => find(other, path));
        if (allow.length > 0) return { allow };
      }
      return undefined;
    },
  };
}

/** `/cdrs/{id}.trace` as find-my-way writes it. A parameter before a suffix needs a pattern of its own. */
function pattern(path: string): string {
  let index = 0;
  return path.replace(/\{[^}]+\}(\.?)/g, (_, dot: string) =>
    dot ? `:p${index++}(^[^/.]+).` : `:p${index++}`,
  );
}

/** Parameters under the names of the template. */
function named(found: {
  params: Record<string, string | undefined>;
  store: unknown;
}): Record<string, string> {
  const names = (found.store as MockOperation).pathParameterNames;
  return Object.fromEntries(names.map((name, index) => [name, found.params[`p${index}`] ?? '']));
}
