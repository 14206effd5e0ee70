import type { CoreOptions, CoreRequest, Method } from './core.ts';

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * An object that has every path, and each path every verb: which of them exist is the business of the types. A path is
 * made when it is first asked for, and kept, so that a test can put a stub in its place.
 */
export function callsProxy(own: object, call: (request: CoreRequest) => Promise<unknown>): object {
  return new Proxy(own, {
    get(target: Record<PropertyKey, unknown>, key) {
      if (typeof key === 'string' && key.startsWith('/')) target[key] ??= verbs(key, call);
      return target[key];
    },
  });
}

function verbs(path: string, call: (request: CoreRequest) => Promise<unknown>): object {
  return Object.fromEntries(
    METHODS.map((method) => [
      method.toLowerCase(),
      (options?: CoreOptions) => call({ method, path, options }),
    ]),
  );
}
