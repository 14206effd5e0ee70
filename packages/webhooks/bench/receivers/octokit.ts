import { importRival } from '@telephony/testing/rivals';
import { post } from './post.ts';
import type { Receiver } from './receiver.ts';

/** The part of GitHub's receiver that is used. */
interface GitHubWebhooks {
  on(event: string, handler: () => void): void;
  sign(body: string): Promise<string>;
}

/** The part of `@octokit/webhooks` that is used. */
interface Octokit {
  Webhooks: new (options: { secret: string }) => GitHubWebhooks;
  createWebMiddleware: (
    webhooks: GitHubWebhooks,
    options: { path: string },
  ) => (request: Request) => Promise<Response>;
}

const { createWebMiddleware, Webhooks } = await importRival<Octokit>('@octokit/webhooks');
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
