import type { CoreOptions } from '../core/core.ts';

/** What is not a field of a body: most likely an option in the wrong argument. */
const OPTION = /^(headers|signal|confirm|retries|retryUnsafe|\w+Ms)$/;

/**
 * Divides the arguments of an operation into path, query and body. An object that has one of these names is the long form, and
 * stays as it is.
 *
 * @returns The options of the call, and the names of all parameters.
 */
export function longForm(
  verb: string,
  path: string,
  query: readonly string[] | undefined,
  args: object = {},
  options?: object,
): [call: CoreOptions, parameters: readonly string[]] {
  const parameters = [...(path.match(/[^{]+(?=\})/g) ?? []), ...(query ?? [])];
  const given = Object.entries(args);
  // An operation without parameters and body takes only options.
  const isLong = (!query && !parameters[0]) || given.some(([name]) => /^(path|query|body)$/.test(name));
  if (Array.isArray(args)) return [{ ...options, body: args }, parameters];
  if (isLong) return [{ ...options, ...args }, parameters];
  const parts: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of given) {
    const place = path.includes(`{${name}}`)
      ? 'path'
      : query?.includes(name) || !query || verb === 'get' || OPTION.test(name)
        ? 'query'
        : 'body';
    (parts[place] ??= {})[name] = value;
  }
  return [{ ...options, ...parts }, parameters];
}
