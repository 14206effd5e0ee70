import { FIELDS } from '../generated/fields.ts';

const OTHERS = new Set(['unknown', 'any']);

/**
 * Rejects handlers that would never be called.
 *
 * @throws TypeError for a name that is not an event of the contract, or a handler that is not a function.
 */
export function checkHandlers(handlers: object): void {
  for (const [name, handler] of Object.entries(handlers)) {
    if (!FIELDS.has(name) && !OTHERS.has(name))
      throw new TypeError(
        `createWebhookHandler: "${name}" is not an event of the contract. Use ${[...FIELDS.keys()].join(', ')}, ` +
          'or `unknown` for all others.',
      );
    if (handler !== undefined && typeof handler !== 'function')
      throw new TypeError(`createWebhookHandler: the handler of "${name}" is not a function.`);
  }
}
