import type { Browser } from 'playwright-core';
import type { Scene } from './scenes.ts';

/** CSS pixels. What is below is more of the same. */
const MOST_HEIGHT = 3000;
const WINDOW_HEIGHT = 900;

/** Takes the picture of a scene from its top, without movement, as PNG. */
export async function takePicture(
  browser: Browser,
  url: string,
  { page: path, width, theme }: Pick<Scene, 'page' | 'width' | 'theme'>,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHT },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    return await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      clip: { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) },
    });
  } finally {
    await context.close();
  }
}
