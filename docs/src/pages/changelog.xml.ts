import type { APIRoute } from 'astro';
import { loadContract } from '../contract/load-contract.ts';
import { changelogFeed, readChangelog } from '../guides/changelog.ts';

export const GET: APIRoute = () =>
  new Response(changelogFeed(loadContract().title, readChangelog()), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
