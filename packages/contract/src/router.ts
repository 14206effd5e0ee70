import FindMyWay from 'find-my-way';
import type { HTTPMethod, HTTPVersion, Instance } from 'find-my-way';
import { METHODS, type OpenApiDocument } from './document/openapi-document.ts';
import type { Operation } from './operation/operation.ts';

/** An operation, or the methods that the path takes. */
export type Routed =
  | { operation: Operation; pathParameters: Record<string, string> }
  | { allow: string[]; operation?: undefined };

/** Finds operations by request lines. */
export interface Router {
  /**
   * @param method As in the request line; HEAD is routed as GET.
   * @param pathname Percent-encoded, with or without a base path.
   * @returns Undefined if no operation has the path.
   */
  route(method: string, pathname: string): Routed | undefined;
  /** Removes the base path; undefined if no operation of any method has the path. */
  withoutBasePath(pathname: string): string | undefined;
  /** Removes each base path that a path begins with, whether or not operations have the rest. */
  barePaths(pathname: string): string[];
}

export function createRouter(operations: readonly Operation[], basePaths: readonly RegExp[]): Router {
  const routes = FindMyWay({ caseSensitive: true, maxParamLength: 16_384 });
  const methods = METHODS.filter((method) => operations.some((one) => one.method === method)).map((method) =>
    method.toUpperCase(),
  );
  for (const operation of operations) addRoute(routes, operation);
  const concrete = Map.groupBy(
    operations.filter(({ path }) => !path.includes('{')),
    ({ path }) => path,
  );
  const find = (method: string, path: string) => {
    const found = routes.find(method as HTTPMethod, path);
    if (!found) return undefined;
    const { operation, names } = found.store as Route;
    const pathParameters = Object.fromEntries(
      names.map((name, index) => [name, found.params[`p${index}`] ?? '']),
    );
    // `/monitors/` names no recording, nor all recordings.
    if (Object.values(pathParameters).includes('')) return undefined;
    return { operation, pathParameters };
  };
  const routeBare = (method: string, path: string): Routed | undefined => {
    const found = find(method === 'HEAD' ? 'GET' : method, path);
    // OpenAPI matches `/monitors/aidictionary` before `/monitors/{id}`, whatever the method.
    const own = concrete.get(path);
    if (found && (!own || own.includes(found.operation))) return found;
    const allow = own
      ? methods.filter((other) => own.some((operation) => operation.method.toUpperCase() === other))
      : methods.filter((other) => find(other, path));
    return allow.length > 0 ? { allow } : undefined;
  };
  // The first base path with a match decides, so that a method never slips to another address.
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

interface Route {
  operation: Operation;
  names: readonly string[];
}

function addRoute(routes: Instance<HTTPVersion.V1>, operation: Operation): void {
  const { method, path } = operation;
  const pattern = routePattern(path);
  try {
    const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!);
    const route: Route = { operation, names };
    routes.on(method.toUpperCase() as HTTPMethod, pattern, () => {}, route);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${method.toUpperCase()} ${path} cannot be routed: ${reason}`, { cause });
  }
}

// `/cdrs/{id}.trace` becomes find-my-way's `/cdrs/:p0(^[^/.]+).trace`: numbers in place of names, which may have any characters,
// and a pattern for a parameter before further text.
function routePattern(path: string): string {
  if (path.includes('}{'))
    throw new Error(`${path} has two parameters side by side, which cannot be told apart.`);
  if (path.includes('*')) throw new Error(`${path} has a *, which the router takes for any text.`);
  let index = 0;
  return literal(path).replace(/\{[^}]+\}([^/]?)/g, (_, next: string) =>
    next ? `:p${index++}(^[^/${escapePattern(next)}]+)${next}` : `:p${index++}`,
  );
}

// A single colon (`/calls:batch`) would begin a parameter.
const literal = (path: string): string => path.replaceAll(/:/g, '::');

// In the order of attempts: the user's own prefix, the bare origin, a version alone (ledger C-03), and the server's path with each
// known version and any service name. The version alone comes first: `/v1.1/calltracking/cdrs` is not `/cdrs` of a service.
export function basePathsOf({ servers = [] }: OpenApiDocument, own?: string): RegExp[] {
  const prefixes = [''];
  const [server] = servers;
  const path = server?.url.replace(/^https?:\/\/[^/]*/, '') ?? '';
  const patterns = segmentsOf(path).map((segment) => {
    const variable = /^\{(.+)\}$/.exec(segment)?.[1];
    const known = variable === undefined ? [segment] : server?.variables?.[variable]?.enum;
    return known ? `/(?:${known.map(escapePattern).join('|')})` : '/[^/]+';
  });
  for (let length = 1; length <= patterns.length; length++) prefixes.push(patterns.slice(0, length).join(''));
  const ownSegments = segmentsOf(own ?? '');
  if (ownSegments.length > 0) prefixes.unshift(escapePattern(`/${ownSegments.join('/')}`));
  return prefixes.map((prefix) => new RegExp(`^${prefix}(?=/|$)`));
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

// RegExp.escape is not in Node 22.
function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
