import { FIELDS } from '../generated/fields.ts';
import { knownNames } from './known-names.ts';

/**
 * Rejects handlers that would never be called.
 *
 * @param who The function whose handlers they are, for messages.
 * @throws TypeError for a name that is not an event of the contract, or a handler that is not a function.
 */
export function checkHandlers(who: string, handlers: object): void {
  knownNames(who, 'events', handlers, [...FIELDS.keys(), 'any', 'unknown']);
  for (const [name, handler] of Object.entries(handlers))
    if (handler !== undefined && typeof handler !== 'function')
      throw new TypeError(`${who}: the handler of ${name} is not a function.`);
}
