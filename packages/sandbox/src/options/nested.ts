import type { Given } from './given.ts';
import type { SandboxOptions } from './sandbox-options.ts';

/** Options as `startSandbox` takes them. */
export function nested(given: Omit<Given, 'log' | 'quiet'>): SandboxOptions {
  const others: Record<string, unknown> = {};
  const webhooks: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const [, ofWebhooks] = /^webhooks\.(.+)$/.exec(name) ?? [];
    if (ofWebhooks === undefined) others[name] = value;
    else webhooks[ofWebhooks] = value;
  }
  return { ...others, webhooks };
}
