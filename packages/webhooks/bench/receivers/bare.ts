import { post } from './post.ts';
import type { Receiver } from './receiver.ts';

/** The least that a receiver can do: it checks nothing and keeps nothing. */
export const bare: Receiver = {
  name: 'bare JSON.parse',
  requestOf: (body) => post(body, {}),
  receive: async (request) => {
    JSON.parse(await request.text());
    return new Response(null, { status: 204 });
  },
};
