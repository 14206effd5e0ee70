import type { APIRoute } from 'astro';
import { loadContract } from '../contract/load-contract.ts';
import { tagMarkdown } from '../markdown/page-markdown.ts';
import { markdownResponse } from '../markdown/twin-text.ts';

export const GET: APIRoute = () =>
  markdownResponse(
    '# All webhooks',
    ...loadContract()
      .groups.flatMap((group) => group.tags)
      .filter(({ webhooks }) => webhooks.length > 0)
      .map((tag) => `#${tagMarkdown(tag)}`),
  );
