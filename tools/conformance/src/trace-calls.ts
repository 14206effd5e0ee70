import type { Operation, Webhook } from '@telephony/contract';
import { checkTrace, readTrace, type TraceEntry } from '@telephony/sandbox/trace';
import type { OpenSandbox } from './sandbox.ts';
import type { Ask } from './server/ask.ts';
import type { Exchange } from './server/exchange.ts';
import type { Violation } from './violation.ts';

/** What tracing calls needs. */
export interface TraceOptions {
  /** Tells its events; undefined for any other server. */
  sandbox: Pick<OpenSandbox, 'events' | 'earlierLegs'> | undefined;
  /** The server keeps no state: what two responses tell need not agree. */
  stateless: boolean;
  /** Finds the operation of a request. */
  find: (method: string, path: string) => Operation | undefined;
  /** Of the contract, by event. */
  webhooks: ReadonlyMap<string, Webhook>;
}

/** What was seen of calls in a run, compared with the model of a call. */
export interface CallTrace {
  /** Sends a request as the one that was given does, and keeps what the response tells about calls. */
  ask: Ask;
  /** Ends the trace, as before a sandbox is put back: what comes then is of other calls. */
  cut: () => Promise<void>;
  /** What cannot have happened so, up to the last cut. */
  violations: Violation[];
  /** How much was seen. */
  seen: TraceCount;
}

/** How many events, and how many live calls and CDRs, were compared with the model of a call. */
export interface TraceCount {
  events: number;
  records: number;
}

type Origin = Pick<Violation, 'operationId' | 'method' | 'path' | 'status' | 'by'>;

/** Keeps what a run sees of calls: what responses tell, and the events of a sandbox, in the order in which they happened. */
export function traceCalls(ask: Ask, { sandbox, stateless, find, webhooks }: TraceOptions): CallTrace {
  let trace: { entry: TraceEntry; origin: Origin }[] = [];
  const violations: Violation[] = [];
  const seen: TraceCount = { events: 0, records: 0 };

  return {
    async ask(by, request, allowed) {
      const operation = find(request.method, request.target.split('?')[0] ?? '');
      // Between others, nothing is kept that events could come before.
      if (operation && showsCalls(operation)) await hear();
      const exchange = await ask(by, request, allowed);
      if (showsCalls(exchange.operation)) await keep(exchange);
      return exchange;
    },
    cut,
    violations,
    seen,
  };

  /** Before the events that came meanwhile: what was live then. After them: what was over, and CDRs. */
  async function keep(exchange: Exchange): Promise<void> {
    const { status, calls, cdrs } = callsIn(exchange);
    const origin = originOf(exchange);
    const isLive = 'status' in exchange.outcome && exchange.outcome.status === 200;
    const add = (entries: TraceEntry[]) => trace.push(...entries.map((entry) => ({ entry, origin })));
    if (isLive) add(status);
    // A live call of between two events: which of them it knew is not known.
    if ((await hear()) === 0) add(calls);
    if (!isLive) add(status);
    add(cdrs);
    if (stateless && !sandbox) await cut();
  }

  /** @returns How many events there were. */
  async function hear(): Promise<number> {
    const events = (await sandbox?.events()) ?? [];
    for (const event of events) {
      const { entries } = readTrace(JSON.stringify([event]));
      const origin = originOfEvent(String(event['event_name']));
      const fresh = entries.filter(
        (entry) => entry.kind === 'event' && !sandbox?.earlierLegs.has(entry.event.call_id),
      );
      trace.push(...fresh.map((entry) => ({ entry, origin })));
    }
    return events.length;
  }

  async function cut(): Promise<void> {
    await hear();
    for (const { leg, entry, why } of checkTrace(trace.map((one) => one.entry))) {
      violations.push({
        ...trace[entry - 1]!.origin,
        rule: 'trace',
        pointer: '',
        message: `leg ${leg} ${why}`,
        expected: 'a call as it can happen',
        count: 1,
      });
    }
    for (const { entry } of trace) {
      if (entry.kind === 'event') seen.events += 1;
      else if (entry.kind !== 'exchange') seen.records += 1;
    }
    trace = [];
  }

  function originOfEvent(name: string): Origin {
    const { operationId = '' }: Partial<Operation> = webhooks.get(name) ?? {};
    return { operationId, method: 'POST', path: name, status: undefined, by: 'events of the sandbox' };
  }
}

function originOf({ by, operation: { operationId, method, path }, outcome }: Exchange): Origin {
  const status = 'failure' in outcome ? undefined : outcome.status;
  return { operationId, method: method.toUpperCase(), path, status, by };
}

const SHOWS_CALLS = /^(?:\/users\/\{id\})?\/(?:calls|cdrs)(?:\/\{id\})?$/;

/** What a response tells of calls. */
interface CallsSeen {
  /** That a call is live, or is not. */
  status: TraceEntry[];
  calls: TraceEntry[];
  cdrs: TraceEntry[];
}

/** Whether an operation shows live calls or CDRs. What a change responds with is not looked at: it may be of before it. */
function showsCalls({ method, path }: Operation): boolean {
  return method === 'get' && SHOWS_CALLS.test(path);
}

/** What an exchange with an operation that shows calls tells of them. */
function callsIn({ outcome, request: { method, target } }: Exchange): CallsSeen {
  if ('failure' in outcome) return { status: [], calls: [], cdrs: [] };
  const { status, body } = outcome;
  const records = status === 200 ? read(body.toString('utf8')) : [];
  return {
    status: read(JSON.stringify({ method, path: target, status })),
    calls: records.filter(({ kind }) => kind === 'call'),
    cdrs: records.filter(({ kind }) => kind === 'cdr'),
  };
}

/** What is not JSON is a violation of its own. */
function read(text: string): TraceEntry[] {
  try {
    return readTrace(text).entries;
  } catch {
    return [];
  }
}
