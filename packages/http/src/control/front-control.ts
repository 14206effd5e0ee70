import { type Contract, type Operation, readContract } from '@telephony/contract';
import type { FastifyInstance } from 'fastify';
import { createEvent, listEvents } from '../events/create-event.ts';
import { checkReceiver, sendEvent } from '../events/send-event.ts';
import type { Rules } from '../failures/rules.ts';
import type { Operation as OperationEntry, operations, Request } from '../generated/control.ts';
import { allowedPlace, Receivers } from '../events/receivers.ts';
import type { RecordedRequest, RequestRecord } from '../request-record.ts';
import { Refusal } from '../refusals/refusal.ts';
import { jsonOrText } from '../request/read-body.ts';
import type { BodyIn, PathIn, QueryIn, ResponseIn } from '../operation-types.ts';
import {
  addControlPlane,
  type ControlPlane,
  type ControlRequest,
  type ControlResponse,
  listed,
} from './control-plane.ts';
import document from '../generated/control.json' with { type: 'json' };

export interface FrontControlOptions {
  contract: () => Contract;
  record: RequestRecord;
  rules: Rules;
  /** Returns the hosts, besides this machine, that events may be sent to. */
  allowHosts: () => readonly string[];
}

let controlContract: Contract | undefined;

function control(): Contract {
  controlContract ??= readContract(document);
  return controlContract;
}

// Rules contain bodies of responses.
const BODY_LIMIT = 16 * 1024 * 1024;

const USER_AGENT = 'telephony-mock';
const RECEIVER_TIMEOUT_MS = 5000;

type Id = keyof operations;

interface HandlerRequest<I extends Id> {
  path: PathIn<operations[I]>;
  query: QueryIn<operations[I]>;
  body: BodyIn<operations[I]>;
}

type HandlerContext = FrontControlOptions & { receivers: Receivers };

type Handlers = {
  [I in Id]: (
    context: HandlerContext,
    request: HandlerRequest<I>,
  ) => ResponseIn<operations[I]> | Promise<ResponseIn<operations[I]>>;
};

const handlers: Handlers = {
  listRequests({ record }, { query: { operation_id: operationId, status, limit } }) {
    const matching = record.requests.filter(
      (one) =>
        (operationId === undefined || one.operationId === operationId) &&
        (status === undefined || one.status === status),
    );
    const latest = limit === undefined ? matching : matching.slice(-limit);
    return { status: 200, body: { data: latest.map(requestEntry), total: matching.length } };
  },
  deleteRequests({ record }) {
    record.clear();
    return { status: 204, body: undefined };
  },
  listRules: ({ rules }) => listed(rules.list()),
  createRule({ rules }, { body }) {
    return { status: 201, body: rules.add(body) };
  },
  deleteRules({ rules }) {
    rules.clear();
    return { status: 204, body: undefined };
  },
  deleteRule({ rules }, { path: { id } }) {
    if (!rules.remove(id)) throw new Refusal(404, `There is no rule ${id}.`);
    return { status: 204, body: undefined };
  },
  listOperations: ({ contract }) => listed(contract().operations.map(operationEntry)),
  listEvents: ({ contract }) => listed(listEvents(contract())),
  async sendEvent({ contract, receivers }, { body: { to, ...input } }) {
    checkReceiver(to);
    return { status: 200, body: await sendEvent(receivers, createEvent(contract(), input), to) };
  },
};

export type FrontOperationId = Id;

/** Handles the operations of every control plane: recorded requests, rules and events. */
export interface FrontControl {
  /** Bytes of the largest body. */
  readonly bodyLimit: number;
  handles(operationId: string): operationId is FrontOperationId;
  handle(operationId: FrontOperationId, request: ControlRequest): ControlResponse | Promise<ControlResponse>;
}

export function createFrontControl(server: FastifyInstance, options: FrontControlOptions): FrontControl {
  const receivers = new Receivers({
    userAgent: USER_AGENT,
    timeout: RECEIVER_TIMEOUT_MS,
    place: (url) => allowedPlace(url, options.allowHosts()),
  });
  server.addHook('onClose', () => receivers.stop());
  return {
    bodyLimit: BODY_LIMIT,
    handles: (operationId): operationId is FrontOperationId => Object.hasOwn(handlers, operationId),
    handle: (operationId, request) => handle({ ...options, receivers }, operationId, request),
  };
}

/** Adds a control plane with these operations only, and `GET /help`, which shows its requests. */
export function addFrontControl(
  server: FastifyInstance,
  options: FrontControlOptions,
  { prefix, token, more }: Pick<ControlPlane, 'prefix' | 'token' | 'more'>,
): void {
  const front = createFrontControl(server, options);
  addControlPlane(server, {
    prefix,
    contract: options.contract,
    control,
    token,
    bodyLimit: () => BODY_LIMIT,
    handle: ({ operationId }, request) => front.handle(operationId as FrontOperationId, request),
    more: (scope) => {
      scope.get('/help', (request, reply) => {
        const base = `http://${request.headers.host ?? ''}${prefix}`;
        const head = `# The control plane. Its OpenAPI document, with all parameters: ${base}/openapi.json`;
        const text = [head, ...curlRequests(control(), base), ''].join('\n\n');
        return reply.type('text/plain; charset=utf-8').send(text);
      });
      more?.(scope);
    },
  });
}

/** Returns a curl command for each operation of a control plane, with its summary. */
export function curlRequests(contract: Contract, base: string): string[] {
  return contract.operations.map(({ body, method, path, summary }) => {
    const [example] = body?.examples.values() ?? [];
    const defaultMethod = example === undefined ? 'get' : 'post';
    const command = [
      'curl',
      ...(method === defaultMethod ? [] : [`-X ${method.toUpperCase()}`]),
      base + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`),
      ...(example === undefined ? [] : [`-d '${JSON.stringify(example.value)}'`]),
    ];
    return `# ${summary}\n${command.join(' ')}`;
  });
}

function handle<I extends Id>(context: HandlerContext, id: I, request: object) {
  // The document that the types come from has checked the request.
  return handlers[id](context, request as HandlerRequest<I>);
}

function operationEntry({ operationId, method, path, summary, responses }: Operation): OperationEntry {
  return {
    operation_id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    responses: [...responses].map(([status, { examples }]) => ({ status, examples: [...examples.keys()] })),
  };
}

function requestEntry(recorded: RecordedRequest): Request {
  const { time, method, url, headers, body, operationId, status, refusal, warnings, milliseconds } = recorded;
  const [path = '', ...rest] = url.split('?');
  return {
    time: new Date(time).toISOString(),
    method,
    url,
    path,
    query: queryOf(rest.join('?')),
    headers: { ...headers },
    body: body.length === 0 ? null : jsonOrText(body),
    operation_id: operationId ?? null,
    status,
    refusal: refusal ? { message: refusal.message, errors: [...refusal.errors] } : null,
    warnings: [...warnings],
    milliseconds: Math.round(milliseconds * 10) / 10,
  };
}

function queryOf(text: string): Record<string, string | string[]> {
  const query = new URLSearchParams(text);
  const entries = [...new Set(query.keys())].map((name) => {
    const values = query.getAll(name);
    return [name, values.length > 1 ? values : values[0]!] as const;
  });
  return Object.fromEntries(entries);
}
