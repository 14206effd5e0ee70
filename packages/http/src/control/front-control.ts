import { readFileSync } from 'node:fs';
import { type Contract, readContract } from '@telephony/contract';
import type { FastifyInstance } from 'fastify';
import { eventList } from '../events/event-list.ts';
import { makeEvent } from '../events/make-event.ts';
import { checkReceiver, sendEvent } from '../events/send-event.ts';
import type { Rules } from '../failures/rules.ts';
import type { operations } from '../generated/control.ts';
import { Receivers } from '../receivers/receivers.ts';
import type { RequestRecord } from '../record/request-record.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { ResponseIn, BodyIn, PathIn, QueryIn } from '../types/operation-types.ts';
import { jsonResponse } from '../response/http-response.ts';
import { send } from '../server/send.ts';
import { addControlPlane, type ControlPlane } from './add-control-plane.ts';
import { FRONT_CONTROL_PATH } from './front-control-path.ts';
import { addControlPage } from '../page/control-page.ts';
import { operationEntry } from './operation-entry.ts';
import { requestEntry } from './request-entry.ts';

/** What the control plane of a front works on. */
export interface Controlled {
  contract: () => Contract;
  record: RequestRecord;
  rules: Rules;
}

let document: Contract | undefined;

/** The document of this control plane. It is read once. */
function control(): Contract {
  document ??= readContract(
    JSON.parse(readFileSync(new URL('../generated/control.json', import.meta.url), 'utf8')),
  );
  return document;
}

/** Bytes of the largest body: rules have bodies of responses in them. */
const BODY_LIMIT = 16 * 1024 * 1024;

/** What receivers of events see. */
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

/** Every operation of the control plane. One that is missing here does not compile. */
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
  listRules({ rules }) {
    const data = rules.list();
    return { status: 200, body: { data, total: data.length } };
  },
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
  listOperations({ contract }) {
    const data = contract().operations.map(operationEntry);
    return { status: 200, body: { data, total: data.length } };
  },
  listEvents({ contract }) {
    const data = eventList(contract());
    return { status: 200, body: { data, total: data.length } };
  },
  async sendEvent({ contract, receivers }, { body: { to, ...input } }) {
    checkReceiver(to);
    return { status: 200, body: await sendEvent(receivers, makeEvent(contract(), input), to) };
  },
};

/**
 * Adds the control plane of a front at `FRONT_CONTROL_PATH`: what was asked, what shall fail, and which events are sent.
 *
 * @param token What other machines have to send to use it; undefined for this machine only.
 * @param more Adds further routes, under the same guard.
 */
export function addFrontControl(
  server: FastifyInstance,
  on: Controlled,
  { token, more }: Pick<ControlPlane, 'token' | 'more'>,
): void {
  const receivers = new Receivers({ userAgent: USER_AGENT, timeout: RECEIVER_TIMEOUT });
  server.addHook('onClose', () => receivers.stop());
  addControlPlane(server, {
    prefix: FRONT_CONTROL_PATH,
    control,
    token,
    bodyLimit: () => BODY_LIMIT,
    handle: ({ operationId }, request) => handle({ ...on, receivers }, operationId as Id, request),
    more: (scope) => {
      scope.get('/contract.json', (_request, reply) =>
        send(reply, jsonResponse(200, on.contract().document)),
      );
      addControlPage(scope);
      more?.(scope);
    },
  });
}

function handle<I extends Id>(on: Controlled & { receivers: Receivers }, id: I, request: object) {
  // The request is checked by the document that the types are made from.
  return handlers[id](on, request as Asked<I>);
}
