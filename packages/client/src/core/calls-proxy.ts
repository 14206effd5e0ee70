import type { CoreOptions, CoreRequest, KnownOperation } from './core.ts';
import type { Method } from './method.ts';

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Functions of operations, which take the client that makes the call, by name. */
export type UntypedOperations = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * An object with every path, every verb on each path, and the given operations as methods; the types restrict them to those
 * that exist. A path is created when it is first read, and kept, so that a test can replace it with a stub.
 */
export function callsProxy(
  own: object,
  call: (request: CoreRequest) => Promise<unknown>,
  operations: UntypedOperations = {},
): object {
  const client = new Proxy(own, {
    get(target: Record<PropertyKey, unknown>, key) {
      if (typeof key === 'string' && key.startsWith('/')) target[key] ??= verbs(key, call);
      return target[key];
    },
  });
  for (const [name, operation] of Object.entries(operations))
    // Not shown when a client is printed.
    Object.defineProperty(own, name, {
      value: (...args: never[]) => operation(client as never, ...args),
      writable: true,
      configurable: true,
    });
  return client;
}

function verbs(path: string, call: (request: CoreRequest) => Promise<unknown>): object {
  return Object.fromEntries(
    METHODS.map((method) => [
      method.toLowerCase(),
      (options?: CoreOptions, known?: KnownOperation) => call({ method, path, options, ...known }),
    ]),
  );
}
