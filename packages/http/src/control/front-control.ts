import { type Contract, type Operation, readContract } from '@telephony/contract';
import type { FastifyInstance } from 'fastify';
import { eventList, makeEvent } from '../events/make-event.ts';
import { allowedPlace } from '../events/policy.ts';
import { checkReceiver, sendEvent } from '../events/send-event.ts';
import type { Rules } from '../failures/rules.ts';
import type { Operation as OperationEntry, operations, Request } from '../generated/control.ts';
import { Receivers } from '../events/receivers.ts';
import type { RecordedRequest, RequestRecord } from '../request-record.ts';
import { Refusal } from '../refusals/refusal.ts';
import { jsonOrText } from '../request/read-body.ts';
import type { BodyIn, PathIn, QueryIn, ResponseIn } from '../operation-types.ts';
import { addControlPlane, type ControlPlane, type ControlRequest, listed } from './control-plane.ts';
import document from '../generated/control.json' with { type: 'json' };

export interface Controlled {
  contract: () => Contract;
  record: RequestRecord;
  rules: Rules;
  allowHosts: () => readonly string[];
}

let loaded: Contract | undefined;

function control(): Contract {
  loaded ??= readContract(document);
  return loaded;
}

/** Bytes of the largest body: rules have bodies of responses in them. */
const BODY_LIMIT = 16 * 1024 * 1024;

const USER_AGENT = 'telephony-mock';
/** Milliseconds that a receiver has to respond. */
const RECEIVER_TIMEOUT = 5000;

type Id = keyof operations;

interface Asked<I extends Id> {
  path: PathIn<operations[I]>;
  query: QueryIn<operations[I]>;
  body: BodyIn<operations[I]>;
}

type Handlers = {
  [I in Id]: (
    on: Controlled & { receivers: Receivers },
    asked: Asked<I>,
  ) => ResponseIn<operations[I]> | Promise<ResponseIn<operations[I]>>;
};

const handlers: Handlers = {
  listRequests({ record }, { query: { operation_id: operationId, status, limit } }) {
    const found = record.requests.filter(
      (one) =>
        (operationId === undefined || one.operationId === operationId) &&
        (status === undefined || one.status === status),
    );
    const shown = limit === undefined ? found : found.slice(-limit);
    return { status: 200, body: { data: shown.map(requestEntry), total: found.length } };
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
  listEvents: ({ contract }) => listed(eventList(contract())),
  async sendEvent({ contract, receivers }, { body: { to, ...input } }) {
    checkReceiver(to);
    return { status: 200, body: await sendEvent(receivers, makeEvent(contract(), input), to) };
  },
};

/** The operations that every control plane has. */
export type FrontOperationId = Id;

export interface FrontControl {
  /** Bytes of the largest body: rules have bodies of responses in them. */
  readonly bodyLimit: number;
  handles(operationId: string): operationId is FrontOperationId;
  handle(
    operationId: FrontOperationId,
    request: ControlRequest,
  ): { status: number; body: unknown } | Promise<{ status: number; body: unknown }>;
}

/** @param server Closes the connections to receivers when it closes. */
export function createFrontControl(server: FastifyInstance, on: Controlled): FrontControl {
  const receivers = new Receivers({
    userAgent: USER_AGENT,
    timeout: RECEIVER_TIMEOUT,
    place: (url) => allowedPlace(url, on.allowHosts()),
  });
  server.addHook('onClose', () => receivers.stop());
  return {
    bodyLimit: BODY_LIMIT,
    handles: (operationId): operationId is FrontOperationId => Object.hasOwn(handlers, operationId),
    handle: (operationId, request) => handle({ ...on, receivers }, operationId, request),
  };
}

/**
 * Adds the control plane of a server that has no operations of its own in it. `GET /help` shows its requests.
 *
 * @param plane `prefix`: where its addresses begin; `more` adds further routes, under the same guard.
 */
export function addFrontControl(
  server: FastifyInstance,
  on: Controlled,
  { prefix, token, more }: Pick<ControlPlane, 'prefix' | 'token' | 'more'>,
): void {
  const front = createFrontControl(server, on);
  addControlPlane(server, {
    prefix,
    contract: on.contract,
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

/**
 * A request by curl for each operation of a control plane, with its summary as a comment and the first example of its body.
 *
 * @param base Where the control plane is, such as `http://127.0.0.1:4010/_mock`.
 */
export function curlRequests({ operations: all }: Contract, base: string): string[] {
  return all.map(({ body, method, path, summary }) => {
    const [example] = body?.examples.values() ?? [];
    // With a body curl sends POST by itself.
    const usual = example === undefined ? 'get' : 'post';
    const request = [
      'curl',
      ...(method === usual ? [] : [`-X ${method.toUpperCase()}`]),
      base + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`),
      ...(example === undefined ? [] : [`-d '${JSON.stringify(example.value)}'`]),
    ];
    return `# ${summary}\n${request.join(' ')}`;
  });
}

function handle<I extends Id>(on: Controlled & { receivers: Receivers }, id: I, request: object) {
  // The request is checked by the document that the types are made from.
  return handlers[id](on, request as Asked<I>);
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
