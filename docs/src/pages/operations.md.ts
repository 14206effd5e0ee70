import type { APIRoute } from 'astro';
import { loadContract } from '../contract/load-contract.ts';
import { operationLines } from '../markdown/page-markdown.ts';
import { markdownResponse } from '../markdown/twin-text.ts';

export const GET: APIRoute = () =>
  markdownResponse(
    '# All operations',
    ...loadContract()
      .groups.flatMap((group) => group.tags)
      .filter(({ operations }) => operations.length > 0)
      .flatMap(({ name, operations }) => [`## ${name}`, operationLines(operations)]),
  );
