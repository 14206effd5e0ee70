import type { Browser } from 'playwright-core';
import type { Pixels } from './small-png.ts';

/** Lets the browser read its own picture. */
export async function pixelsOf(browser: Browser, png: Buffer): Promise<Pixels> {
  const page = await browser.newPage();
  const { data, ...size } = await page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { width, height } = bitmap;
    return { width, height, data: [...context.getImageData(0, 0, width, height).data] };
  }, png.toString('base64'));
  await page.close();
  return { ...size, data: Uint8Array.from(data) };
}
