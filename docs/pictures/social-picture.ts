import type { Browser } from 'playwright-core';
import { SOCIAL_SIZE } from '../src/page-head.ts';

/** Two phones and the call between them. There are no words: which fonts a machine has is not known, and the title stands below. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#24408e"/>
  <g fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" stroke-linejoin="round">
    <rect x="170" y="165" width="170" height="300" rx="30"/>
    <rect x="860" y="165" width="170" height="300" rx="30"/>
    <path d="M230 415h50M920 415h50"/>
    <path d="M420 315h40l30-90 50 180 50-240 50 270 50-180 30 60h60" stroke="#b8ccff"/>
  </g>
</svg>`;

/** Draws the picture that others show beside a link to the site, as PNG. */
export async function drawSocialPicture(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: SOCIAL_SIZE });
  try {
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${DRAWING}`);
    return await page.screenshot();
  } finally {
    await page.close();
  }
}
