import { expect, test } from 'vitest';
import { readBuilt } from '../support/built-site.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

test.each(['/operations/createCall/', '/guides/calls/', '/schemas/User/'])(
  '%s is copied as its Markdown twin, and links to it',
  async (address) => {
    const context = await site.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(site.url + address);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const twin = readBuilt(address.replace(/\/$/, '.md'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
    const link = page.getByRole('link', { name: 'View as Markdown' });
    expect(await link.getAttribute('href')).toBe(address.replace(/\/$/, '.md'));
    await context.close();
  },
);
