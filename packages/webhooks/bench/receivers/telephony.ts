import { createWebhookHandler } from '../../src/index.ts';
import { post } from './post.ts';
import type { Receiver } from './receiver.ts';

const secret = { username: 'pbx', password: 'a-password-of-the-benchmark' };
const authorization = `Basic ${btoa(`${secret.username}:${secret.password}`)}`;

/** Ours, with its defaults: secret, size limit, checks, each event once. */
export const telephony: Receiver = {
  name: '@telephony/webhooks',
  requestOf: (body) => post(body, { authorization }),
  receive: createWebhookHandler({ 'call.hangup': () => {} }, { secret }),
};
