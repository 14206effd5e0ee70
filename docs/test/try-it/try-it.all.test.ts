import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { type Mock, startMock } from '@telephony/mock';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { startServer } from '@telephony/testing/start-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { axeViolations } from '@telephony/testing/axe-violations';
import { freePort } from '@telephony/testing/free-port';
import { ADMINISTRATOR_TOKEN } from '../../src/scripts/servers.ts';
import { useSite } from '../support/use-site.ts';
import { isFocused, openForm } from './support.ts';

const site = useSite();

const TOKEN = 'token-of-the-test';

let mock: Mock;
/** The page of all tests that ask for no other; one for each makes the browser's own process work twice as long. */
let shared: Page;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  shared = await site.browser.newPage();
});
beforeEach(() => mock.clear());
// Nothing is kept for another test.
afterEach(async () => {
  const others = site.browser.contexts().filter((context) => context !== shared.context());
  await Promise.all(others.map((context) => context.close()));
  shared.removeAllListeners('console');
  await shared.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
});
afterAll(async () => {
  await mock?.close();
});

const open = async (id: string, server = mock.url, options?: BrowserContextOptions) =>
  openForm(options ? await site.newPage(options) : shared, `${site.origin}/operations/${id}/`, server, TOKEN);

const keep = ([address = '', token = '']: string[]) => {
  sessionStorage.setItem('telephony.baseAddress', address);
  sessionStorage.setItem(`telephony.token ${new URL(address).origin}`, token);
};

// Without the requests by which a browser asks for permission.
const sentRequests = () => mock.requests.filter(({ method }) => method !== 'OPTIONS');

test('conditions are added to a filter, which is JSON that can be written too', async () => {
  const { form, field, send, says, page } = await open('listCdrs');
  const row = form.getByRole('group', { name: 'Add a condition' });
  const add = row.getByRole('button', { name: 'Add to the filter' });
  await field('filter').fill('');
  await row.getByLabel('Property').selectOption('type');
  await row.getByLabel('Value').fill('M');
  await add.click();
  await row.getByLabel('Property').selectOption('user_id');
  await row.getByLabel('Operator').selectOption('in');
  await row.getByLabel('Value').fill('410002, 410003');
  await add.click();
  const filter = [
    { property: 'type', operator: 'eq', value: 'M' },
    { property: 'user_id', operator: 'in', value: ['410002', '410003'] },
  ];
  expect(JSON.parse(await field('filter').inputValue())).toEqual(filter);
  await send();
  await says(/^200 OK/);
  const sent = new URL(sentRequests()[0]?.url ?? '', mock.url).searchParams.get('filter') ?? '';
  expect(JSON.parse(sent)).toEqual(filter);

  await add.click();
  expect(await row.textContent()).toContain('Write a value.');
  await field('filter').fill('[{');
  await row.getByLabel('Value').fill('1');
  await add.click();
  expect(await row.textContent()).toContain('Correct the filter above first');
  expect(await field('filter').inputValue()).toBe('[{');
  expect(await axeViolations(page)).toEqual([]);
});

test('every collection that takes a filter offers what can be filtered, and not what is refused', async () => {
  const page = await site.newPage();
  const offered = async (id: string) => {
    await page.goto(`${site.origin}/operations/${id}/`);
    await page.getByRole('button', { name: 'Change the request' }).click();
    return page.getByRole('group', { name: 'Add a condition' }).getByLabel('Property').textContent();
  };
  expect(await offered('listCdrs')).toMatch(/calldate.*type.*user_id/);
  expect(await offered('listFaxes')).toMatch(/^(?!.*from).*created_at/);
  expect(await offered('listMonitors')).toContain('live_id');
});

test('a GET is sent as it is shown, and the response is shown', async () => {
  const { form, field, send, says, refused } = await open('listCdrs');
  await field('limit').fill('2');
  const shown = await form.getByLabel('The request', { exact: true }).textContent();
  expect(shown).toContain(`GET ${mock.url}/cdrs?limit=2&filter=%5B`);
  expect(shown).toContain('X-Auth-Token: ••••••••');
  await send();
  await says(/^200 OK\. .* \d+ ms, [\d.]+ kB\.$/);
  const [request, ...others] = sentRequests();
  expect(others).toEqual([]);
  expect(`GET ${mock.url}${request?.url}`).toBe(shown?.split('\n')[0]);
  expect(request?.headers).toMatchObject({ accept: 'application/json', 'x-auth-token': TOKEN });
  const body = await form.getByLabel('Response body').textContent();
  expect(JSON.parse(body ?? '')).toHaveProperty('data');
  expect(refused).toEqual([]);
});

test('a POST that neither dials nor sends goes without a question, with the body that was written', async () => {
  const { page, field, send, says } = await open('createContact');
  const body = '{ "company": "Chen & Söhne", "tel": "442079460955" }';
  await field('Body').fill(body);
  await send();
  await says('201 Created');
  expect(sentRequests().map((request) => [request.method, request.body.toString()])).toEqual([
    ['POST', body],
  ]);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a body that is no JSON is not sent, and the reader is brought to it', async () => {
  const { page, form, field, send, says } = await open('createContact');
  await field('Body').fill('{ "company": }');
  await send();
  await says('Not sent');
  expect(sentRequests()).toEqual([]);
  await form.getByText('This is not JSON:').waitFor();
  expect(await field('Body').evaluate(isFocused)).toBe(true);
  await field('Body').fill('{}');
  await page.keyboard.press('Tab');
  await send();
  await form.getByText('This is not JSON:').waitFor({ state: 'hidden' });
});

test('what is wrong in a folded field is unfolded', async () => {
  const { field, form, send } = await open('listCdrs');
  await form.getByText('More parameters').click();
  await field('fields').fill('id');
  await form.getByText('More parameters').click();
  await send();
  await form.getByText('Write name=value on each line.').waitFor();
  expect(await field('fields').evaluate(isFocused)).toBe(true);
});

test.each([
  ['deleteAllCdrs', 'DELETE', '204', ''],
  ['createCall', 'POST', '201', '"to": "447700900456"'],
  ['createSms', 'POST', '201', ''],
  ['deleteCallLabel', 'DELETE', '204', ''],
  ['updateCall', 'PATCH', '301', ''],
])('%s asks first', async (id, method, status, shown) => {
  const { page, send, confirm, says } = await open(id);
  const dialog = page.getByRole('dialog');
  await send();
  expect(await dialog.textContent()).toContain(`${method} ${mock.url}/`);
  expect(await dialog.textContent()).toContain(shown);
  // Whoever presses Enter without reading sends nothing.
  await page.keyboard.press('Enter');
  await says('Not sent.');
  await send();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await says('Not sent.');
  expect(sentRequests()).toEqual([]);
  await send();
  await confirm();
  await says(status);
  expect(sentRequests().map((request) => request.method)).toEqual([method]);
});

test('without a token it is sent too, and the refusal is shown', async () => {
  const { form, field, send, says } = await open('getCdr');
  await field('Token').fill('');
  expect(await form.getByLabel('The request', { exact: true }).textContent()).not.toContain('X-Auth-Token');
  await send();
  await says('401 Unauthorized');
  expect(sentRequests().map(({ headers }) => headers['x-auth-token'])).toEqual([undefined]);
});

test('the sandbox and the mock are asked without a question, and the sample shows the token that is sent', async () => {
  const { page, field, send, says } = await open('deleteUser');
  const sent: (string | undefined)[] = [];
  await page.route(/127\.0\.0\.1:40[12]0/, (route) => {
    const { 'x-auth-token': token } = route.request().headers();
    if (route.request().method() === 'DELETE') sent.push(token);
    return route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  for (const label of ['Sandbox (127.0.0.1:4020)', 'Mock (127.0.0.1:4010)']) {
    await field('Server').selectOption({ label });
    await send();
    await says('204');
    expect(await page.locator('#sample-curl pre').textContent()).toContain(`X-Auth-Token: ${sent.at(-1)}"`);
  }
  expect(sent).toEqual([ADMINISTRATOR_TOKEN, 'any']);
  await page.unrouteAll();
});

test('every sample follows the form', async () => {
  const { page, field } = await open('updateContact');
  await field('id').fill('9002');
  await field('Body').fill('{ "company": "Chen & Söhne" }');
  const labels = await page.locator('code-samples [role=tab]').allTextContents();
  expect(labels).toHaveLength(8);
  for (const label of labels) {
    await page.getByRole('tab', { name: label.trim(), exact: true }).click();
    const sample = page.locator('code-samples [role=tabpanel]:visible pre');
    await sample.filter({ hasText: '9002' }).filter({ hasText: 'Chen & Söhne' }).waitFor();
    expect(await sample.textContent()).not.toContain('9001');
  }
  // Until it is JSON again, they show what it was.
  await field('Body').fill('{ "company": "Ch');
  await field('Body').fill('{ "company": "Chen" }');
  await page.locator('code-samples [role=tabpanel]:visible pre').filter({ hasNotText: 'Söhne' }).waitFor();
  await page.getByRole('tab', { name: 'cURL', exact: true }).click();
  expect(await page.locator('#sample-curl pre').textContent()).toBe(
    `curl -X PATCH '${mock.url}/contacts/9002' \\\n  -H "X-Auth-Token: YOUR_TOKEN" \\\n  -H 'Content-Type: application/json' \\\n  -d '{ "company": "Chen" }'`,
  );
});

test('a refused connection is told in words', async () => {
  const closed = `http://127.0.0.1:${await freePort()}`;
  const { send, says } = await open('getCdr', closed);
  await send();
  expect(await says('No response')).toContain(`from ${closed}: the connection was refused`);
});

test('a server without CORS is told in words', async () => {
  const server = await startServer((_request, response) => response.end('{}'));
  const { send, says } = await open('getCdr', server);
  await send();
  expect(await says('CORS')).toContain(
    `${server} responds, but does not let pages of ${site.origin} read its responses`,
  );
});

test.each([
  ['getCdr', 302],
  ['updateCall', 301],
])('a redirection of %s elsewhere is not followed, even where one is the response', async (id, status) => {
  const elsewhere = await startOpenServer();
  const server = await startOpenServer((_request, response) => {
    response.writeHead(status, { Location: `${elsewhere.url}/calls/1` });
    response.end();
  });
  const { page, send, confirm, says, refused } = await open(id, server.url);
  await send();
  if (id === 'updateCall') await confirm();
  await says('The server returned a redirect');
  expect(server.requests.map(({ headers }) => headers['x-auth-token'])).toEqual([TOKEN]);
  expect(elsewhere.requests).toEqual([]);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(refused).toHaveLength(id === 'updateCall' ? 1 : 0);
});

const respondWith =
  (json: string): RequestListener =>
  (_request, response) =>
    response.setHeader('Content-Type', 'application/json').end(json);

test('values are shown as they came, though no number of JavaScript can be them', async () => {
  const { url } = await startOpenServer(respondWith('{"id":9007199254740993,"price":0.10}'));
  const { form, send, says } = await open('getCdr', url);
  await send();
  await says('200 OK');
  const shown = await form.getByLabel('Response body').textContent();
  expect(shown).toBe('{\n  "id": 9007199254740993,\n  "price": 0.10\n}');
});

test('a response that is not the JSON it says it is', async () => {
  const { url } = await startOpenServer(respondWith('<img src=x onerror=document.title="run">'));
  const { page, form, send, says } = await open('getCdr', url);
  await send();
  await says('200 OK');
  await form.getByText('The response claims to be JSON, but is not.').waitFor();
  expect(await form.locator('img').count()).toBe(0);
  expect(await page.title()).not.toBe('run');
});

test('a request can be stopped', async () => {
  const server = await startServer(() => {});
  const { form, send, says } = await open('getCdr', server);
  await send();
  await form.getByRole('button', { name: 'Stop' }).click();
  expect(await says('Stopped.')).toContain('may have carried out the request');
});

test('a recording can be heard and saved', async () => {
  const { page, form, send, says, refused } = await open('downloadMonitorMp3');
  await send();
  await says('200 OK');
  expect(await form.locator('audio').getAttribute('src')).toMatch(/^blob:/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('link', { name: 'Save monitors-7001.mp3' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('monitors-7001.mp3');
  const response = await fetch(`${mock.url}/monitors/7001.mp3`, { headers: { 'X-Auth-Token': TOKEN } });
  expect(readFileSync(await download.path())).toEqual(Buffer.from(await response.arrayBuffer()));
  expect(refused).toEqual([]);
});

test('the token is kept for the tab, and in its session storage alone', async () => {
  const { page, field, send, says } = await open('listCdrs');
  await send();
  await says('200 OK');
  const places = await page.evaluate(() => [
    JSON.stringify(Object.entries(localStorage)),
    document.cookie,
    location.href,
    document.documentElement.outerHTML,
    JSON.stringify(history.state),
    ...performance.getEntries().map(({ name }) => name),
  ]);
  expect(places.filter((text) => text?.includes(TOKEN))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  await page.goto(`${site.origin}/operations/getCdr/`);
  await page.getByRole('button', { name: 'Change the request' }).click();
  expect(await field('Token').inputValue()).toBe(TOKEN);
  expect(await field('Address').inputValue()).toBe(mock.url);
  await send();
  await says('200 OK');
  await field('Token').fill('');
  await page.reload();
  await page.getByRole('button', { name: 'Change the request' }).click();
  expect(await field('Token').inputValue()).toBe('');
});

test('a server has the token that was written for it, and sandbox and mock need none of the reader', async () => {
  const { field } = await open('getCdr');
  await field('Token').fill('a-secret-of-the-platform');
  await field('Server').selectOption({ label: 'Mock (127.0.0.1:4010)' });
  expect(await field('Token').inputValue()).toBe('any');
  await field('Server').selectOption({ label: 'Sandbox (127.0.0.1:4020)' });
  expect(await field('Token').inputValue()).toMatch(/^[0-9a-f]{40}$/);
  await field('Server').selectOption('Another address');
  expect(await field('Token').inputValue()).toBe('a-secret-of-the-platform');
});

async function startOpenServer(listener: RequestListener = (_request, response) => response.end('{}')) {
  const requests: IncomingMessage[] = [];
  const url = await startServer((request, response) => {
    for (const what of ['Origin', 'Headers', 'Methods'])
      response.setHeader(`Access-Control-Allow-${what}`, what === 'Methods' ? 'PATCH' : '*');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    requests.push(request);
    listener(request, response);
  });
  return { url, requests };
}

test.each(['at once', 'letter by letter'])(
  'an address that is edited %s takes no token of another along',
  async (how) => {
    const [first, second] = await Promise.all([startOpenServer(), startOpenServer()]);
    const { page, form, field, send, says } = await open('getCdr', first.url);
    const edit = async (address: string) => {
      if (how === 'at once') return field('Address').fill(address);
      await field('Address').press('End');
      for (let left = (await field('Address').inputValue()).length; left > 'http://'.length; left--)
        await page.keyboard.press('Backspace');
      return page.keyboard.type(address.replace('http://', ''));
    };
    await field('Token').fill('secret-of-the-first');
    await edit(second.url);
    expect(await field('Token').inputValue()).toBe('');
    await send();
    await says('200 OK');
    await field('Token').fill('secret-of-the-second');
    await send();
    await says('200 OK');
    await edit(`${first.url}/v1.2/voice`);
    expect(await field('Token').inputValue()).toBe('secret-of-the-first');
    await send();
    await says('200 OK');
    await edit('http://');
    expect(await field('Token').isDisabled()).toBe(true);
    expect(await form.getByLabel('The request', { exact: true }).textContent()).not.toContain('X-Auth-Token');
    const tokens = ({ requests }: typeof first) => requests.map(({ headers }) => headers['x-auth-token']);
    expect([tokens(first), tokens(second)]).toEqual([
      ['secret-of-the-first'],
      [undefined, 'secret-of-the-second'],
    ]);
  },
);

test('a secret in the path is of one server as the token is', async () => {
  const { field } = await open('deleteApiToken');
  await field('token').fill('an-old-token');
  await field('Address').fill('https://pbx.example/v1.2/other');
  expect(await field('token').inputValue()).toBe('');
});

test('to send does not move the button, and what comes back has the colour of its status', async () => {
  await shared.goto(`${site.origin}/operations/listCdrs/`);
  await shared.evaluate(keep, [mock.url, TOKEN]);
  await shared.reload();
  const send = shared.getByRole('button', { name: 'Send', exact: true });
  // In its column, which stays on the screen.
  const top = () =>
    send.evaluate(
      (one) => one.getBoundingClientRect().top - one.closest('code-samples')!.getBoundingClientRect().top,
    );
  const before = await top();
  await send.click();
  const status = shared.getByRole('status').filter({ hasText: '200 OK' });
  await status.waitFor();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
  expect(await status.getAttribute('class')).toContain('succeeded');
  expect(await shared.getByLabel('Copy the response').count()).toBe(1);
});

test('the form is asked for when it is opened, not before', async () => {
  const page = await site.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${site.origin}/operations/listCdrs/`, { waitUntil: 'networkidle' });
  const before = scripts.length;
  await page.getByRole('button', { name: 'Change the request' }).click();
  await page.locator('try-it form').waitFor();
  expect(scripts.slice(before).every((url) => new URL(url).origin === site.origin)).toBe(true);
  expect(scripts.length).toBeGreaterThan(before);
  // And what rewrites the samples when something is edited.
  const rewriters = () => scripts.filter((url) => url.includes('/sample-panels.')).length;
  expect(rewriters()).toBe(0);
  await page.locator('try-it form').getByLabel('limit', { exact: true }).fill('7');
  await page.locator('#sample-curl pre').filter({ hasText: 'limit=7' }).waitFor();
  expect(rewriters()).toBe(1);
});

test('from the link to the text of the page, it takes a few presses of Tab to send what the sample has', async () => {
  const page = await site.open('/operations/listCdrs/');
  await page.evaluate(keep, [mock.url, TOKEN]);
  await page.reload();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.waitForURL('**/#_top');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  let presses = 0;
  while (!(await send.evaluate(isFocused))) {
    presses += 1;
    expect(presses).toBeLessThan(10);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: '200 OK' }).waitFor();
  expect(sentRequests()[0]?.url).toContain('/cdrs?limit=100&filter=');
});

test.each([
  ['dark', 1280],
  ['light', 360],
] as const)('axe finds nothing, and nothing is too wide: %s, %i px', async (colorScheme, width) => {
  const { page, form, field, send, confirm, says } = await open('createCall', mock.url, {
    colorScheme,
    viewport: { width, height: 800 },
  });
  await field('Body').fill('{');
  await send();
  await form.getByText('This is not JSON').waitFor();
  expect(await axeViolations(page, { within: 'try-it' })).toEqual([]);
  await field('Example').selectOption({ index: 0 });
  await send();
  expect(await axeViolations(page, { within: 'dialog[open]' })).toEqual([]);
  await confirm();
  await says('201 Created');
  await form.getByText('Response headers').click();
  expect(await axeViolations(page, { within: 'try-it' })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
