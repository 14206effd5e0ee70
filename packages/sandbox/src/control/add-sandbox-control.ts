import { addControlPlane, createFrontControl, type Front, invalid } from '@telephony/http';
import { CONTROL_PATH, controlDocument } from '../contract/control-document.ts';
import { accountsOf, type Platform } from '../platform/platform.ts';
import { type ControlHandler, type ControlHandlers, type ControlId } from './shared/control-handler.ts';
import { controlHelp } from './help.ts';
import type { ExchangeLog } from './shared/exchange-log.ts';
import { addReceiver, Receiver } from './shared/receiver.ts';
import { signInOf } from '../platform/accounts.ts';
import { settingsOf, stateHandlers } from './handlers/state.ts';
import { Stream } from './shared/stream.ts';
import { callHandlers } from './handlers/calls.ts';
import { clockHandlers, userHandlers } from './handlers/users.ts';
import { journalHandlers, receiverHandlers, webhookHandlers } from './handlers/webhooks.ts';
import { messageHandlers } from './handlers/messages.ts';
import { viewHandlers } from './handlers/views.ts';
import { concerns } from '../platform/webhooks.ts';

const controlHandlers: ControlHandlers = {
  ...callHandlers,
  ...clockHandlers,
  ...journalHandlers,
  ...messageHandlers,
  ...receiverHandlers,
  ...stateHandlers,
  ...userHandlers,
  ...viewHandlers,
  ...webhookHandlers,
};

export interface Asked {
  address: string;
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

function accountAsked(platform: Platform, asked: Asked): Platform {
  const { account } = asked.query;
  const accounts = accountsOf(platform);
  if (account === undefined) return accounts.find((one) => knows(one, asked)) ?? platform;
  const found = accounts.find((one) => one.account === account);
  if (!found) throw invalid('query.account', 'is not an account: start the sandbox with --accounts 2');
  return found;
}

function knows(platform: Platform, { address, path, body }: Asked): boolean {
  const { id } = path;
  if (typeof id === 'number') return hasId(platform, address, id);
  if (typeof body !== 'object' || body === null) return false;
  const { to, queue_id: queue, user_id: user, call_id: call } = body as Record<string, unknown>;
  const { users, queues } = platform.store.tables;
  if (typeof queue === 'number') return queues.get(queue) !== undefined;
  if (typeof user === 'number') return users.get(user) !== undefined;
  if (typeof call === 'number') return hasDeliveriesOf(platform, call);
  return typeof to === 'string' && platform.exchange.isOwn(to);
}

function hasId({ exchange, store }: Platform, address: string, id: number): boolean {
  const [, kind] = /([a-z]+)\/\{id\}/.exec(address) ?? [];
  const { users, queues, webhooks, deliveries } = store.tables;
  if (kind === 'calls') return exchange.calls.ofLeg(id) !== undefined;
  const tables = { users, queues, webhooks, journal: deliveries };
  return kind !== undefined && kind in tables && tables[kind as keyof typeof tables].get(id) !== undefined;
}

function hasDeliveriesOf({ store }: Platform, call: number): boolean {
  for (const { event } of store.tables.deliveries.values()) if (concerns(event, call)) return true;
  return false;
}

/** Bytes of the largest body: a snapshot or a seed, and anything else. */
const BODY_LIMITS = { large: 256 * 1024 * 1024, other: 1024 * 1024 };
const LARGE: ReadonlySet<string> = new Set(['restore', 'seed']);

export function addSandboxControl(
  platform: Platform,
  front: Front,
  exchanges: ExchangeLog,
  token: string | undefined,
): void {
  const { server } = front;
  const contract = () => platform.contract;
  const shared = createFrontControl(server, {
    contract,
    ...front,
    allowHosts: () => platform.webhooks.settings.allowHosts,
  });
  const receiver = new Receiver(platform, server, token);
  const streams = accountsOf(platform).map((account) => new Stream(account, exchanges, receiver));
  const stream = allOf(streams);
  const atStart = settingsOf(platform, front);
  server.addHook('onClose', () => {
    for (const one of streams) one.close();
  });
  addControlPlane(server, {
    prefix: CONTROL_PATH,
    contract,
    control: controlDocument,
    token,
    isOwnRequest: (request) => receiver.isDelivery(request),
    bodyLimit: (operationId = '') => {
      if (shared.handles(operationId)) return shared.bodyLimit;
      return LARGE.has(operationId) ? BODY_LIMITS.large : BODY_LIMITS.other;
    },
    handle: async ({ operationId, method, path: address }, request) => {
      if (operationId === 'deleteRequests') exchanges.clear();
      if (shared.handles(operationId)) return shared.handle(operationId, request);
      const handler = controlHandlers[operationId as ControlId] as ControlHandler<ControlId>;
      const account = accountAsked(platform, { address, ...request });
      const asked = {
        platform: account,
        all: platform,
        stream,
        front,
        exchanges,
        receiver,
        atStart,
        ...request,
      } as Parameters<typeof handler>[0];
      const result = await handler(asked);
      if (method !== 'get' && platform.clock.mode === 'manual')
        await Promise.all(accountsOf(platform).map(({ webhooks }) => webhooks.delivered()));
      return result;
    },
    more: (scope) => {
      scope.get('/help', (request, reply) =>
        reply
          .type('text/plain; charset=utf-8')
          .send(
            controlHelp(
              controlDocument(),
              `http://${request.headers.host ?? ''}`,
              accountsOf(platform).map(signInOf),
            ),
          ),
      );
      addReceiver(scope, receiver);
      scope.get<{ Querystring: { account?: string } }>('/stream', (request, reply) => {
        const asked = streams[Number(request.query.account ?? 1) - 1] ?? streams[0];
        reply.hijack();
        asked?.add(reply.raw);
      });
    },
  });
}

function allOf(streams: readonly Stream[]): Pick<Stream, 'tellAll' | 'tellTime'> {
  return {
    tellAll: () => {
      for (const one of streams) one.tellAll();
    },
    tellTime: () => {
      for (const one of streams) one.tellTime();
    },
  };
}
