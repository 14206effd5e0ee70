import FindMyWay, { type HTTPMethod } from 'find-my-way';
import type { MockOperation } from './describe-operation.ts';
import { methods } from './openapi-document.ts';

/** What became of a request line: an operation, the methods that its path takes, the list of operations, or nothing. */
type Routed =
  | { operation: MockOperation; pathParameters: Record<string, string> }
  | { allow: string[] }
  | { root: true }
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
  const routes = FindMyWay({ caseSensitive: true, maxParamLength: 16_384 });
  for (const operation of operations) {
    routes.on(operation.method.toUpperCase() as HTTPMethod, pattern(operation.path), () => {}, operation);
  }
  const find = (method: string, path: string) => {
    const found = routes.find(method as HTTPMethod, path);
    if (!found) return undefined;
    const operation = found.store as MockOperation;
    const values = operation.pathParameterNames.map((name, index) => [name, found.params[`p${index}`] ?? '']);
    // `/monitors/` is the address of no recording, and not of all of them either.
    if (values.some(([, value]) => value === '')) return undefined;
    return { operation, pathParameters: Object.fromEntries(values) as Record<string, string> };
  };
  const routeBare = (method: string, path: string): Routed => {
    const found = find(method === 'HEAD' ? 'GET' : method, path);
    if (found) return found;
    const allow = methods.map((other) => other.toUpperCase()).filter((other) => find(other, path));
    return allow.length > 0 ? { allow } : undefined;
  };
  return {
    route(method, pathname) {
      if (pathname === '/') return isRead(method) ? { root: true } : { allow: ['GET'] };
      // The first base path under which there is anything decides, so that a method never slips to another address.
      for (const base of basePaths) {
        const routed = base.test(pathname) ? routeBare(method, pathname.replace(base, '')) : undefined;
        if (routed) return routed;
      }
      return undefined;
    },
  };
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** `/cdrs/{id}.trace` as find-my-way writes it. A parameter before a suffix needs a pattern of its own. */
function pattern(path: string): string {
  let index = 0;
  return path.replace(/\{[^}]+\}(\.?)/g, (_, dot: string) =>
    dot ? `:p${index++}(^[^/.]+).` : `:p${index++}`,
  );
}
