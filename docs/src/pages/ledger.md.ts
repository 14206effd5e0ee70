import type { APIRoute } from 'astro';
import { loadContract } from '../contract/load-contract.ts';
import { ledgerAdviceMarkdown, ledgerMarkdown } from '../markdown/page-markdown.ts';
import { markdownResponse } from '../markdown/twin-text.ts';

export const GET: APIRoute = () => {
  const { ledger } = loadContract();
  return markdownResponse(
    '# What is not known',
    '## What breaks programs',
    ledgerAdviceMarkdown(ledger),
    '## Entries',
    ...ledger.map(ledgerMarkdown),
  );
};
