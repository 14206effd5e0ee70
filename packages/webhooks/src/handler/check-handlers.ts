import { FIELDS } from '../generated/fields.ts';

/**
 * Rejects handlers that would never be called.
 *
 * @param who The function whose handlers they are, for messages.
 * @throws TypeError for a name that is not an event of the contract, or a handler that is not a function.
 */
export function checkHandlers(who: string, handlers: object): void {
  const names = [...FIELDS.keys(), 'any', 'unknown'];
  for (const [name, handler] of Object.entries(handlers)) {
    if (!names.includes(name))
      throw new TypeError(`${who}: "${name}" is not an event of the contract. Use ${names.join(', ')}.`);
    if (handler !== undefined && typeof handler !== 'function')
      throw new TypeError(`${who}: the handler "${name}" is not a function.`);
  }
}
