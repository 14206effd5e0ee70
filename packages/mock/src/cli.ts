/** `telephony-mock`: serves the mock until it is stopped, checks a real server, or sends events. */
import { runUntilStopped, stopSignal, usage } from '@telephony/contract/command-line';
import { headerToken, Option, runCommand, wholeNumber } from '@telephony/contract/command-line/program';
import { createLog, requestLog } from '@telephony/http';
import { createServerCommand, readServerOptions } from './cli/server-options.ts';
import { reloadLog } from './contract/open-contract.ts';
import { startMock } from './start-mock.ts';

const command = createServerCommand(
  {
    name: 'telephony-mock',
    description: `Stateless mock of the telephony platform's REST API: checks each request against the contract and responds with its
examples.`,
    notes: `DOCUMENT is the contract revision to serve, as JSON or YAML, in one or more files. The mock reloads edited files.
Give one of these (default: the contract in this package):
  FILE             its path, or the folder of an openapi.yaml
  URL              an HTTP address
  git:REV[:PATH]   a revision of the repository here; PATH is openapi/openapi.yaml by default`,
    example: `telephony-mock --port 4010
telephony-mock git:main --port 4011
curl -H 'X-Auth-Token: any' 'http://127.0.0.1:4010/cdrs?limit=2'
curl -H 'X-Auth-Token: any' -H 'Prefer: code=404' http://127.0.0.1:4010/cdrs/42001`,
  },
  4010,
)
  .usage(
    `[DOCUMENT] [options]
       telephony-mock send EVENT --to URL    sends an event to a receiver; see telephony-mock send --help
       telephony-mock proxy UPSTREAM         checks a real server; see telephony-mock proxy --help`,
  )
  .argument('[documents...]')
  .option('--document <document>', 'the same as DOCUMENT')
  .addOption(
    new Option(
      '--engine <engine>',
      'mock, or prism for stock Prism on the same document and port; it needs @stoplight/prism-cli and takes --port, --host, --dynamic, --seed, --errors and --log',
    )
      .choices(['mock', 'prism'])
      .default('mock'),
  )
  .option('--dynamic', 'invent bodies from the schemas instead of sending the examples')
  .option('--seed <seed>', 'make invented bodies reproducible: same seed, same bodies')
  .option('--errors', 'respond with 500 instead of a body that breaks the contract')
  .option('--delay <ms>', 'wait this long before each response', wholeNumber(0, 600_000), 0)
  .option('--lenient', 'accept query parameters that the contract does not have')
  .option(
    '--token <token>',
    'accept this token only, and respond with 401 to others (default: any)',
    headerToken('--token', 1),
  );

const NOT_IN_PRISM = new Set([
  '--base-path',
  '--control-token',
  '--delay',
  '--lenient',
  '--request-timeout',
  '--token',
  '--webhooks-allow-hosts',
]);
const MAX_REQUESTS = 1000;

const [name, ...args] = process.argv.slice(2);
if (name === 'send') await (await import('./cli/send.ts')).send(args);
else if (name === 'proxy') await (await import('./cli/proxy.ts')).proxy(args);
else await runCommand(command, serve, { showStacks: false });

async function serve(values: ReturnType<typeof command.opts>, names: string[]): Promise<number> {
  const { engine, document: named, log: level, ...others } = readServerOptions(values);
  const [document, second] = named === undefined ? names : [named, ...names];
  if (document !== undefined && /^\d+$/.test(document))
    throw usage(`${document} names no document. To choose the port: --port ${document}`);
  if (second !== undefined)
    throw usage(`One document can be served, not also ${second}. Start another mock on another --port.`);
  const options = { ...others, document };
  if (engine === 'prism') {
    refuseOptionsThatPrismLacks();
    await (await import('./cli/prism.ts')).servePrism({ ...options, log: level });
    return 0;
  }
  // From here on, so that no signal is missed while the mock starts.
  stopSignal();
  const log = createLog();
  const mock = await startMock({
    ...options,
    watch: true,
    remember: MAX_REQUESTS,
    onRequest: requestLog(log, level, options.token === undefined ? [] : [options.token]),
    onReload: reloadLog(log, level),
  });
  log.line(
    `The mock listens on ${mock.url} and ${mock.url}/v1.2/<service>. curl ${mock.url}/_mock/help shows what you can control.`,
  );
  log.flush();
  process.send?.({ url: mock.url });
  return runUntilStopped(() => {
    log.flush();
    return mock.close();
  });
}

function refuseOptionsThatPrismLacks(): void {
  const isGiven = (attribute: string) => command.getOptionValueSource(attribute as 'delay') === 'cli';
  for (const option of command.options)
    if (NOT_IN_PRISM.has(option.long!) && isGiven(option.attributeName()))
      throw usage(`Prism has no ${option.long}. Leave it out, or leave out --engine prism.`);
}
