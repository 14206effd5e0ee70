import { OPTIONS } from '../core/check-call.ts';
import type { CoreOptions } from '../core/core.ts';

/**
 * Divides the arguments of an operation into path, query and body. An object that has one of these names is the long form, and
 * stays as it is.
 */
export function longForm(
  verb: string,
  path: string,
  query: readonly string[] | undefined,
  args: object | null = {},
  options?: object,
): CoreOptions {
  if (Array.isArray(args)) return { ...options, body: args };
  const parts: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(args ?? {})) {
    // An operation without parameters and body takes only options.
    if ((!query && !path.includes('{')) || /^(path|query|body)$/.test(name)) return { ...options, ...args };
    const place = path.includes(`{${name}}`)
      ? 'path'
      : // An option in the wrong argument is not a field of the body.
        query?.includes(name) || !query || verb === 'get' || OPTIONS.includes(name)
        ? 'query'
        : 'body';
    (parts[place] ??= {})[name] = value;
  }
  return { ...options, ...parts };
}
