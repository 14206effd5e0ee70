import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

// These would let a page do what no reader's browser lets it do.
const LAX = [
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
  '--disable-web-security',
  // With these, a browser ends with its first context.
  '--no-zygote',
  '--single-process',
];
// No page needs them, and they take half of the processor's time.
const GRAPHICS = [
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-angle=swiftshader',
  '--use-gl=angle',
];
const DROPPED = new Set([...LAX, ...GRAPHICS]);

/**
 * Opens a browser for which `docs.example` is this machine; `localhost` would count as secure. The package's Chromium is for Linux
 * on x64; elsewhere it opens an installed Chrome.
 */
export async function openBrowser(): Promise<Browser> {
  const mapping = '--host-resolver-rules=MAP docs.example 127.0.0.1';
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return playwright.launch({ channel: 'chrome', args: [mapping] });
  }
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((switched) => !DROPPED.has(switched)), '--disable-gpu', mapping],
    headless: true,
  });
}
