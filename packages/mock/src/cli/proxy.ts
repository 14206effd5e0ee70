import { writeFileSync } from 'node:fs';
import { columns, runUntilStopped, stopSignal } from '@telephony/contract/command-line';
import { repeated, runCommand } from '@telephony/contract/command-line/program';
import { createLog, requestLog } from '@telephony/http';
import { reloadLog } from '../contract/open-contract.ts';
import type { Finding, MissingResponse } from '../proxy/findings.ts';
import { type Proxy, startProxy } from '../proxy/start-proxy.ts';
import { createServerCommand, readServerOptions, timeLimit } from './server-options.ts';

const command = createServerCommand(
  {
    name: 'telephony-mock proxy',
    description: `Passes every request on to a server, and its response back, as they are; reports in what they differ from the
contract: in a line each when it is first seen, at GET /_mock/findings, and in a table at the end (Ctrl-C).`,
    example: `telephony-mock proxy https://pbx.example.com/v1.2/voice --report findings.yaml
curl -H "X-Auth-Token: $TOKEN" 'http://127.0.0.1:4030/cdrs?limit=2'
curl http://127.0.0.1:4030/_mock/findings`,
  },
  4030,
)
  .argument('<upstream>', 'address of the server, with its base path')
  .argument(
    '[document]',
    'revision of the contract, as telephony-mock takes it (default: the contract in this package)',
  )
  .option(
    '--allow-origin <origin>',
    "a web page's origin, such as https://app.example.com, that may use the upstream through the proxy; may be repeated (default: pages on this machine only)",
    repeated,
  )
  .option(
    '--allow-host <name>',
    'a name by which the proxy may be addressed, besides localhost and IP addresses; may be repeated',
    repeated,
  )
  .option('--timeout <ms>', 'time for the upstream to respond', timeLimit, 30_000)
  .option('--insecure', 'accept a certificate of the upstream that is not trusted, such as a self-signed one')
  .option('--lenient', 'do not report query parameters that the contract does not know')
  .option(
    '--report <file>',
    'write the findings as entries of the ledger (YAML) at the end; they have no values of requests or responses',
  )
  .option('--fail-on-findings', 'exit with 1 if there are findings');

export function proxy(args: string[]): Promise<void> {
  return runCommand(command, serve, { args, showStacks: false });
}

async function serve(
  values: ReturnType<typeof command.opts>,
  upstream: string,
  document: string | undefined,
): Promise<number> {
  const { log: level, report, failOnFindings, allowOrigin, allowHost, ...others } = readServerOptions(values);
  const options = { ...others, upstream, document, allowOrigins: allowOrigin, allowHosts: allowHost };
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
  log.line(`The proxy listens on ${running.url} and passes requests on to ${upstream}. Ctrl-C ends it.`);
  log.flush();
  process.send?.({ url: running.url });
  return runUntilStopped(async () => {
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
