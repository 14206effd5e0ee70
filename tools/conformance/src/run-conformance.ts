import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFolder, readBundle } from '@telephony/authoring/files';
import { readContract, strictDocument } from '@telephony/contract';
import { exchangeChecker } from './check/check-exchange.ts';
import { driftViolations } from './check/drift-violations.ts';
import { mergeViolations } from './check/merge-violations.ts';
import { workflowViolations } from './check/workflow-violations.ts';
import type { ConformanceOptions } from './options.ts';
import { probe } from './probe/probe.ts';
import { privateFolder } from './private-folder.ts';
import { createRedactor } from './redact/redactor.ts';
import { toHar } from './redact/to-har.ts';
import { runDrift } from './redocly/run-drift.ts';
import type { Report } from './report/report.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';
import { createAsk } from './server/ask.ts';
import type { Exchange } from './server/exchange.ts';
import { openGate } from './server/gate.ts';
import { openSession } from './server/open-session.ts';
import { sweep } from './sweep/sweep.ts';
import { traceCalls } from './trace/trace-calls.ts';
import { planWorkflows } from './workflows/plan-workflows.ts';
import { readWorkflows } from './workflows/read-workflows.ts';
import { runWorkflows } from './workflows/run-workflows.ts';
import { workflowContract } from './workflows/workflow-contract.ts';
import { workflowInputs } from './workflows/workflow-inputs.ts';

/** What a run gives: the report, and what was sent and answered as an archive without secrets. */
export interface ConformanceResult {
  report: Report;
  har: object;
}

/**
 * Checks a server against the contract.
 *
 * @param signal Ends the run; nothing is left behind.
 * @param onProgress Called with what is being done, for people who wait.
 * @throws UserError for wrong use or a token that is refused, ServerUnreachable when nothing is answered.
 */
export async function runConformance(
  options: ConformanceOptions,
  signal: AbortSignal,
  onProgress: (doing: string) => void = () => {},
): Promise<ConformanceResult> {
  const { server, permissions, timeout } = options;
  const startedAt = new Date().toISOString();
  const bundle = readBundle(contractFolder);
  const strict = strictDocument(bundle);
  const { document, operations, router, webhooks } = readContract(bundle);
  const files = readWorkflows(join(contractFolder, 'workflows'));
  const inputs = workflowInputs(files, options.inputs);
  const plan = planWorkflows(files, { ...options, operations, names: options.workflows });

  using folder = privateFolder();
  const redactor = createRedactor();
  const exchanges: Exchange[] = [];
  const ask = createAsk({
    server,
    permissions,
    router,
    timeout,
    signal,
    onExchange(exchange) {
      exchanges.push(exchange);
      learnFrom(exchange);
    },
  });
  const session = await openSession(options.access, ask, redactor);
  await using sandbox = options.sandbox ? await openSandbox(server) : undefined;
  const trace = traceCalls(ask, { sandbox, stateless: options.stateless, webhooks });
  const swept =
    options.workflows.length > 0
      ? undefined
      : await sweep(operations, session.token, trace.ask, (done, total) =>
          onProgress(`sweep ${done}/${total}`),
        );

  await using gate = await openGate(trace.ask);
  onProgress('workflows');
  const contract = writeJson('contract.json', workflowContract(bundle, plan.files));
  const credentials = 'token' in options.access ? {} : options.access;
  const outcomes = await runWorkflows(plan.plans, plan.files, {
    gate: gate.url,
    contract,
    folder: folder.path,
    inputs: { ...inputs, ...credentials, token: session.token },
    timeout,
    signal,
  });
  if (gate.heldBack.length > 0)
    throw new Error(`The plan of the workflows is wrong: ${gate.heldBack.join(' ')}`);
  const probed =
    options.workflows.length === 0 && (options.refusals || sandbox)
      ? await probe(operations, {
          token: session.token,
          ask: trace.ask,
          sandbox,
          beforePutBack: trace.cut,
          onProgress: (done, total) => onProgress(`probes ${done}/${total}`),
        })
      : [];
  await trace.cut();
  await session.close();

  onProgress('comparing');
  const har = toHar(server, exchanges, redactor);
  const drift = await runDrift(
    writeJson('traffic.har', har),
    writeJson('strict.json', strict),
    server,
    folder.path,
    signal,
  );
  const found = exchanges.flatMap(exchangeChecker(readContract(strict)));
  const violations = mergeViolations([
    ...found,
    ...workflowViolations(outcomes, files, operations, found),
    ...driftViolations(drift.problems, operations, found),
    ...probed,
    ...trace.violations,
  ]);
  const report: Report = {
    verdict: violations.length === 0 ? 'conforms' : 'violations',
    server,
    contract: document.info.version,
    startedAt,
    permissions,
    requests: exchanges.length,
    violations: violations.map((violation) => ({ ...violation, message: redactor.text(violation.message) })),
    coverage: drift.coverage.totals,
    unseen: drift.coverage.operations
      .filter(({ missing }) => missing.some(({ kind }) => kind === 'operation'))
      .map(({ operationId }) => operationId),
    calls: trace.seen,
    workflows: outcomes,
    sweep: swept,
  };
  return { report, har };

  function learnFrom({ request, outcome }: Exchange): void {
    redactor.learnFrom(request.body.toString('utf8'));
    if (!('failure' in outcome)) redactor.learnFrom(outcome.body.toString('utf8'));
  }

  function writeJson(name: string, value: object): string {
    const file = join(folder.path, name);
    writeFileSync(file, JSON.stringify(value), { mode: 0o600 });
    return file;
  }
}
