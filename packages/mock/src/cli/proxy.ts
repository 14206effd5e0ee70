import { writeFileSync } from 'node:fs';
import {
  columns,
  LOG_HELP,
  type LogLevel,
  readCommand,
  runUntilStopped,
  stopSignal,
  UserError,
} from '@telephony/contract/command-line';
import { createLog, requestLog } from '@telephony/http';
import { reloadLog } from '../contract/open-contract.ts';
import type { Finding, MissingResponse } from '../proxy/findings.ts';
import { type Proxy, type ProxyOptions, startProxy } from '../proxy/start-proxy.ts';
import { MILLISECONDS, optionalNumber, readServerOptions, SERVER_OPTIONS } from './server-options.ts';

const HELP = `Usage: telephony-mock proxy UPSTREAM [DOCUMENT] [options]

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
  curl http://127.0.0.1:4030/_mock/findings`;

interface CliOptions extends ProxyOptions {
  log: LogLevel;
  report: string | undefined;
  failOnFindings: boolean;
}

export async function proxy(args: string[]): Promise<void> {
  const { log: level, report, failOnFindings, ...options } = readOptions(args);
  // From here on, so that no signal is missed while the proxy starts.
  stopSignal();
  const log = createLog();
  const running = await startProxy({
    ...options,
    watch: true,
    onRequest: requestLog(log, level),
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
  // YAML takes long to load.
  const { ledgerReport } = await import('../proxy/ledger-report.ts');
  writeFileSync(file, ledgerReport(running.findings()));
}

const OPTIONS = {
  ...SERVER_OPTIONS,
  'allow-origin': { type: 'string', multiple: true },
  'allow-host': { type: 'string', multiple: true },
  timeout: { type: 'string' },
  insecure: { type: 'boolean' },
  report: { type: 'string' },
  'fail-on-findings': { type: 'boolean' },
} as const;

function readOptions(args: string[]): CliOptions {
  const { values, positionals } = readCommand(HELP, 'telephony-mock proxy --help', OPTIONS, args);
  const [upstream, document, ...others] = positionals;
  if (upstream === undefined || others.length > 0)
    throw new UserError(
      'Give the address of the upstream, and at most one document: telephony-mock proxy https://pbx.example.com/v1.2/voice',
    );
  return {
    ...readServerOptions(values),
    upstream,
    document,
    allowOrigins: values['allow-origin'],
    allowHosts: values['allow-host'],
    timeout: optionalNumber('--timeout', values.timeout, MILLISECONDS),
    insecure: values.insecure,
    report: values.report,
    failOnFindings: values['fail-on-findings'] === true,
  };
}

const MAX_CELL_LENGTH = 60;

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

const shortened = (text: string): string =>
  text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH - 1)}…` : text;

const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e…]/g, '?');
