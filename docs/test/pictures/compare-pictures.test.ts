import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { comparePictures } from '../../pictures/compare-pictures.ts';
import { drawSocialPicture } from '../../pictures/social-picture.ts';
import { takePicture } from '../../pictures/take-picture.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

test('a page looks the same twice, and another in the other theme', async () => {
  const take = (theme: 'light' | 'dark') =>
    takePicture(site.browser, site.url, { page: '/404/', width: 320, theme });
  const [light, again, dark] = [await take('light'), await take('light'), await take('dark')];
  expect((await comparePictures(site.browser, light, again)).share).toBe(0);
  expect((await comparePictures(site.browser, light, dark)).share).toBeGreaterThan(0.9);
});

test('what differs is counted, and red in the picture', async () => {
  const [one, other] = [
    await square(site.browser, '<i style="width:10px;height:10px;background:#000"></i>'),
    await square(site.browser, '<i style="width:10px;height:20px;background:#000"></i>'),
  ];
  const { share, picture } = await comparePictures(site.browser, one, other);
  expect(share).toBeCloseTo(100 / 10_000, 5);
  expect(await colourAt(site.browser, picture, 5, 15)).toEqual([208, 0, 32, 255]);
  expect(await colourAt(site.browser, picture, 50, 50)).toEqual([251, 251, 251, 255]);
});

test('a longer page differs by what is below', async () => {
  const [one, other] = [await square(site.browser, '', 50), await square(site.browser, '', 100)];
  expect((await comparePictures(site.browser, one, other)).share).toBeCloseTo(0.5, 5);
});

test('the picture for links is as it is drawn: npm run docs:pictures -- --social', async () => {
  const kept = readFileSync(join(import.meta.dirname, '../../public/social.png'));
  const drawn = await drawSocialPicture(site.browser);
  expect((await comparePictures(site.browser, kept, drawn)).share).toBeLessThan(0.001);
});

/** A white picture, 100 pixels wide, with what is in it. */
async function square(browser: Browser, content: string, height = 100): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 100, height } });
  await page.setContent(`<style>i{position:absolute;top:0;left:0}</style>${content}`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Red, green, blue and opacity of a pixel. */
async function colourAt(browser: Browser, picture: Buffer, x: number, y: number): Promise<number[]> {
  const page = await browser.newPage();
  const source = `data:image/png;base64,${picture.toString('base64')}`;
  const colour = await page.evaluate(
    async (place) => {
      const image = new Image();
      image.src = place.source;
      await image.decode();
      const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      drawing.drawImage(image, 0, 0);
      return [...drawing.getImageData(place.x, place.y, 1, 1).data];
    },
    { source, x, y },
  );
  await page.close();
  return colour;
}
