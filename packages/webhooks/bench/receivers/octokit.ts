import { createWebMiddleware, Webhooks } from '@octokit/webhooks';
import { post } from './post.ts';
import type { Receiver } from './receiver.ts';

const webhooks = new Webhooks({ secret: 'a-secret-of-the-benchmark' });
webhooks.on('ping', () => {});
const middleware = createWebMiddleware(webhooks, { path: '/hooks' });

/** GitHub's receiver: checks a signature of the body; checks no fields and handles duplicates again. */
export const octokit: Receiver = {
  name: '@octokit/webhooks',
  requestOf: async (body, id) =>
    post(body, {
      'x-github-event': 'ping',
      'x-github-delivery': id,
      'x-hub-signature-256': await webhooks.sign(body),
    }),
  receive: (request) => middleware(request),
};
