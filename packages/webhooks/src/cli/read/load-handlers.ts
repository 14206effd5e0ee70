import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '@telephony/command-line';
import { checkHandlers } from '../../handler/check-handlers.ts';
import type { EventHandlers } from '../../handler/event-handlers.ts';
import { fieldOf } from '../../field-of.ts';

/**
 * The functions that a module exports for events: by default, or as `handlers`.
 *
 * @throws UserError where it cannot be loaded, or exports something else.
 */
export async function loadHandlers(file: string): Promise<EventHandlers> {
  let exported: unknown;
  try {
    exported = await import(pathToFileURL(resolve(file)).href);
  } catch (cause) {
    throw refusal(
      file,
      `it cannot be loaded. ${cause instanceof Error ? cause.message : String(cause)}`,
      cause,
    );
  }
  const handlers = fieldOf(exported, 'handlers') ?? fieldOf(exported, 'default');
  if (handlers === undefined) throw refusal(file, 'it has neither a default export nor one named handlers.');
  try {
    assertHandlers(handlers);
    return handlers;
  } catch (cause) {
    throw refusal(file, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

function refusal(file: string, message: string, cause?: unknown): UserError {
  return new UserError(`--handlers ${file}: ${message}`, { cause });
}

function assertHandlers(value: unknown): asserts value is EventHandlers {
  if (typeof value !== 'object' || value === null)
    throw new TypeError('it does not export an object of functions.');
  checkHandlers('The module', value);
}
