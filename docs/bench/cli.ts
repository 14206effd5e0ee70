/**
 * `npm run bench`: the page of `GET /cdrs` on this site beside Redoc, Scalar and Swagger UI, all on the same bundle,
 * self-hosted, loaded cold in one run. Needs the built site. `--rounds` is 3 when not given.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openBrowser } from '@telephony/testing/open-browser';
import { formatRows } from './format-rows.ts';
import { FAST, SLOW } from './measure/line.ts';
import { type Load, loadPage } from './measure/load-page.ts';
import { medianLoad } from './measure/median-load.ts';
import { builtFile } from './sites/built-file.ts';
import { ours } from './sites/ours.ts';
import { redoc } from './sites/redoc.ts';
import { scalar } from './sites/scalar.ts';
import { serveSites } from './sites/serve-sites.ts';
import { swaggerUi } from './sites/swagger-ui.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const bundle = builtFile('/openapi.json');
if (!existsSync(bundle)) {
  console.error('The docs site is not built. Run `npm run build`.');
  process.exit(1);
}
const { operationId, summary, tags } = JSON.parse(readFileSync(bundle, 'utf8')).paths['/cdrs'].get;
const sites = [
  ours(operationId),
  redoc(operationId),
  await scalar(tags[0], 'GET', '/cdrs'),
  await swaggerUi(tags[0], operationId),
];

const server = await serveSites(sites);
const browser = await openBrowser();
const fast: Load[][] = sites.map(() => []);
const slow: Load[][] = sites.map(() => []);
try {
  // In turns, so that what else the machine does falls on all of them.
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const [index, { name, address }] of sites.entries()) {
      console.error(`Round ${round}: ${name} ...`);
      // Not another name: without TLS, a browser takes Brotli from this machine only.
      const url = `http://127.0.0.1:${server.port}${address}`;
      fast[index]?.push(await loadPage(browser, url, summary, FAST));
      slow[index]?.push(await loadPage(browser, url, summary, SLOW));
    }
  }
} finally {
  await browser.close();
  server.close();
}

const onFast = fast.map(medianLoad);
const onSlow = slow.map(medianLoad);
const row = (measurement: string, loads: Load[], name: keyof Load, decimals: number, atMost?: number) => ({
  measurement,
  values: loads.map((load) => load[name]),
  decimals,
  ...(atMost === undefined ? {} : { atMost }),
});
console.log(
  formatRows(
    sites.map(({ name }) => name),
    [
      row('over the line, kB', onFast, 'kilobytes', 1, 60),
      row('requests', onFast, 'requests', 0),
      row('readable, fast line, s', onFast, 'readable', 2, 0.4),
      row('readable, 3G and CPU / 4, s', onSlow, 'readable', 2, 2),
      row('blocking, fast line, ms', onFast, 'blocking', 0, 50),
      row('blocking, 3G and CPU / 4, ms', onSlow, 'blocking', 0, 50),
      row('layout shift, fast line', onFast, 'shift', 4, 0),
      row('layout shift, 3G and CPU / 4', onSlow, 'shift', 4, 0),
    ],
  ),
);
