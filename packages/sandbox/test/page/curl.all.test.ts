import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { useOpenPage } from './support/open-page.ts';

const open = useOpenPage();
const run = promisify(execFile);

/** Copies the newest request of a method in the log, and runs it in a shell. */
async function pasted(method: string): Promise<string> {
  const { page, says } = open;
  const logged = page.locator('#exchanges > li', { hasText: method }).first();
  await logged.locator('summary').click();
  await logged.getByRole('button', { name: /^Copy as curl/ }).click();
  await says('Command copied.');
  const { stdout } = await run('sh', ['-c', `${await open.copied()} --silent --show-error`]);
  return stdout;
}

const header = () => ({ 'X-Auth-Token': open.sandbox.signIn!.token });

test('a request of the log is copied as a command that sends it again', async () => {
  const response = await fetch(`${open.sandbox.baseUrl}/cdrs?limit=2&filter=[]`, { headers: header() });
  const body = await response.text();
  expect(JSON.parse(await pasted('GET'))).toEqual(JSON.parse(body));
  expect(open.sandbox.requests.at(-1)?.url).toBe('/v1.2/voice/cdrs?limit=2&filter=[]');
});

test.for(['O\'Neil; echo $HOME `id` \\ "x" !!', '@/etc/hosts', 'two\nlines\t€ 🙂', "''"])(
  'its body arrives as it was: %j',
  async (name) => {
    await fetch(`${open.sandbox.baseUrl}/contacts`, {
      method: 'POST',
      headers: { ...header(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ first_name: name, last_name: 'Novak', mobile: '447700900555' }),
    });
    const before = open.sandbox.requests.at(-1)!;
    await pasted('POST');
    const after = open.sandbox.requests.at(-1)!;
    expect(after).not.toBe(before);
    expect([after.method, after.url, after.body.toString(), after.status]).toEqual([
      before.method,
      before.url,
      before.body.toString(),
      before.status,
    ]);
    expect(after.headers['content-type']).toBe(before.headers['content-type']);
  },
);

test('the first request next to the token works as it is', async () => {
  const { page, says } = open;
  await page.getByRole('button', { name: /^Copy as curl: a first/ }).click();
  await says('Request copied.');
  const { stdout } = await run('sh', ['-c', `${await open.copied()} -s`]);
  expect(JSON.parse(stdout)).toMatchObject({ data: [{}, {}] });
});
