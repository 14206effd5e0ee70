import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { openBrowser } from '@telephony/testing/open-browser';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { root } from '../turbo.mjs';
import { locate, median, type Row } from './harness.ts';

const ROUNDS = 3;
const dist = join(root, 'docs/dist');

interface Site {
  name: string;
  address: string;
  files: Map<string, { type: string; body: Buffer }>;
}

const LINES = [
  { name: 'fast line', cpuSlowdown: 1, megabits: undefined, roundTrip: 0 },
  // 3G as WebPageTest has it, with a quarter of the processor.
  { name: '3G and CPU / 4', cpuSlowdown: 4, megabits: { down: 1.6, up: 0.768 }, roundTrip: 300 },
] as const;

interface Load {
  kilobytes: number;
  requests: number;
  readable: number;
  blocking: number;
  shift: number;
}

export async function measureDocs(): Promise<Row[]> {
  const document = JSON.parse(readFileSync(join(dist, 'openapi.json'), 'utf8')) as {
    paths: Record<string, { get: { operationId: string; summary: string; tags: string[] } }>;
  };
  const { operationId, summary, tags } = document.paths['/cdrs']!.get;
  const sites = [
    ours(operationId),
    await redoc(operationId),
    scalar(tags[0]!),
    swaggerUi(tags[0]!, operationId),
  ];
  const files = new Map(sites.flatMap((site) => [...site.files]));
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return response.writeHead(404).end();
    const headers = {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
    };
    return response.writeHead(200, headers).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await using browser = await openBrowser();
    const loads = new Map<string, Load[]>();
    for (let round = 0; round < ROUNDS; round++)
      for (const line of LINES)
        for (const { name, address } of sites) {
          console.error(`${name}, ${line.name}`);
          const load = await loadPage(browser, `http://127.0.0.1:${port}${address}`, summary, line);
          loads.set(`${name}, ${line.name}`, [...(loads.get(`${name}, ${line.name}`) ?? []), load]);
        }
    const rows = (what: keyof Load, unit: string, limits: readonly (number | undefined)[]): Row[] =>
      LINES.flatMap((line, index) =>
        sites.map(({ name }): Row => {
          const atMost = name === sites[0]?.name ? limits[index] : undefined;
          const figure = median((loads.get(`${name}, ${line.name}`) ?? []).map((load) => load[what]));
          return {
            name: `${what}, ${line.name}, ${name}`,
            figure,
            unit,
            ...(atMost !== undefined && { atMost }),
          };
        }),
      );
    return [
      ...rows('kilobytes', 'kB', [30]).slice(0, sites.length),
      ...rows('requests', '', []).slice(0, sites.length),
      ...rows('readable', 's', [0.25, 2]),
      ...rows('blocking', 'ms', [50, 50]),
      ...rows('shift', '', [0, 0]),
    ];
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Loads a page until it is readable and then quiet. */
async function loadPage(
  browser: Browser,
  url: string,
  text: string,
  line: (typeof LINES)[number],
): Promise<Load> {
  await using context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await watch(page, text);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const traffic = countTraffic(session);
  const bytes = (megabits: number | undefined) => (megabits === undefined ? -1 : (megabits * 1e6) / 8);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTrip,
    downloadThroughput: bytes(line.megabits?.down),
    uploadThroughput: bytes(line.megabits?.up),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpuSlowdown });
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction(() => 'readableAt' in window, undefined, { timeout: 60_000, polling: 200 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  if (traffic.missing.length > 0) throw new Error(`Not served: ${traffic.missing.join(', ')}`);
  const seen = await page.evaluate(
    () => window as unknown as { readableAt: number; blockingTime: number; layoutShift: number },
  );
  return {
    kilobytes: traffic.bytes / 1000,
    requests: traffic.requests,
    readable: seen.readableAt / 1000,
    blocking: seen.blockingTime,
    shift: seen.layoutShift,
  };
}

async function watch(page: Page, text: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const seen = Object.assign(window, { blockingTime: 0, layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blockingTime += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const found = document.evaluate(
        `//body//text()[normalize-space()="${wanted}"]`,
        document,
        null,
        XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
      );
      for (let index = 0; index < found.snapshotLength; index += 1) {
        let element = found.snapshotItem(index)?.parentElement;
        while (element && getComputedStyle(element).display === 'contents') element = element.parentElement;
        if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        // The frame after the next one begins when the next one is painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => Object.assign(window, { readableAt: performance.now() })),
        );
        return;
      }
      setTimeout(look, 25);
    };
    look();
  }, text);
}

function countTraffic(session: CDPSession) {
  const traffic = { bytes: 0, requests: 0, missing: [] as string[] };
  const local = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^(data|blob):/.test(request.url)) local.add(requestId);
    else traffic.requests += 1;
  });
  session.on('Network.responseReceived', ({ response }) => {
    if (response.status >= 400) traffic.missing.push(response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!local.has(requestId)) traffic.bytes += encodedDataLength;
  });
  return traffic;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Text as a static host would serve it. */
function served(text: string | Buffer, type: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return { type: TYPES[type] ?? 'application/octet-stream', body: brotliCompressSync(text, { params }) };
}
const servedFile = (path: string) => served(readFileSync(path), extname(path));

function ours(operationId: string): Site {
  const address = `/operations/${operationId}/`;
  const page = join(dist, address, 'index.html');
  const files: Site['files'] = new Map([[address, servedFile(page)]]);
  const add = (name: string) => {
    if (files.has(name)) return;
    files.set(name, servedFile(join(dist, name)));
    if (!name.endsWith('.js')) return;
    const code = readFileSync(join(dist, name), 'utf8');
    for (const [, imported] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) add(`/_astro/${imported}`);
  };
  const html = readFileSync(page, 'utf8');
  for (const [, name = ''] of html.matchAll(/(?:src|href)="(\/(?:_astro\/)?[^"/]+\.(?:js|css|svg))"/g))
    add(name);
  return { name: 'this site', address, files };
}

async function redoc(operationId: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'redoc-'));
  try {
    const output = join(folder, 'index.html');
    const program = join(root, 'node_modules/@redocly/cli/bin/cli.js');
    const args = ['build-docs', join(dist, 'openapi.json'), '--inlineBundle', '--output', output];
    await promisify(execFile)(process.execPath, [program, ...args], { cwd: folder });
    const files = new Map([['/redoc/', servedFile(output)]]);
    return { name: 'Redoc', address: `/redoc/#operation/${operationId}`, files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const pageOf = (title: string, head: string, scripts: string) =>
  served(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${head}</head><body><div id="app"></div>${scripts}</body></html>`,
    '.html',
  );

function scalar(tag: string): Site {
  const script = `<script src="/scalar/standalone.js"></script><script>Scalar.createApiReference('#app', { url: '/scalar/openapi.json', withDefaultFonts: false, telemetry: false });</script>`;
  return {
    name: 'Scalar',
    address: `/scalar/#tag/${tag.toLowerCase()}/GET/cdrs`,
    files: new Map([
      ['/scalar/', pageOf('Scalar', '', script)],
      [
        '/scalar/standalone.js',
        servedFile(join(dirname(locate('@scalar/api-reference')), 'browser/standalone.js')),
      ],
      ['/scalar/openapi.json', servedFile(join(dist, 'openapi.json'))],
    ]),
  };
}

function swaggerUi(tag: string, operationId: string): Site {
  const folder = dirname(locate('swagger-ui-dist/package.json'));
  const script = `<script src="/swagger-ui/bundle.js"></script><script>SwaggerUIBundle({ url: '/swagger-ui/openapi.json', dom_id: '#app', deepLinking: true });</script>`;
  return {
    name: 'Swagger UI',
    address: `/swagger-ui/#/${tag}/${operationId}`,
    files: new Map([
      ['/swagger-ui/', pageOf('Swagger UI', '<link rel="stylesheet" href="/swagger-ui/ui.css">', script)],
      ['/swagger-ui/ui.css', servedFile(join(folder, 'swagger-ui.css'))],
      ['/swagger-ui/bundle.js', servedFile(join(folder, 'swagger-ui-bundle.js'))],
      ['/swagger-ui/openapi.json', servedFile(join(dist, 'openapi.json'))],
    ]),
  };
}
