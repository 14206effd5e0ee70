import { invalid, Refusal } from '@telephony/http';
import { type WebhookReason, WebhookRejection } from '../../platform/webhooks/webhook-rejection.ts';

/** Handles a request about webhooks. @throws Refusal that words what was rejected. */
export async function carryOutForWebhooks<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof WebhookRejection ? refusalOf(error.reason) : error;
  }
}

function refusalOf(reason: WebhookReason): Refusal {
  switch (reason.kind) {
    case 'no-webhook':
      return new Refusal(404, `There is no webhook ${reason.id}.`);
    case 'no-delivery':
      return new Refusal(404, `The journal has no entry ${reason.id}.`);
    case 'address':
      return invalid('body.url', reason.why);
  }
}
