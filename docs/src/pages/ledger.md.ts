import type { APIRoute } from 'astro';
import { loadContract } from '../contract/load-contract.ts';
import { ledgerMarkdown } from '../markdown/page-markdown.ts';
import { markdownResponse } from '../markdown/twin-text.ts';

export const GET: APIRoute = () =>
  markdownResponse('# What is not known', ...loadContract().ledger.map(ledgerMarkdown));
