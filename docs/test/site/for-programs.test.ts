/** Parts of the site for programs: heads of pages, downloads, the changelog, robots.txt. */
import { expect, test } from 'vitest';
import { readChangelog, versionsOf } from '../../src/guides/changelog.ts';
import { isThere, pageAddresses, readBuilt } from '../support/built-site.ts';

test('every page has its own address, and shows a picture that is there', () => {
  const wrong = pageAddresses().filter((address) => {
    const page = readBuilt(address);
    return (
      !page.includes(`<meta property="og:url" content="https://docs.example${address}"`) ||
      !page.includes('<meta property="og:image" content="https://docs.example/social.png"')
    );
  });
  expect(wrong).toEqual([]);
  expect(isThere('/social.png')).toBe(true);
});

test.each(['openapi.json', 'openapi.codegen.json', 'openapi-3.0.json'])('%s is a download', (name) => {
  expect(JSON.parse(readBuilt(`/${name}`))).toHaveProperty('paths');
});

test('the changelog has its versions, and one without a date stops the build', () => {
  const page = readBuilt('/changelog/');
  const versions = versionsOf(readChangelog());
  expect(versions.length).toBeGreaterThan(1);
  for (const { version, date } of versions) {
    expect(page).toContain(`<h2 id="${version}"`);
    expect(page).toContain(`datetime="${date}"`);
  }
  expect(() => versionsOf('## 1.0.0\n\nText')).toThrow('## 1.0.0');
});

test('robots.txt leads to the sitemap, and each page to those before and after it', () => {
  expect(readBuilt('/robots.txt')).toContain('Sitemap: https://docs.example/sitemap-index.xml');
  expect(isThere('/sitemap-index.xml')).toBe(true);
  expect(readBuilt('/guides/webhooks/')).toMatch(/rel="prev"[\s\S]*rel="next"/);
  expect(readBuilt('/operations/createCall/')).toContain('href="/operations/getCall/" rel="next"');
});
