import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Docs, startDocs } from '../src/start-docs.ts';

let docs: Docs;
beforeAll(async () => {
  docs = await startDocs({ port: 0 });
});
afterAll(() => docs?.close());

test('a browser keeps what is named by its content, asks for a page each time, and gets 404 for what is not there', async () => {
  const page = await fetch(docs.url);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const [script] = /\/_astro\/[^"]+\.js/.exec(await page.text()) ?? [];
  const file = await fetch(`${docs.url}${script}`);
  expect(file.status).toBe(200);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`${docs.url}/nothing`)).status).toBe(404);
  expect((await fetch(`${docs.url}/..%2fpackage.json`)).status).toBe(404);
});
