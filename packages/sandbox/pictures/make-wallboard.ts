/**
 * Makes the picture of the wallboard in the README of webhooks: `node packages/sandbox/pictures/make-wallboard.ts`, after
 * `npm run build`. It shows the same each time, as the clock stands still.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '@telephony/testing/open-browser';
import { createPlatform } from '../src/start/create-platform.ts';
import { callWords } from '../test/support/call-words.ts';
import { serveWallboard } from '../test/wallboard/support/serve-wallboard.ts';
import { pixelsOf } from './pixels-of.ts';
import { smallPng } from './small-png.ts';

const target = new URL('../../webhooks/examples/wallboard/wallboard.png', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'wallboard-'));
// In its working hours, wherever the picture is made.
process.env['TZ'] = 'UTC';
const platform = createPlatform({ clock: 'manual', voicemailSeconds: 5 }, () => 0);
const served = await serveWallboard(platform, join(folder, 'wallboard.sqlite'));
const browser = await openBrowser();
try {
  await happen();
  await served.settled();
  const page = await browser.newPage({ viewport: { width: 1200, height: 760 } });
  await page.goto(served.url);
  await page.locator('#missed th').first().waitFor();
  const height = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
  await page.setViewportSize({ width: 1200, height });
  writeFileSync(target, smallPng(await pixelsOf(browser, await page.screenshot())));
} finally {
  await browser.close();
  await served.close();
  rmSync(folder, { recursive: true });
}

/** A morning: calls were answered and missed, two talk, one waits. */
async function happen(): Promise<void> {
  const { clock, exchange } = platform;
  const words = callWords(platform);
  const pass = (seconds: number) => clock.advance(seconds * 1000);
  const [sales, workshop] = ['442079460101', '442079460102'];
  const talk = async (from: string, to: string, user: number, seconds: [wait: number, talk: number]) => {
    const { id } = words.receive({ from, to });
    await pass(seconds[0]);
    words.answer(id, user);
    await pass(seconds[1]);
    exchange.perform({ kind: 'hang-up', leg: id, side: 'src' });
    await pass(50);
  };
  const giveUp = async (from: string, to: string, seconds: number) => {
    const { id } = words.receive({ from, to });
    await pass(seconds);
    words.hangUp(id, 'src');
    await pass(30);
  };
  for (const [index, from] of ['447700900456', '447700900613', '447700900371', '447700900602'].entries()) {
    await talk(from, sales, index % 2 ? 410_002 : 410_003, [6 + index * 4, 190 + index * 47]);
    await talk(from, workshop, index % 2 ? 410_004 : 410_005, [4 + index * 3, 120 + index * 63]);
  }
  await giveUp('447700900789', workshop, 31);
  await giveUp('442079460955', sales, 44);
  await giveUp('447700900215', sales, 17);
  await giveUp('442079460955', sales, 25);
  words.place({ userId: 410_003, to: '447700900480' });
  await pass(60);
  await giveUp('447700900480', sales, 12);
  words.place({ userId: 410_002, to: '447700900480' });
  await pass(70);
  const first = words.receive({ from: '447700900456', to: workshop });
  await pass(8);
  words.answer(first.id, 410_004);
  await pass(171);
  const second = words.receive({ from: '447700900123', to: sales });
  await pass(9);
  words.answer(second.id, 410_002);
  await pass(95);
  words.place({ userId: 410_005, to: '447700900613' });
  await pass(12);
  words.hold(first.id, 'dst');
  words.receive({ from: '447700900788', to: sales });
  await pass(7);
}
