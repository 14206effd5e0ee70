/**
 * `npm run bench -- docs`: the page of `GET /cdrs` on this site beside Redoc, Scalar and Swagger UI, all on the same bundle,
 * self-hosted, loaded cold in one run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readArguments, runCli, stopSignal, UserError, wholeNumber } from '@telephony/command-line';
import { openBrowser } from '@telephony/testing/open-browser';
import { formatRows } from './format-rows.ts';
import { FAST, type Line, SLOW } from './measure/line.ts';
import { type Load, loadPage } from './measure/load-page.ts';
import { loadSites } from './measure/load-sites.ts';
import { medianLoad } from './measure/median-load.ts';
import { builtFile } from './sites/built-file.ts';
import { ours } from './sites/ours.ts';
import { redoc } from './sites/redoc.ts';
import { scalar } from './sites/scalar.ts';
import { serveSites } from './sites/serve-sites.ts';
import { swaggerUi } from './sites/swagger-ui.ts';

const HELP = `Loads the page of GET /cdrs of this site beside that of Redoc, Scalar and Swagger UI, all of the same bundle and self-hosted, with
nothing cached. Takes some minutes, and needs the built site and a quiet machine.

Usage: npm run bench -- docs [options]
Example: npm run bench -- docs --rounds 1

  --rounds NUMBER  how often each page is loaded (default: 3)
  --help           this text

A page that fails costs only its own figures. Ctrl-C ends after the page that is being loaded, and shows what was measured.`;

await runCli(async () => {
  const { rounds: given = '3' } = readArguments(HELP, { rounds: { type: 'string' } });
  const rounds = wholeNumber('--rounds', given, { from: 1, to: 100 });
  const bundle = builtFile('/openapi.json');
  if (!existsSync(bundle)) throw new UserError('The docs site is not built. Run: npm run build');
  const { operationId, summary, tags } = JSON.parse(readFileSync(bundle, 'utf8')).paths['/cdrs'].get;
  const sites = [
    ours(operationId),
    await redoc(operationId),
    await scalar(tags[0], 'GET', '/cdrs'),
    await swaggerUi(tags[0], operationId),
  ];
  const stopped = stopSignal();
  await using stack = new AsyncDisposableStack();
  const server = await serveSites(sites);
  stack.defer(() => server.close());
  const browser = stack.use(await openBrowser());
  const results = await loadSites(sites, [FAST, SLOW], {
    rounds,
    signal: stopped,
    // Not another name: without TLS, a browser takes Brotli from this machine only.
    load: (address, line) => loadPage(browser, `http://127.0.0.1:${server.port}${address}`, summary, line),
    tell: (text) => console.error(text),
  });

  const row = (what: string, line: Line, name: keyof Load, decimals: number, atMost?: number) => ({
    measurement: `${what}, ${line.name}`,
    values: results.filter((each) => each.line === line).map(({ loads }) => medianLoad(loads)[name]),
    decimals,
    ...(atMost === undefined ? {} : { atMost }),
  });
  console.log(
    formatRows(
      sites.map(({ name }) => name),
      [
        row('kB', FAST, 'kilobytes', 1, 30),
        row('requests', FAST, 'requests', 0),
        row('readable, s', FAST, 'readable', 2, 0.25),
        row('readable, s', SLOW, 'readable', 2, 2),
        row('blocking, ms', FAST, 'blocking', 0, 50),
        row('blocking, ms', SLOW, 'blocking', 0, 50),
        row('layout shift', FAST, 'shift', 4, 0),
        row('layout shift', SLOW, 'shift', 4, 0),
      ],
    ),
  );
  const failed = results.filter(({ failure }) => failure !== undefined);
  for (const { site, line, failure } of failed)
    console.log(`${site}, ${line.name}: not measured to the end: ${failure}`);
  if (stopped.aborted) return 130;
  return failed.some(({ site }) => site === sites[0]?.name) ? 1 : 0;
});
