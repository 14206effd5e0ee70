import { readFileSync } from 'node:fs';
import { type Contract, readContract } from '@telephony/contract';
import type { FastifyInstance } from 'fastify';
import type { Rules } from '../failures/rules.ts';
import type { operations } from '../generated/control.ts';
import type { RequestRecord } from '../record/request-record.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { ResponseIn, BodyIn, PathIn, QueryIn } from '../types/operation-types.ts';
import { addControlPlane } from './add-control-plane.ts';
import { requestEntry } from './request-entry.ts';

/** What the control plane of a front works on. */
export interface Controlled {
  contract: () => Contract;
  record: RequestRecord;
  rules: Rules;
}

/** Bytes of the largest body: rules have bodies of responses in them. */
const BODY_LIMIT = 16 * 1024 * 1024;

type Id = keyof operations;

interface Asked<I extends Id> {
  path: PathIn<operations[I]>;
  query: QueryIn<operations[I]>;
  body: BodyIn<operations[I]>;
}

type Handlers = {
  [I in Id]: (
    on: Controlled,
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
};

/**
 * Adds the control plane of a front: what was asked, and what shall fail.
 *
 * @param prefix Where its addresses begin, such as `/_mock`.
 * @param remote Whether other machines may use it.
 */
export function addFrontControl(
  server: FastifyInstance,
  on: Controlled,
  { prefix, remote }: { prefix: string; remote: boolean },
): void {
  const text = readFileSync(new URL('../generated/control.json', import.meta.url), 'utf8');
  addControlPlane(server, {
    prefix,
    control: readContract(JSON.parse(text)),
    remote,
    bodyLimit: () => BODY_LIMIT,
    handle: ({ operationId }, request) => handle(on, operationId as Id, request),
    more: (scope) =>
      void scope.get('/contract.json', (_request, reply) =>
        reply.type('application/json; charset=utf-8').send(JSON.stringify(on.contract().document)),
      ),
  });
}

function handle<I extends Id>(on: Controlled, id: I, request: object) {
  // The request is checked by the document that the types are made from.
  return handlers[id](on, request as Asked<I>);
}
