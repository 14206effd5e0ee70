/** `telephony-mock`: serves the mock until it is stopped, checks a real server, or sends events. */
import {
  HelpWanted,
  LOG_HELP,
  type LogLevel,
  readCommand,
  runUntilStopped,
  stopSignal,
} from '@telephony/contract/command-line';
import { createLog, requestLog } from '@telephony/http';
import { optionalNumber, readServerOptions, SERVER_OPTIONS } from './cli/server-options.ts';
import { reloadLog } from './contract/open-contract.ts';
import { type MockOptions, startMock } from './start-mock.ts';

const HELP = `Usage: telephony-mock [DOCUMENT] [options]
       telephony-mock send EVENT --to URL    sends an event to a receiver; see telephony-mock send --help
       telephony-mock proxy UPSTREAM         checks a real server; see telephony-mock proxy --help

Stateless mock of the telephony platform's REST API: checks each request against the contract and responds with its examples.

DOCUMENT is the contract revision to serve, as JSON or YAML, in one or more files. The mock reloads edited files.
Give one of these (default: the contract in this package):
  FILE               its path, or the folder of an openapi.yaml
  URL                an HTTP address
  git:REV[:PATH]     a revision of the repository here; PATH is openapi/openapi.yaml by default

Options
  --document DOCUMENT  the same as DOCUMENT
  --port PORT        port to listen on, 0 for a free one (default: 4010)
  --host HOST        address to listen on (default: 127.0.0.1)
  --control-token TOKEN  token for requests to the control plane (default: none, this machine only)
  --webhooks-allow-hosts LIST  other hosts that the control plane may send events to (default: none)
  --base-path PATH   an additional base path, besides /v1.1/<service> and /v1.2/<service>
  --engine ENGINE    mock, or prism for stock Prism on the same document and port; it needs @stoplight/prism-cli and takes
                     --port, --host, --dynamic, --seed, --errors and --log (default: mock)
  --dynamic          invent bodies from the schemas instead of sending the examples
  --seed SEED        make invented bodies reproducible: same seed, same bodies
  --errors           respond with 500 instead of a body that breaks the contract
  --delay MS         wait this long before each response (default: 0)
  --lenient          accept query parameters that the contract does not have
  --request-timeout MS  time for a whole request to arrive (default: 10000)
${LOG_HELP}
  --help, -h         show this text

Example
  telephony-mock --port 4010
  telephony-mock git:main --port 4011
  curl -H 'X-Auth-Token: any' 'http://127.0.0.1:4010/cdrs?limit=2'
  curl -H 'X-Auth-Token: any' -H 'Prefer: code=404' http://127.0.0.1:4010/cdrs/42001`;

const OPTIONS = {
  ...SERVER_OPTIONS,
  document: { type: 'string' },
  engine: { type: 'string', default: 'mock' },
  dynamic: { type: 'boolean' },
  seed: { type: 'string' },
  errors: { type: 'boolean' },
  delay: { type: 'string' },
} as const;

const NOT_IN_PRISM = [
  'base-path',
  'control-token',
  'delay',
  'lenient',
  'request-timeout',
  'webhooks-allow-hosts',
];
const MAX_REQUESTS = 1000;

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command === 'send') process.exitCode = await (await import('./cli/send.ts')).send(rest);
  else if (command === 'proxy') await (await import('./cli/proxy.ts')).proxy(rest);
  else await serve(process.argv.slice(2));
} catch (error) {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof HelpWanted) console.log(message);
  else if (code === 'EADDRINUSE')
    console.error(`Port ${port} is already in use. Choose another with --port.`);
  else console.error(message);
  process.exitCode = error instanceof HelpWanted ? 0 : 1;
}

async function serve(args: string[]): Promise<void> {
  const { engine, log: level, ...options } = readOptions(args);
  if (engine === 'prism') return (await import('./cli/prism.ts')).servePrism({ ...options, log: level });
  // From here on, so that no signal is missed while the mock starts.
  stopSignal();
  const log = createLog();
  const mock = await startMock({
    ...options,
    watch: true,
    remember: MAX_REQUESTS,
    onRequest: requestLog(log, level),
    onReload: reloadLog(log, level),
  });
  log.line(
    `The mock listens on ${mock.url} and ${mock.url}/v1.2/<service>. curl ${mock.url}/_mock/help shows what you can control.`,
  );
  log.flush();
  process.send?.({ url: mock.url });
  await runUntilStopped(() => {
    log.flush();
    return mock.close();
  });
}

function readOptions(args: string[]): MockOptions & { log: LogLevel; engine: string } {
  const { values, positionals } = readCommand(HELP, 'telephony-mock --help', OPTIONS, args);
  const { engine, dynamic, seed, errors } = values;
  const named = values.document === undefined ? [] : [values.document];
  const [document, ...others] = [...named, ...positionals];
  if (document !== undefined && /^\d+$/.test(document))
    throw new Error(`${document} names no document. To choose the port: --port ${document}`);
  if (others.length > 0)
    throw new Error(
      `One document can be served, not also ${others.join(' ')}. Start another mock on another --port.`,
    );
  if (engine !== 'mock' && engine !== 'prism')
    throw new Error(`--engine: "${engine}" is not an engine. Choose mock or prism.`);
  const foreign = NOT_IN_PRISM.find((name) => name in values);
  if (engine === 'prism' && foreign !== undefined)
    throw new Error(`Prism has no --${foreign}. Leave it out, or leave out --engine prism.`);
  const delay = optionalNumber('--delay', values.delay, { from: 0, to: 600_000 });
  return { ...readServerOptions(values), document, engine, dynamic, seed, errors, delay };
}
