import type { CoreOptions, CoreRequest } from './core.ts';
import type { Method } from './method.ts';

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * An object with every path, and every verb on each path; the types restrict them to those that exist. A path is created
 * when it is first read, and kept, so that a test can replace it with a stub.
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
