/** `telephony-mock`: serves the mock until it is stopped, checks a real server, or sends events. */
import { parseArgs } from 'node:util';
import {
  LOG_HELP,
  LOG_OPTIONS,
  type LogLevel,
  logLevel,
  runUntilStopped,
  stopSignal,
  tokenOption,
  wholeNumber,
} from '@telephony/command-line';
import { createLog, requestLog } from '@telephony/http';
import { reloadLog } from './contract/open-contract.ts';
import { hostsOf, type MockOptions, startMock } from './start-mock.ts';

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
  curl -H 'X-Auth-Token: any' -H 'Prefer: code=404' http://127.0.0.1:4010/cdrs/42001
`;

const REMEMBERED = 1000;

const NOT_OF_PRISM = new Set([
  'base-path',
  'control-token',
  'delay',
  'lenient',
  'request-timeout',
  'webhooks-allow-hosts',
]);

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command === 'send') process.exitCode = await (await import('./cli/send.ts')).send(rest);
  else if (command === 'proxy') await (await import('./cli/proxy.ts')).proxy(rest);
  else await serve(process.argv.slice(2));
} catch (error) {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') console.error(`Port ${port} is already in use. Choose another with --port.`);
  else console.error(code?.startsWith('ERR_PARSE_ARGS') ? `${message}\nSee telephony-mock --help.` : message);
  process.exitCode = 1;
}

async function serve(args: string[]): Promise<void> {
  const read = readOptions(args);
  if (read === 'help') {
    process.stdout.write(HELP);
    return;
  }
  const { engine, ...own } = read;
  if (engine === 'prism') return (await import('./cli/prism.ts')).servePrism(own);
  const { log: level, ...options } = own;
  // From here on, so that nothing is missed while the mock starts.
  stopSignal();
  const log = createLog();
  const onRequest = requestLog(log, level);
  const mock = await startMock({
    ...options,
    watch: true,
    remember: REMEMBERED,
    ...(onRequest && { onRequest }),
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

function readOptions(args: string[]): (MockOptions & { log: LogLevel; engine: string }) | 'help' {
  const { values, positionals, tokens } = parseArgs({
    args,
    tokens: true,
    allowPositionals: true,
    options: {
      document: { type: 'string' },
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      'control-token': { type: 'string' },
      'webhooks-allow-hosts': { type: 'string' },
      'base-path': { type: 'string' },
      engine: { type: 'string', default: 'mock' },
      dynamic: { type: 'boolean', default: false },
      seed: { type: 'string' },
      errors: { type: 'boolean', default: false },
      delay: { type: 'string', default: '0' },
      lenient: { type: 'boolean', default: false },
      'request-timeout': { type: 'string', default: '10000' },
      ...LOG_OPTIONS,
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const named = values.document === undefined ? [] : [values.document];
  const [document, ...others] = [...named, ...positionals];
  if (document !== undefined && /^\d+$/.test(document))
    throw new Error(`${document} names no document. To choose the port: --port ${document}`);
  if (others.length > 0)
    throw new Error(
      `One document can be served, not also ${others.join(' ')}. Start another mock on another --port.`,
    );
  const { host, dynamic, engine, errors, lenient, seed } = values;
  if (engine !== 'mock' && engine !== 'prism')
    throw new Error(`--engine: "${engine}" is not an engine. Choose mock or prism.`);
  const foreign = tokens.find((token) => token.kind === 'option' && NOT_OF_PRISM.has(token.name));
  if (engine === 'prism' && foreign?.kind === 'option')
    throw new Error(`Prism has no ${foreign.rawName}. Leave it out, or leave out --engine prism.`);
  const basePath = values['base-path'];
  const controlToken = tokenOption('--control-token', values['control-token']);
  return {
    port: wholeNumber('--port', values.port, { from: 0, to: 65_535 }),
    delay: wholeNumber('--delay', values.delay, { from: 0, to: 600_000 }),
    host,
    engine,
    dynamic,
    errors,
    lenient,
    requestTimeout: wholeNumber('--request-timeout', values['request-timeout'], { from: 1, to: 3_600_000 }),
    log: logLevel(values),
    ...(document === undefined ? {} : { document }),
    ...(seed === undefined ? {} : { seed }),
    ...(basePath === undefined ? {} : { basePath }),
    ...(controlToken === undefined ? {} : { controlToken }),
    webhooks: { allowHosts: hostsOf(values['webhooks-allow-hosts']) },
  };
}
