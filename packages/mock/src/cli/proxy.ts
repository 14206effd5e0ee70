import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  columns,
  LOG_HELP,
  LOG_OPTIONS,
  type LogLevel,
  logLevel,
  runUntilStopped,
  stopSignal,
  tokenOption,
  UserError,
  wholeNumber,
} from '@telephony/command-line';
import { createLog, requestLog } from '@telephony/http';
import { reloadLog } from '../contract/open-contract.ts';
import { hostsOf } from '../start-mock.ts';
import type { Finding, MissingResponse } from '../proxy/findings.ts';
import { type Proxy, type ProxyOptions, startProxy } from '../proxy/start-proxy.ts';

const help = `Usage: telephony-mock proxy UPSTREAM [DOCUMENT] [options]

Passes every request on to a server, and its response back, as they are; reports in what they differ from the contract: in a line
each when it is first seen, at GET /_mock/findings, and in a table at the end (Ctrl-C).

UPSTREAM is the address of the server, with its base path. DOCUMENT is the revision of the contract, as telephony-mock
takes it (default: the contract in this package).

Options
  --port PORT        port to listen on, 0 for a free one (default: 4030)
  --host HOST        address to listen on (default: 127.0.0.1)
  --control-token TOKEN  token for requests to the control plane (default: none, this machine only)
  --allow-origin ORIGIN  a web page's origin, such as https://app.example.com, that may use the upstream through the proxy; may be
                     repeated (default: pages on this machine only)
  --allow-host NAME  a name by which the proxy may be addressed, besides localhost and IP addresses; may be repeated
  --webhooks-allow-hosts LIST  other hosts that the control plane may send events to (default: none)
  --base-path PATH   an additional base path of the contract
  --timeout MS       time for the upstream to respond (default: 30000)
  --insecure         accept a certificate of the upstream that is not trusted, such as a self-signed one
  --lenient          do not report query parameters that the contract does not know
  --report FILE      write the findings as entries of the ledger (YAML) at the end; they have no values of requests or responses
  --fail-on-findings exit with 1 if there are findings
  --request-timeout MS  time for a whole request to arrive (default: 10000)
${LOG_HELP}
  --help, -h         show this text

Example
  telephony-mock proxy https://pbx.example.com/v1.2/voice --report findings.yaml
  curl -H "X-Auth-Token: $TOKEN" 'http://127.0.0.1:4030/cdrs?limit=2'
  curl http://127.0.0.1:4030/_mock/findings
`;

interface CliOptions extends ProxyOptions {
  log: LogLevel;
  report: string | undefined;
  failOnFindings: boolean;
}

/**
 * `telephony-mock proxy`: runs a proxy until it is stopped, then prints what was found.
 *
 * @throws Error when an option is invalid or the proxy cannot start; the message says why.
 */
export async function proxy(args: string[]): Promise<void> {
  const options = readOptions(args);
  if (options === 'help') {
    process.stdout.write(help);
    return;
  }
  // From here on, so that nothing is missed while the proxy starts.
  stopSignal();
  const log = createLog();
  const { log: level, report, failOnFindings, ...proxyOptions } = options;
  const onRequest = requestLog(log, level);
  const running = await startProxy({
    ...proxyOptions,
    watch: true,
    ...(onRequest && { onRequest }),
    ...(level !== 'silent' && { onFinding: (finding) => log.line(findingLine(finding)) }),
    onReload: reloadLog(log, level),
  });
  log.line(
    `The proxy listens on ${running.url} and passes requests on to ${options.upstream}. Ctrl-C ends it.`,
  );
  log.flush();
  process.send?.({ url: running.url });
  await runUntilStopped(async () => {
    await running.close();
    log.line(findingsTable(running.findings(), running.missing(), running.checked()));
    log.flush();
    if (report !== undefined) await writeReport(report, running);
    return failOnFindings && running.findings().length > 0 ? 1 : 0;
  });
}

async function writeReport(file: string, running: Proxy): Promise<void> {
  // Loaded only here: YAML takes long to load.
  const { ledgerReport } = await import('../proxy/ledger-report.ts');
  writeFileSync(file, ledgerReport(running.findings()));
}

function readOptions(args: string[]): CliOptions | 'help' {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4030' },
      host: { type: 'string', default: '127.0.0.1' },
      'control-token': { type: 'string' },
      'allow-origin': { type: 'string', multiple: true, default: [] as string[] },
      'allow-host': { type: 'string', multiple: true, default: [] as string[] },
      'webhooks-allow-hosts': { type: 'string' },
      'base-path': { type: 'string' },
      timeout: { type: 'string', default: '30000' },
      insecure: { type: 'boolean', default: false },
      lenient: { type: 'boolean', default: false },
      report: { type: 'string' },
      'fail-on-findings': { type: 'boolean', default: false },
      'request-timeout': { type: 'string', default: '10000' },
      ...LOG_OPTIONS,
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const [upstream, document, ...others] = positionals;
  if (upstream === undefined || others.length > 0)
    throw new UserError(
      'Give the address of the upstream, and at most one document: telephony-mock proxy https://pbx.example.com/v1.2/voice',
    );
  const { host, insecure, lenient, report } = values;
  const basePath = values['base-path'];
  const controlToken = tokenOption('--control-token', values['control-token']);
  return {
    upstream,
    ...(document === undefined ? {} : { document }),
    ...(basePath === undefined ? {} : { basePath }),
    ...(controlToken === undefined ? {} : { controlToken }),
    allowOrigins: values['allow-origin'],
    allowHosts: values['allow-host'],
    webhooks: { allowHosts: hostsOf(values['webhooks-allow-hosts']) },
    port: wholeNumber('--port', values.port, { from: 0, to: 65_535 }),
    host,
    timeout: wholeNumber('--timeout', values.timeout, { from: 1, to: 3_600_000 }),
    insecure,
    lenient,
    report,
    failOnFindings: values['fail-on-findings'],
    requestTimeout: wholeNumber('--request-timeout', values['request-timeout'], { from: 1, to: 3_600_000 }),
    log: logLevel(values),
  };
}

const WIDEST = 60;

function findingsTable(
  findings: readonly Finding[],
  missing: readonly MissingResponse[],
  checked: number,
): string {
  const responses = countOf(checked, 'response');
  const head =
    findings.length === 0
      ? [`No difference from the contract in ${responses}.`]
      : [
          `${countOf(findings.length, 'difference')} from the contract in ${responses}:`,
          '',
          ...rowsOf(findings),
        ];
  const lost = missing.map(
    ({ reason, count }) => `No response to ${countOf(count, 'request')}: the upstream ${reason}.`,
  );
  return [...head, ...(lost.length > 0 ? ['', ...lost] : [])].join('\n');
}

function findingLine(finding: Finding): string {
  return printable(
    `Differs: ${operationOf(finding)} ${finding.status}: ${finding.kind}, ${whereOf(finding)}`,
  );
}

function rowsOf(findings: readonly Finding[]): string[] {
  const rows = findings.map((finding) => [
    operationOf(finding),
    String(finding.status),
    finding.kind,
    whereOf(finding),
    String(finding.count),
    finding.firstSeen.slice(0, 19),
  ]);
  const head = ['Operation', 'Status', 'What', 'Where', 'Times', 'First seen'];
  return columns([head, ...rows].map((row) => row.map((cell) => shortened(printable(cell)))));
}

const operationOf = ({ operationId, method, path }: Finding): string => operationId ?? `${method} ${path}`;

const whereOf = ({ place, message, shapes }: Finding): string =>
  shapes.length > 0 ? `${place} (${shapes.join(' or ')})` : `${place} ${message}`;

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const shortened = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text);

const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e…]/g, '?');
