import type { APIRoute } from 'astro';
import { loadContract } from '../contract/load-contract.ts';
import { readChangelog } from '../guides/changelog.ts';
import { changelogFeed } from '../guides/changelog-feed.ts';

export const GET: APIRoute = () =>
  new Response(changelogFeed(loadContract().title, readChangelog()), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
