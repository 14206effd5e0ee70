import { CHECKS } from '../generated/validators.ts';

const OTHERS = new Set(['unknown', 'any']);

/**
 * Refuses handlers that would never be called.
 *
 * @throws TypeError for a name that is no event of the contract, or a handler that is no function.
 */
export function checkHandlers(handlers: object): void {
  for (const [name, handler] of Object.entries(handlers)) {
    if (!CHECKS.has(name) && !OTHERS.has(name))
      throw new TypeError(
        `createWebhookHandler: "${name}" is no event of the contract. Known are ${[...CHECKS.keys()].join(', ')}; ` +
          'others come to `unknown`.',
      );
    if (handler !== undefined && typeof handler !== 'function')
      throw new TypeError(`createWebhookHandler: the handler of "${name}" is no function.`);
  }
}
