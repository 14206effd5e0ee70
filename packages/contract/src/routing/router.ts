import FindMyWay, { type HTTPMethod, type HTTPVersion, type Instance } from 'find-my-way';
import { METHODS } from '../document/openapi-document.ts';
import type { Operation } from '../operation/operation.ts';
import { pathValues, routePattern } from './route-pattern.ts';

/** What a request line leads to: an operation, or the methods that its path takes. */
export type Routed =
  | { operation: Operation; pathParameters: Record<string, string> }
  | { allow: string[]; operation?: undefined };

/** Finds operations by the address of a request. */
export interface Router {
  /**
   * @param method As in the request line; HEAD is routed as GET.
   * @param pathname Path of the request, still percent-encoded, with or without a base path.
   * @returns Undefined where no operation has the path.
   */
  route(method: string, pathname: string): Routed | undefined;
  /** A path without the base path under which operations have it, whatever their methods; undefined where none has. */
  withoutBasePath(pathname: string): string | undefined;
  /** What a path may be without a base path, under each base path that it begins with, whether or not operations have it. */
  barePaths(pathname: string): string[];
}

/**
 * Routes with find-my-way, whose time does not grow with the number of operations.
 *
 * @throws Error that names a path which cannot be routed, or which is the same as another one.
 */
export function createRouter(operations: readonly Operation[], basePaths: readonly RegExp[]): Router {
  const routes = FindMyWay({ caseSensitive: true, maxParamLength: 16_384 });
  const methods = METHODS.filter((method) => operations.some((one) => one.method === method)).map((method) =>
    method.toUpperCase(),
  );
  for (const operation of operations) addRoute(routes, operation);
  const find = (method: string, path: string) => {
    const found = routes.find(method as HTTPMethod, path);
    if (!found) return undefined;
    const operation = found.store as Operation;
    const pathParameters = pathValues(operation.path, found.params);
    // `/monitors/` is the address of no recording, and not of all of them either.
    if (Object.values(pathParameters).includes('')) return undefined;
    return { operation, pathParameters };
  };
  const routeBare = (method: string, path: string): Routed | undefined => {
    const found = find(method === 'HEAD' ? 'GET' : method, path);
    if (found) return found;
    const allow = methods.filter((other) => find(other, path));
    return allow.length > 0 ? { allow } : undefined;
  };
  /** The first base path under which there is anything decides, so that a method never slips to another address. */
  const underBasePath = <T>(pathname: string, take: (bare: string) => T | undefined): T | undefined => {
    for (const base of basePaths) {
      if (!base.test(pathname)) continue;
      const taken = take(pathname.replace(base, ''));
      if (taken !== undefined) return taken;
    }
    return undefined;
  };
  return {
    route: (method, pathname) => underBasePath(pathname, (bare) => routeBare(method, bare)),
    withoutBasePath: (pathname) =>
      underBasePath(pathname, (bare) => (methods.some((method) => find(method, bare)) ? bare : undefined)),
    barePaths: (pathname) =>
      basePaths.filter((base) => base.test(pathname)).map((base) => pathname.replace(base, '')),
  };
}

function addRoute(routes: Instance<HTTPVersion.V1>, operation: Operation): void {
  const { method, path } = operation;
  const pattern = routePattern(path);
  try {
    routes.on(method.toUpperCase() as HTTPMethod, pattern, () => {}, operation);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${method.toUpperCase()} ${path} cannot be routed: ${reason}`, { cause });
  }
}
