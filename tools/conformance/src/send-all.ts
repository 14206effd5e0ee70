import { randomBytes } from 'node:crypto';
import { findOperation } from './contract/find-operation.ts';
import { isCollection } from './laws/collections.ts';
import { runLaws } from './laws/run-laws.ts';
import { holdWrites } from './laws/write-law.ts';
import { createPacer } from './pace/pacer.ts';
import { countLimits } from './pace/count-limits.ts';
import { planRun } from './plan/plan-run.ts';
import { probe } from './probe/probe.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';
import { readAccount } from './server/account.ts';
import { createAsk } from './server/ask.ts';
import type { Exchange } from './server/exchange.ts';
import { openSession } from './server/open-session.ts';
import type { SendOptions, Sent } from './sent.ts';
import { showsStory } from './story/shows-story.ts';
import { fillPath, type KnownRecords } from './sweep/known-records.ts';
import { sweep } from './sweep/sweep.ts';
import { traceCalls } from './trace/trace-calls.ts';
import { planWorkflows } from './workflows/plan-workflows.ts';
import { givenInputs } from './workflows/workflow-inputs.ts';
import { runThroughGate } from './workflows/run-through-gate.ts';
import { openWrites } from './writes/open-writes.ts';
import { textOfPutBack } from './writes/put-back.ts';

/** Sends everything that the options allow, in the order of the plan, and puts back what it has written. */
export async function sendAll(run: SendOptions): Promise<Sent> {
  const { options, contract, files, inputs, redactor, mask, signal, hooks } = run;
  const { server, permissions, timeout, stateless } = options;
  const { operations, router, webhooks } = contract;
  const exchanges: Exchange[] = [];
  const limits = countLimits(exchanges, hooks.onNotice);
  const base = {
    server,
    permissions,
    router,
    timeout,
    pace: createPacer(options.rate),
    onExchange(exchange: Exchange) {
      exchanges.push(exchange);
      redactor.learnFrom(exchange.request.body.toString('utf8'));
      if (!('failure' in exchange.outcome)) redactor.learnFrom(exchange.outcome.body.toString('utf8'));
    },
    ...(!options.sandbox && { onLimited: limits.add }),
  };
  const direct = createAsk({ ...base, signal });
  // What puts back is sent when the run is stopped, too.
  const askAfter = createAsk({ ...base, signal: new AbortController().signal });
  const planning = { ...options, operations, names: options.workflows, given: givenInputs(options) };
  planWorkflows(files, { ...planning, hasStory: true });

  const session = await openSession(server, options.access, direct, askAfter, redactor);
  const mark = `Conformance ${randomBytes(4).toString('hex')}`;
  try {
    await using sandbox = options.sandbox ? await openSandbox(server) : undefined;
    const account = await readAccount(session.token, direct);
    const find = (method: string, path: string) => findOperation(router, method, path);
    const writes = sandbox
      ? undefined
      : await openWrites(direct, {
          ...options,
          account,
          operations,
          find,
          token: session.token,
          mark,
          askAfter,
        });
    for (const one of writes?.recovered ?? []) hooks.onNotice?.(`Of an earlier run: ${textOfPutBack(one)}`);
    const guarded = writes?.ask ?? direct;
    const held = stateless ? undefined : holdWrites(guarded, { contract, token: session.token, mask });
    const trace = traceCalls(held?.ask ?? guarded, { sandbox, stateless, find, webhooks });
    const sent: Sent = {
      exchanges,
      token: session.token,
      violations: [],
      outcomes: [],
      swept: undefined,
      laws: 0,
      calls: trace.seen,
      putBack: [],
      recovered: writes?.recovered ?? [],
      journal: writes?.journal,
      limited: limits.count,
    };
    try {
      if (permissions.writes && !sandbox)
        await hooks.confirm?.(account.name, planRun(options, contract, files));
      const whole = options.workflows.length === 0;
      const known: KnownRecords = new Map();
      if (whole)
        sent.swept = await sweep(operations, session.token, trace.ask, known, (done, total) =>
          hooks.onProgress?.(`sweep ${done}/${total}`),
        );
      if (whole && !options.quick) {
        const pathOf = ({ path }: { path: string }) =>
          fillPath(path, known) ?? path.replaceAll(/\{\w+\}/g, '1');
        const onProgress = (done: number, total: number) => hooks.onProgress?.(`laws ${done}/${total}`);
        sent.violations.push(
          ...(await runLaws({
            contract,
            ask: direct,
            token: session.token,
            mask,
            pathOf,
            stateless,
            onProgress,
          })),
        );
        sent.laws = stateless ? 0 : operations.filter(isCollection).length;
      }
      hooks.onProgress?.('workflows');
      const needsStory = planWorkflows(files, { ...planning, hasStory: false }).plans.some(({ reason }) =>
        reason?.includes('the story of'),
      );
      const hasStory =
        sandbox !== undefined || (needsStory && (await showsStory(operations, session.token, direct)));
      const credentials = 'token' in options.access ? {} : options.access;
      sent.outcomes = await runThroughGate(planWorkflows(files, { ...planning, hasStory }), trace.ask, {
        ...run,
        timeout,
        inputs: { ...inputs, ...credentials, token: session.token, mark },
      });
      if (whole && (options.refusals || sandbox))
        sent.violations.push(
          ...(await probe(operations, {
            token: session.token,
            ask: trace.ask,
            sandbox,
            beforePutBack: trace.cut,
            onProgress: (done, total) => hooks.onProgress?.(`probes ${done}/${total}`),
          })),
        );
      await trace.cut();
      sent.violations.push(...trace.violations, ...(held?.violations ?? []));
    } finally {
      if (signal.aborted && permissions.writes && !sandbox)
        hooks.onNotice?.('Stopped. What was written is being put back; please wait.');
      sent.putBack = (await writes?.finish()) ?? [];
      for (const one of sent.putBack)
        if (signal.aborted || one.outcome === 'left') hooks.onNotice?.(textOfPutBack(one));
    }
    return sent;
  } finally {
    await session.close();
  }
}
