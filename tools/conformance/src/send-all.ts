import { randomBytes } from 'node:crypto';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contract, JsonObject, Redactor } from '@telephony/contract';
import { type LawCount, runLaws } from './laws/run-laws.ts';
import { checkWrites } from './laws/write-law.ts';
import type { ConformanceOptions } from './options.ts';
import { planRun } from './plan-run.ts';
import { createAsk, findOperation } from './server/ask.ts';
import { type Exchange, parseJson } from './server/exchange.ts';
import { createPacer } from './server/pace.ts';
import { checkAccess, readAccount } from './server/session.ts';
import { fillPath, type KnownRecords, sweep, type SweepOutcome } from './sweep.ts';
import type { Violation } from './violation.ts';
import { planWorkflows, showsStory } from './workflows/plan-workflows.ts';
import { runWorkflows, type WorkflowOutcome } from './workflows/run-workflows.ts';
import { givenInputs, type WorkflowFile } from './workflows/workflow-files.ts';
import { openWrites } from './writes/guard-writes.ts';
import { type PutBack, putBackText } from './writes/put-back.ts';

export interface Hooks {
  onProgress?: (doing: string) => void;
  confirm?: (account: string, plan: string) => Promise<void>;
  onNotice?: (text: string) => void;
}

export interface SendOptions {
  options: ConformanceOptions;
  contract: Contract;
  bundle: JsonObject;
  files: WorkflowFile[];
  inputs: Record<string, string | number>;
  redactor: Redactor;
  signal: AbortSignal;
  hooks: Hooks;
}

export interface RunRecord {
  exchanges: Exchange[];
  token: string;
  violations: Violation[];
  outcomes: WorkflowOutcome[];
  swept: SweepOutcome | undefined;
  laws: LawCount[];
  putBack: PutBack[];
  recovered: PutBack[];
  journal: string | undefined;
}

export async function sendAll(run: SendOptions): Promise<RunRecord> {
  const { options, contract, files, inputs, redactor, signal, hooks } = run;
  const { server, token, permissions, timeout, stateless } = options;
  const { operations, router } = contract;
  const exchanges: Exchange[] = [];
  using folder = mkdtempDisposableSync(join(tmpdir(), 'telephony-conformance-'));
  let isLimited = false;
  const base = {
    server,
    permissions,
    router,
    timeout,
    pace: createPacer(options.rate),
    onExchange(exchange: Exchange) {
      exchanges.push(exchange);
      redactor.learnFrom(parseJson(exchange.request.body));
      if (!('failure' in exchange.outcome)) redactor.learnFrom(parseJson(exchange.outcome.body));
    },
    onLimited() {
      if (!isLimited) hooks.onNotice?.('The server says that there are too many requests; waiting.');
      isLimited = true;
    },
  };
  const direct = createAsk({ ...base, signal });
  // Putting back continues after the run is stopped.
  const askAfter = createAsk({ ...base, signal: new AbortController().signal });
  const planning = { ...options, operations, names: options.workflows, given: givenInputs(options.inputs) };
  planWorkflows(files, { ...planning, hasStory: true });

  redactor.learn(token);
  await checkAccess(server, token, direct);
  const mark = `Conformance ${randomBytes(4).toString('hex')}`;
  const account = await readAccount(token, direct);
  const find = (method: string, path: string) => findOperation(router, method, path);
  const writes = await openWrites(direct, { ...options, account, operations, find, token, mark, askAfter });
  for (const one of writes.recovered) hooks.onNotice?.(`Of an earlier run: ${putBackText(one)}`);
  const checked = stateless ? undefined : checkWrites(writes.ask, { contract, token });
  const ask = checked?.ask ?? writes.ask;
  const sent: RunRecord = {
    exchanges,
    token,
    violations: [],
    outcomes: [],
    swept: undefined,
    laws: [],
    putBack: [],
    recovered: writes.recovered,
    journal: writes.journal,
  };
  try {
    if (permissions.writes) await hooks.confirm?.(account.name, planRun(options, contract, files));
    const whole = options.workflows.length === 0;
    const known: KnownRecords = new Map();
    if (whole)
      sent.swept = await sweep(operations, token, ask, known, (done, total) =>
        hooks.onProgress?.(`sweep ${done}/${total}`),
      );
    if (whole && !options.quick) {
      const pathOf = ({ path }: { path: string }) =>
        fillPath(path, known) ?? path.replaceAll(/\{\w+\}/g, '1');
      const onProgress = (done: number, total: number) => hooks.onProgress?.(`laws ${done}/${total}`);
      const lawResult = await runLaws({ contract, ask: direct, token, pathOf, stateless, onProgress });
      sent.violations.push(...lawResult.violations);
      sent.laws = lawResult.laws;
    }
    hooks.onProgress?.('workflows');
    const needsStory = planWorkflows(files, { ...planning, hasStory: false }).plans.some(({ reason }) =>
      reason?.includes('the story of'),
    );
    const hasStory = needsStory && (await showsStory(operations, token, direct));
    sent.outcomes = await runWorkflows(planWorkflows(files, { ...planning, hasStory }), ask, {
      ...run,
      folder: folder.path,
      timeout,
      inputs: { ...inputs, token, mark },
    });
    sent.violations.push(...(checked?.violations ?? []));
  } finally {
    if (signal.aborted && permissions.writes)
      hooks.onNotice?.('Stopped. What was written is being put back; please wait.');
    sent.putBack = await writes.finish();
    for (const one of sent.putBack)
      if (signal.aborted || one.outcome === 'left') hooks.onNotice?.(putBackText(one));
  }
  return sent;
}
