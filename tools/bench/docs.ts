import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { openBrowser } from '@telephony/testing/open-browser';
import { root } from '../turbo.mjs';

interface Row {
  name: string;
  figure: number;
  unit: string;
  atMost?: number;
}

const ROUNDS = 3;
const TIMEOUT = 120_000;
const dist = join(root, 'docs/dist');
const folder = join(tmpdir(), 'telephony-bench');
const PEERS = { scalar: '@scalar/api-reference@1.76.0', swagger: 'swagger-ui-dist@5.35.0' };

const LINES = [
  { line: 'fast', slowdown: 1, latency: 0, down: -1, up: -1 },
  // 3G as WebPageTest has it, in bytes a second, with a quarter of the processor.
  { line: '3G, CPU/4', slowdown: 4, latency: 300, down: 200_000, up: 96_000 },
];

const ADDRESSES = {
  'this site': '/operations/listCdrs/',
  Redoc: '/redoc.html#operation/listCdrs',
  Scalar: '/scalar.html#tag/cdrs/GET/cdrs',
  'Swagger UI': '/swagger.html#/CDRs/listCdrs',
};
type Site = keyof typeof ADDRESSES;
const SITES = Object.keys(ADDRESSES) as Site[];

interface Load {
  kilobytes: number;
  requests: number;
  'largest paint': number;
  readable: number;
  blocking: number;
  shift: number;
}

/** Loads the page of `GET /cdrs` in this site, and the same operation in three others that show the same bundle. */
async function measureDocs(yes: boolean): Promise<Row[]> {
  fetchPeers(yes);
  const files = peerFiles();
  const { paths } = JSON.parse(readFileSync(join(dist, 'openapi.json'), 'utf8')) as {
    paths: { '/cdrs': { get: { description: string } } };
  };
  // Which no navigation shows.
  const text = paths['/cdrs'].get.description.slice(0, 40).trim();
  const traffic = { bytes: 0, requests: 0, missing: [] as string[] };
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://docs');
    const file = files.get(pathname) ?? readCompressed(dist, pathname.replace(/\/$/, '/index.html'));
    traffic.requests += 1;
    if (!file) {
      traffic.missing.push(pathname);
      return response.writeHead(404).end();
    }
    files.set(pathname, file);
    traffic.bytes += file.length;
    const type = TYPES[extname(pathname)] ?? 'text/html; charset=utf-8';
    return response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': file.length })
      .end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const loads: (Load & { site: Site; line: string })[] = [];
  try {
    await using browser = await openBrowser();
    for (const line of Array.from({ length: ROUNDS }, () => LINES).flat())
      for (const site of SITES) {
        Object.assign(traffic, { bytes: 0, requests: 0, missing: [] });
        console.error(`${site}, ${line.line}`);
        const seen = await loadPage(browser, origin + ADDRESSES[site], text, line).catch((cause: unknown) => {
          throw new Error(`${site}, ${line.line}: ${String(cause)}`, { cause });
        });
        if (traffic.missing.length > 0) throw new Error(`${site}: not there: ${traffic.missing.join(', ')}`);
        const { bytes, requests } = traffic;
        loads.push({ site, line: line.line, kilobytes: bytes / 1000, requests, ...seen });
      }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  const figure = (what: keyof Load, site: Site, line: string) =>
    median(loads.filter((load) => load.site === site && load.line === line).map((load) => load[what]));
  const rows = (what: keyof Load, unit: string, line: string, atMost?: number): Row[] =>
    SITES.map((site, index) => ({
      name: `${what}, ${line}, ${site}`,
      figure: figure(what, site, line),
      unit,
      ...(index === 0 && atMost !== undefined && { atMost }),
    }));
  return [
    ...rows('kilobytes', 'kB', 'fast', 32),
    ...rows('requests', '', 'fast', 4),
    ...LINES.flatMap(({ line, slowdown }) => [
      ...rows('largest paint', 's', line),
      ...rows('readable', 's', line),
      {
        name: `readable, ${line}, share of Redoc's time`,
        figure: figure('readable', 'this site', line) / figure('readable', 'Redoc', line),
        unit: '',
        atMost: slowdown === 1 ? 0.25 : 0.16,
      },
      ...rows('blocking', 'ms', line, slowdown === 1 ? 50 : 150),
      ...rows('shift', '', line, 0.01),
    ]),
  ];
}

async function loadPage(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  url: string,
  text: string,
  { slowdown, latency, down, up }: (typeof LINES)[number],
): Promise<Omit<Load, 'kilobytes' | 'requests'>> {
  await using context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  await page.addInitScript(watchPage, text);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // Redoc asks other hosts for its logo, and sends telemetry.
  await session.send('Network.setBlockedURLs', { urls: ['https://*'] });
  const speed = { downloadThroughput: down, uploadThroughput: up };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...speed });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT });
  await page.waitForFunction(
    () => {
      const { readableAt, busyAt } = window as unknown as Watched;
      return performance.now() - Math.max(readableAt, busyAt) > 1000;
    },
    undefined,
    { polling: 200 },
  );
  // What crosses from the page must be plain data: of `window` only a text would arrive.
  const { paint, readable, blocking, shift } = await page.evaluate(() => {
    const { largestPaint, readableAt, blockingTime, layoutShift } = window as unknown as Watched;
    return { paint: largestPaint, readable: readableAt, blocking: blockingTime, shift: layoutShift };
  });
  return { 'largest paint': paint / 1000, readable: readable / 1000, blocking, shift };
}

type Watched = Record<'largestPaint' | 'readableAt' | 'busyAt' | 'blockingTime' | 'layoutShift', number>;

function watchPage(text: string): void {
  const none = { largestPaint: NaN, readableAt: NaN, busyAt: 0, blockingTime: 0, layoutShift: 0 };
  const seen = Object.assign(window, none);
  const observe = (type: string, count: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) count(entry as PerformanceEntry & { value: number });
    }).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => {
    seen.blockingTime += Math.max(0, duration - 50);
    seen.busyAt = performance.now();
  });
  observe('resource', () => (seen.busyAt = performance.now()));
  observe('layout-shift', ({ value }) => (seen.layoutShift += value));
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  const look = () => {
    const path = `//body//*[text()[starts-with(normalize-space(), "${text}")]]`;
    const { singleNodeValue } = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
    if (!(singleNodeValue as Element | null)?.checkVisibility({ opacityProperty: true }))
      return setTimeout(look, 25);
    // The frame after the next one begins when the next one is painted.
    const painted = () => (seen.readableAt = performance.now());
    return requestAnimationFrame(() => requestAnimationFrame(painted));
  };
  look();
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

// As a static host serves it.
function compress(content: Buffer | string): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

function readCompressed(from: string, name: string): Buffer | undefined {
  const file = join(from, name);
  return existsSync(file) ? compress(readFileSync(file)) : undefined;
}

function fetchPeers(yes: boolean): void {
  const names = Object.values(PEERS).join(' and ');
  for (const [name, version] of Object.entries(PEERS)) {
    const own = join(folder, name);
    if (existsSync(own)) continue;
    if (!yes && !process.env['CI'])
      throw new Error(`This fetches ${names} to ${folder}. Add --yes to go on.`);
    mkdirSync(own, { recursive: true });
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--silent', version], { cwd: own, encoding: 'utf8' }),
    ) as [{ filename: string }];
    execFileSync('tar', ['-xzf', filename], { cwd: own });
  }
}

function peerFiles(): Map<string, Buffer> {
  const redoc = join(folder, 'redoc.html');
  const program = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const args = ['build-docs', join(dist, 'openapi.json'), '--inlineBundle', '--output', redoc];
  execFileSync(process.execPath, [program, ...args], { cwd: folder, stdio: 'ignore' });
  const read = (name: string) => compress(readFileSync(join(folder, name)));
  const page = (head: string, script: string) =>
    compress(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>API</title>${head}<body><div id="app"></div>${script}</body></html>`,
    );
  const options = "{ url: '/openapi.json', withDefaultFonts: false, telemetry: false }";
  return new Map([
    ['/redoc.html', read('redoc.html')],
    [
      '/scalar.html',
      page(
        '',
        `<script src="/scalar.js"></script><script>Scalar.createApiReference('#app', ${options})</script>`,
      ),
    ],
    ['/scalar.js', read('scalar/package/dist/browser/standalone.js')],
    [
      '/swagger.html',
      page(
        '<link rel="stylesheet" href="/swagger.css">',
        `<script src="/swagger.js"></script><script>SwaggerUIBundle({ url: '/openapi.json', dom_id: '#app', deepLinking: true, docExpansion: 'none' })</script>`,
      ),
    ],
    ['/swagger.css', read('swagger/package/swagger-ui.css')],
    ['/swagger.js', read('swagger/package/swagger-ui-bundle.js')],
  ]);
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

// Returns the exit code: 1 if a figure exceeds its limit or was not measured. Fetches without asking if `yes` is set.
export async function runBench(yes: boolean): Promise<number> {
  let exitCode = 0;
  for (const { name, figure, unit, atMost = Infinity } of await measureDocs(yes)) {
    const isMet = Number.isFinite(figure) && figure <= atMost;
    const limit =
      isMet && atMost === Infinity ? '' : `  (${isMet ? 'met' : 'MISSED'}: at most ${figureText(atMost)})`;
    console.log(`${name.padEnd(49)} ${figureText(figure).padStart(9)} ${unit.padEnd(5)}${limit}`.trimEnd());
    if (!isMet) exitCode = 1;
  }
  return exitCode;
}

const figureText = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });
