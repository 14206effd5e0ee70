import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hardToFit } from '../support/page-kinds.ts';
import { useSite } from '../support/use-site.ts';
import { readBuilt } from '../support/built-site.ts';

test.each(['/operations/createCall/', '/guides/calls/', '/schemas/User/'])(
  '%s is copied as its Markdown twin, and links to it',
  async (address) => {
    const page = await site.open(address, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const twin = readBuilt(address.replace(/\/$/, '.md'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
    const link = page.getByRole('link', { name: 'View as Markdown' });
    expect(await link.getAttribute('href')).toBe(address.replace(/\/$/, '.md'));
  },
);

/** How the pages are read: on a phone, without JavaScript, on paper, beside their examples. */

const site = useSite();

test('no page is wider than a screen of 320 pixels', { timeout: 180_000 }, async () => {
  const addresses = hardToFit();
  expect(addresses.length).toBeGreaterThan(30);
  const page = await site.newPage();
  // A document of the site without a policy, to hold the screen: opening a page in a frame takes a third of the time.
  await page.goto(`${site.url}/openapi.json`);
  const widths = await page.evaluate(async (paths) => {
    const screen = document.createElement('iframe');
    // It is measured, and need not be painted.
    Object.assign(screen.style, { width: '320px', height: '740px', border: '0', visibility: 'hidden' });
    document.body.replaceChildren(screen);
    const measured: { address: string; screen: number; page: number }[] = [];
    for (const path of paths) {
      const loaded = new Promise((resolve) => screen.addEventListener('load', resolve, { once: true }));
      screen.src = path;
      await loaded;
      measured.push({
        address: screen.contentWindow!.location.pathname,
        screen: screen.contentWindow!.innerWidth,
        page: screen.contentDocument!.documentElement.scrollWidth,
      });
    }
    return measured;
  }, addresses);
  expect(widths).toEqual(addresses.map((address) => ({ address, screen: 320, page: 320 })));
});

test('without JavaScript the page reads whole, and marks lead to their notes', async () => {
  const page = await site.open('/operations/listCdrs/', { javaScriptEnabled: false });
  expect(await page.locator('.address').getByText('/cdrs', { exact: true }).isVisible()).toBe(true);
  expect(await page.locator('button.copy').first().isVisible()).toBe(false);
  for (const folded of ['Each item', '31 fields'])
    await page.locator('.response-success summary').getByText(folded, { exact: true }).click();
  expect(await page.locator('#field-200\\.data\\.live_id').isVisible()).toBe(true);
  await page.locator('#parameter-limit').getByRole('link', { name: 'N-16' }).press('Enter');
  await page.locator('#note-n-16:target').getByText('Default page size').waitFor();
});

// In pixels from the top of the page.
async function topsOf(page: Page, selectors: readonly string[]): Promise<number[]> {
  return Promise.all(
    selectors.map(async (selector) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN),
  );
}

const PARTS =
  'h1,.page-contents,#about,#access,.address,code-samples,.send,#example-200,#parameters-query,#responses'.split(
    ',',
  );

test.each([320, 768, 1100])(
  'at %i px one reads what it does and who may call, then the sample and its response, then the fields',
  async (width) => {
    const page = await site.open('/operations/listCdrs/', { viewport: { width, height: 800 } });
    const tops = await topsOf(page, PARTS);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

test.each([1152, 1440, 1920])(
  'at %i px what it does is beside the sample, which stays in view',
  async (width) => {
    const page = await site.open('/operations/createCall/', { viewport: { width, height: 900 } });
    const inView = ['#about', '.address', '.send', '#examples'];
    const [about = 0, ...doing] = await topsOf(page, inView);
    expect(about).toBeLessThan(250);
    expect(Math.max(...doing)).toBeLessThan(600);
    await page.locator('#access').scrollIntoViewIfNeeded();
    expect((await topsOf(page, ['.address', '.send'])).every((top) => top > 0 && top < 900)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

test.each([
  ['/operations/createCall/', 800],
  ['/operations/listCdrs/', 650],
  ['/schemas/User/', 350],
  ['/webhooks/call.missed/', 950],
])('%s has its first field at most %i px below the top', async (path, limit) => {
  const page = await site.open(path, { viewport: { width: 1440, height: 900 } });
  expect((await topsOf(page, ['.fields > li']))[0]).toBeLessThan(limit);
});

test('what a response holds is folded, until a link leads into it', async () => {
  const page = await site.open('/operations/updateCall/', { viewport: { width: 1440, height: 900 } });
  expect(await page.locator('#field-301\\.data').isVisible()).toBe(true);
  expect(await page.locator('#field-301\\.data\\.state').isVisible()).toBe(false);
  await page.goto(`${site.url}/operations/updateCall/#field-301.data.state`);
  await page.locator('#field-301\\.data\\.state').waitFor();
});

test('what is uncertain is behind its mark, by pointer and keyboard', async () => {
  const page = await site.open('/operations/listCdrs/');
  const notes = page.locator('.note-popover');
  const mark = page.locator('#parameter-limit').getByRole('link', { name: 'N-16' });
  expect(await page.locator('#parameter-limit').textContent()).not.toContain('the default is unknown');
  const { x, y } = await mark.evaluate((one) => {
    one.scrollIntoView({ block: 'center' });
    return one.getBoundingClientRect();
  });
  await page.mouse.move(x + 8, y + 8);
  await notes.getByText('the default is unknown').waitFor();
  await notes.hover();
  await page.getByRole('heading', { level: 1 }).hover();
  await notes.waitFor({ state: 'hidden' });
  await mark.press('Enter');
  await notes.waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/in the ledger$/);
  await page.keyboard.press('Escape');
  await notes.waitFor({ state: 'hidden' });
  expect(await mark.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.goto(`${site.url}/guides/start/`);
  await page.getByRole('link', { name: '(O-14)' }).press('Enter');
  await notes.getByText('O-14 in the ledger').waitFor();
});

test('each status has its example in a tab, to which the text leads', async () => {
  const page = await site.open('/operations/createCall/', { viewport: { width: 1440, height: 900 } });
  const tabs = page.getByRole('tablist', { name: 'Status' }).getByRole('tab');
  expect(await tabs.evaluateAll((all) => all.map(({ id }) => id))).toEqual(
    ['201', '400', '401', '412'].map((status) => `tab-${status}`),
  );
  await page
    .locator('.response', { has: page.locator('#status-412') })
    .getByRole('link', { name: 'Example' })
    .click();
  const panel = page.getByRole('tabpanel', { name: '412' });
  expect(await panel.textContent()).toContain('no VoIP clients registered');
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('tab', { name: '412' }).press('Home');
  await page.getByRole('tabpanel', { name: '201' }).waitFor();
  expect(await panel.isVisible()).toBe(false);
});

test('the navigation leads to the headings of the page, and marks the one that is read', async () => {
  const page = await site.open('/operations/createCall/', { viewport: { width: 1440, height: 900 } });
  const sections = page.locator('.sidebar-content [data-section]');
  const linked = await sections.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const headings = await page
    .locator(':is(.doing, .reference-text) h2[id]:not(.sr-only)')
    .evaluateAll((all) => all.map(({ id }) => `#${id}`));
  expect(linked).toEqual(headings);
  await sections.getByText('Responses', { exact: true }).click();
  expect((await page.locator('#responses').boundingBox())?.y).toBeLessThan(300);
  await page.locator('[data-section="responses"][aria-current="location"]').waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.locator('[data-section="notes"][aria-current="location"]').waitFor();
});

test('the copy button gives the full address', async () => {
  const page = await site.open('/operations/listCdrs/', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await page.getByRole('button', { name: 'Copy the address' }).getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'http://127.0.0.1:4020/v1.2/voice/cdrs',
  );
});

test('on paper what is folded is printed, and the navigation is not, on at most five pages', async () => {
  const page = await site.open('/operations/createCall/');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#example-401 pre').isVisible()).toBe(true);
  expect(await page.locator('nav.sidebar').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Search' }).isVisible()).toBe(false);
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(5);
});

test('on a phone the contents of an operation stay in sight, folded, and lead to a status that is not below them', async () => {
  const page = await site.open('/operations/createCall/', { viewport: { width: 360, height: 740 } });
  const contents = page.locator('.page-contents');
  const link = contents.getByRole('link', { name: '412 Precondition Failed' });
  expect(await link.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo(0, 4000));
  await contents.getByText('On this page').click();
  await link.click();
  await page.waitForURL('**/#status-412');
  expect(await link.isVisible()).toBe(false);
  const bottom = await contents.evaluate((one) => one.getBoundingClientRect().bottom);
  const heading = page.locator('#status-412');
  await expect
    .poll(() => heading.evaluate((one) => one.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(bottom);
});

test('the first press of Tab is for the link to the text, wherever the page is in the navigation', async () => {
  const page = await site.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(`${site.origin}/operations/updateCall/`, { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent.trim())).toBe('Skip to content');
});

test.each([
  [1152, 720, 'listCdrs'],
  [1280, 720, 'createCall'],
  [1440, 768, 'updateCall'],
])('on a screen of %d by %d, %s can be sent without scrolling', async (width, height, id) => {
  const page = await site.open(`/operations/${id}/`, { viewport: { width, height } });
  const send = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox();
  expect(send!.y + send!.height).toBeLessThanOrEqual(height);
});
