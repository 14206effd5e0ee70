import type { APIRoute } from 'astro';
import { loadContract } from '../contract/load-contract.ts';
import { markdownResponse, twinLink } from '../markdown/twin-text.ts';

export const GET: APIRoute = () =>
  markdownResponse(
    '# All schemas',
    loadContract()
      .schemas.map(({ name, address, teaser }) => `- [${name}](${twinLink(address)}): ${teaser}`)
      .join('\n'),
  );
