/** What programs read of the site beside its text: heads of pages, the feed of changes, robots.txt. */
import { expect, test } from 'vitest';
import { changelogFeed, readChangelog } from '../../src/guides/changelog.ts';
import { isThere, pageAddresses, readBuilt } from '../support/built-site.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

test('every page says what it is about, and shows a picture that is there', () => {
  const wrong = pageAddresses().filter((address) => {
    const page = readBuilt(address);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1];
    return (
      JSON.parse(data ?? '{}').url !== `https://docs.example${address}` ||
      !page.includes('<meta property="og:image" content="https://docs.example/social.png"')
    );
  });
  expect(wrong).toEqual([]);
  expect(isThere('/social.png')).toBe(true);
});

test('the feed is well-formed, and has every version of the changelog', async () => {
  const page = await site.browser.newPage();
  const titles = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    return feed.querySelector('parsererror')
      ? ['not well-formed']
      : [...feed.querySelectorAll('entry > title')].map((title) => title.textContent);
  }, readBuilt('/changelog.xml'));
  await page.close();
  const versions = [...readChangelog().matchAll(/^## (\S+)$/gm)].map(([, version]) => `Contract ${version}`);
  expect(versions.length).toBeGreaterThan(1);
  expect(titles).toEqual(versions);
});

test('a version without a date stops the build', () => {
  expect(() => changelogFeed('Name', '## 1.0.0\n\nText')).toThrow('## 1.0.0');
});

test('robots.txt leads to the sitemap, and each page to those before and after it', () => {
  expect(readBuilt('/robots.txt')).toContain('Sitemap: https://docs.example/sitemap-index.xml');
  expect(isThere('/sitemap-index.xml')).toBe(true);
  expect(readBuilt('/guides/webhooks/')).toMatch(/rel="prev"[\s\S]*rel="next"/);
});
