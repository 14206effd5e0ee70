import { FIELDS } from '../generated/fields.ts';

/**
 * Rejects handlers that would never be called.
 *
 * @throws TypeError for a name that is not an event of the contract, or a handler that is not a function.
 */
export function checkHandlers(handlers: object): void {
  const names = [...FIELDS.keys(), 'any', 'unknown'];
  for (const [name, handler] of Object.entries(handlers)) {
    if (!names.includes(name))
      throw new TypeError(
        `createWebhookHandler: "${name}" is not an event of the contract. Use ${names.join(', ')}.`,
      );
    if (handler !== undefined && typeof handler !== 'function')
      throw new TypeError(`createWebhookHandler: the handler "${name}" is not a function.`);
  }
}
