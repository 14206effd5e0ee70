import { Webhook } from 'svix';
import { post } from './post.ts';
import type { Receiver } from './receiver.ts';

const webhook = new Webhook(`whsec_${btoa('a-secret-of-the-benchmark')}`);

/** Svix's check of signature and time in the smallest receiver; checks no fields and handles duplicates again. */
export const svix: Receiver = {
  name: 'svix',
  requestOf: (body, id) => {
    const now = new Date();
    return post(body, {
      'svix-id': id,
      'svix-timestamp': String(Math.floor(now.getTime() / 1000)),
      'svix-signature': webhook.sign(id, now, body),
    });
  },
  receive: async (request) => {
    webhook.verify(await request.text(), Object.fromEntries(request.headers));
    return new Response(null, { status: 204 });
  },
};
