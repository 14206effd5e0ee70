import { optionNames } from './given.ts';
import { fromObject } from './from-object.ts';
import { nested } from './nested.ts';
import type { SandboxOptions } from './sandbox-options.ts';

/** The options that code can give; the others are the command's own. */
const names = optionNames.filter((name) => name !== 'log' && name !== 'quiet');
/** Options that are functions, which code alone can give. */
const functions = ['onFault', 'onIdle', 'onRequest', 'webhooks.onAttempt'];

/**
 * Options that code gives, which need not be TypeScript.
 *
 * @returns The same, with everything in its usual form.
 * @throws OptionError for a name that is not an option, and for a value that an option does not take.
 */
export function checkOptions(options: SandboxOptions): SandboxOptions {
  return nested(fromObject(options, 'startSandbox', { names, functions }));
}
