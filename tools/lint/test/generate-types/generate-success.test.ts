import { expect, test } from 'vitest';
import { generateSuccess } from '../../src/generate/client.ts';

/** A bundle of operations, such as `GET /cdrs`, with the statuses that each declares. */
function bundleOf(operations: Record<string, string[]>) {
  const paths = Object.entries(operations).map(([name, statuses]) => {
    const [method = '', path = ''] = name.toLowerCase().split(' ');
    const responses = Object.fromEntries(statuses.map((status) => [status, { description: status }]));
    return [path, { [method]: { operationId: name, responses } }];
  });
  return { openapi: '3.1.1', paths: Object.fromEntries(paths) };
}

test('success is 2xx, and a redirect where an operation has nothing else', async () => {
  const text = await generateSuccess(
    bundleOf({
      'GET /cdrs': ['200', '400', '4XX'],
      'POST /calls': ['201', '202', '401'],
      'PATCH /calls/{id}': ['301', '400'],
      'DELETE /sms': ['2XX'],
    }),
  );
  expect(text).toMatch(/^\/\*\*\n \* Generated from the contract by `npm run generate`\. Do not edit\./);
  expect(text).toContain("export type SuccessStatus = 200 | 201 | 202 | '2XX' | 301;");
  expect(text).toContain("REDIRECTS: Readonly<Record<string, number>> = { 'PATCH /calls/{id}': 301 };");
});

test('a redirect beside another success is one too', async () => {
  const text = await generateSuccess(bundleOf({ 'PATCH /calls/{id}': ['2XX', '301', '400'] }));
  expect(text).toContain("export type SuccessStatus = '2XX' | 301;");
  expect(text).toContain("REDIRECTS: Readonly<Record<string, number>> = { 'PATCH /calls/{id}': 301 };");
});

test('what succeeds with nothing has no status', async () => {
  expect(await generateSuccess(bundleOf({ 'GET /odd': ['400'] }))).toContain(
    'export type SuccessStatus = never;',
  );
});
