import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** Switches of the package that would hide faults: a page could do there what no reader's browser lets it do. */
const LAX = [
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
  '--disable-web-security',
  // With these, a browser ends with its first context.
  '--no-zygote',
  '--single-process',
];
const GRAPHICS = [
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-angle=swiftshader',
  '--use-gl=angle',
];
const DROPPED = new Set([...LAX, ...GRAPHICS]);

/**
 * A browser in which `docs.example` is this machine. A page on `localhost` is treated as a secure one and by some
 * scripts as a developer's; readers are on another name. The package's own Chromium is for Linux on x64; elsewhere an installed
 * Chrome is used.
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
