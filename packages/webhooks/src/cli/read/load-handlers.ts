import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '@telephony/command-line';
import { checkHandlers } from '../../handler/check-handlers.ts';
import type { EventHandlers } from '../../handler/event-handlers.ts';
import { fieldOf } from '../../field-of.ts';
import type { ReadOptions } from '../../quarantine/events-of.ts';

/** What a module exports for `replay`. */
export interface LoadedHandlers {
  handlers: EventHandlers;
  read: ReadOptions['read'];
}

/**
 * The functions that a module exports for events, by default or as `handlers`; and for bodies that cannot be read, as `read`.
 *
 * @throws UserError where it cannot be loaded, or exports something else.
 */
export async function loadHandlers(file: string): Promise<LoadedHandlers> {
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
    const read = fieldOf(exported, 'read');
    assertRead(read);
    return { handlers, read };
  } catch (cause) {
    throw refusal(file, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

function refusal(file: string, message: string, cause?: unknown): UserError {
  return new UserError(`--handlers ${file}: ${message}`, { cause });
}

function assertRead(value: unknown): asserts value is ReadOptions['read'] {
  if (value !== undefined && typeof value !== 'function')
    throw new TypeError('its export "read" is not a function.');
}

function assertHandlers(value: unknown): asserts value is EventHandlers {
  if (typeof value !== 'object' || value === null)
    throw new TypeError('it does not export an object of functions.');
  checkHandlers('The module', value);
}
