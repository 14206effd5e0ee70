import { importRival } from '@telephony/testing/rivals';
import { post } from './post.ts';
import type { Receiver } from './receiver.ts';

/** The part of svix that is used. */
interface Svix {
  Webhook: new (secret: string) => {
    sign(id: string, time: Date, body: string): string;
    verify(body: string, headers: Record<string, string>): unknown;
  };
}

const { Webhook } = await importRival<Svix>('svix');
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
