/** How the pages are read: on a phone, without JavaScript, on paper, beside their examples. */
import { expect, test } from 'vitest';
import { hardToFit } from '../support/hard-to-fit.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

test('no page is wider than a screen of 360 pixels', { timeout: 180_000 }, async () => {
  const addresses = hardToFit();
  expect(addresses.length).toBeGreaterThan(30);
  const page = await site.browser.newPage();
  // A document of the site without a policy, to hold the screen: opening a page in a frame takes a third of the time.
  await page.goto(`${site.url}/openapi.json`);
  const widths = await page.evaluate(async (paths) => {
    const screen = document.createElement('iframe');
    // It is measured, and need not be painted.
    Object.assign(screen.style, { width: '360px', height: '740px', border: '0', visibility: 'hidden' });
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
  expect(widths).toEqual(addresses.map((address) => ({ address, screen: 360, page: 360 })));
  await page.close();
});

test('without JavaScript the page reads whole, and badges open', async () => {
  const context = await site.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/operations/listCdrs/`);
  expect(await page.getByText('https://pbx.example.com/v1.2/voice/cdrs', { exact: true }).isVisible()).toBe(
    true,
  );
  expect(await page.locator('button.copy').first().isVisible()).toBe(false);
  expect(await page.locator('#field-200\\.data\\.live_id').isVisible()).toBe(true);
  const badge = page.locator('#parameter-limit details.mark').first();
  expect(await badge.getByText('Default page size').isVisible()).toBe(false);
  await badge.locator('summary').press('Enter');
  expect(await badge.getByText('Default page size').isVisible()).toBe(true);
  await context.close();
});

test('on wide screens the examples stay in view beside the text; on a phone they stand below it', async () => {
  const page = await site.browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/operations/listCdrs/`);
  await page.locator('#field-200\\.data\\.live_id').scrollIntoViewIfNeeded();
  const examples = await page.locator('.reference-examples').boundingBox();
  const text = await page.locator('.reference-text').boundingBox();
  expect(examples?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  expect(examples?.y).toBeGreaterThanOrEqual(0);
  expect(examples?.y).toBeLessThan(200);
  await page.setViewportSize({ width: 360, height: 740 });
  const below = await page.locator('.reference-examples').boundingBox();
  const above = await page.locator('.reference-text').boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await page.close();
});

test('the copy button gives the full address', async () => {
  const context = await site.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${site.url}/operations/listCdrs/`);
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await page.getByRole('button', { name: 'Copy the address' }).getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://pbx.example.com/v1.2/voice/cdrs',
  );
  await context.close();
});

test('on paper what is folded is printed, and the navigation is not', async () => {
  const page = await site.browser.newPage();
  await page.goto(`${site.url}/operations/listCdrs/`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.response-error pre').first().isVisible()).toBe(true);
  expect(await page.locator('nav.sidebar').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Search' }).isVisible()).toBe(false);
  await page.close();
});
