import { addControlPlane, createFrontControl, type Front, invalid } from '@telephony/http';
import { CONTROL_PATH, controlDocument } from '../contract/control-document.ts';
import { accountSignIn } from '../platform/accounts.ts';
import { accountsOf, type Platform } from '../platform/platform.ts';
import { isAboutCall } from '../platform/webhooks.ts';
import { callHandlers } from './handlers/calls.ts';
import { messageHandlers } from './handlers/messages.ts';
import { settingsOf, stateHandlers } from './handlers/state.ts';
import { userHandlers } from './handlers/users.ts';
import { webhookHandlers } from './handlers/webhooks.ts';
import { controlHelp } from './help.ts';
import type { ControlHandler, ControlHandlers, ControlId } from './shared/control-handler.ts';
import { addReceiver, Receiver } from './shared/receiver.ts';
import { Stream } from './shared/stream.ts';
import { ScenarioRecorder } from './shared/recorder.ts';

// An operation of the control plane without a handler does not compile.
const handlers: ControlHandlers = {
  ...callHandlers,
  ...messageHandlers,
  ...stateHandlers,
  ...userHandlers,
  ...webhookHandlers,
};

interface RequestParts {
  /** The path of the operation, such as `/users/{id}`. */
  address: string;
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

// The account that a request names, else the one with the ID, number or extension in the request, else the first.
function accountFor(first: Platform, request: RequestParts): Platform {
  const { account: number } = request.query;
  const accounts = accountsOf(first);
  if (number === undefined) return accounts.find((one) => hasSubject(one, request)) ?? first;
  const account = accounts.find((one) => one.account === number);
  if (!account) throw invalid('query.account', 'is not an account: start the sandbox with --accounts 2');
  return account;
}

function hasSubject(platform: Platform, { address, path, body }: RequestParts): boolean {
  const { id } = path;
  if (typeof id === 'number') return hasId(platform, address, id);
  if (typeof body !== 'object' || body === null) return false;
  const { to, queue_id: queue, user_id: user, call_id: call } = body as Record<string, unknown>;
  const { users, queues, deliveries } = platform.store.tables;
  if (typeof queue === 'number') return queues.get(queue) !== undefined;
  if (typeof user === 'number') return users.get(user) !== undefined;
  if (typeof call === 'number') return deliveries.find(({ event }) => isAboutCall(event, call)) !== undefined;
  return typeof to === 'string' && platform.exchange.isOwnNumber(to);
}

function hasId({ exchange, store }: Platform, address: string, id: number): boolean {
  const [, kind] = /([a-z]+)\/\{id\}/.exec(address) ?? [];
  const { users, queues, webhooks, deliveries } = store.tables;
  if (kind === 'calls') return exchange.calls.ofLeg(id) !== undefined;
  const tables = { users, queues, webhooks, journal: deliveries };
  return kind !== undefined && kind in tables && tables[kind as keyof typeof tables].get(id) !== undefined;
}

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_DATA_BYTES = 256 * 1024 * 1024;
const DATA_OPERATIONS: ReadonlySet<string> = new Set(['restore', 'seed']);

/** @param token Required of every request; without one, only this machine can use the control plane. */
export function addSandboxControl(first: Platform, front: Front, token: string | undefined): void {
  const { server } = front;
  const accounts = accountsOf(first);
  const contract = () => first.contract;
  const shared = createFrontControl(server, {
    contract,
    ...front,
    allowHosts: () => first.webhooks.settings.allowHosts,
  });
  const receiver = new Receiver(first, server, token);
  const streams = accounts.map((account) => new Stream(account, receiver));
  const recorders = accounts.map((account) => new ScenarioRecorder(account));
  const context = { first, streams, front, receiver, startSettings: settingsOf(first, front) };
  server.addHook('onClose', () => {
    for (const stream of streams) stream.close();
  });
  addControlPlane(server, {
    prefix: CONTROL_PATH,
    contract,
    control: controlDocument,
    token,
    isOwnRequest: (request) => receiver.isDelivery(request),
    bodyLimit: (operationId = '') => {
      if (shared.handles(operationId)) return shared.bodyLimit;
      return DATA_OPERATIONS.has(operationId) ? MAX_DATA_BYTES : MAX_BODY_BYTES;
    },
    handle: async ({ operationId, method, path: address }, request) => {
      if (operationId === 'reset') for (const recorder of recorders) recorder.clear();
      if (shared.handles(operationId)) return shared.handle(operationId, request);
      const handler = handlers[operationId as ControlId] as ControlHandler<ControlId>;
      const platform = accountFor(first, { address, ...request });
      const result = await handler({ ...context, ...request, platform } as Parameters<typeof handler>[0]);
      if (method !== 'get' && first.clock.mode === 'manual')
        await Promise.all(accounts.map(({ webhooks }) => webhooks.delivered()));
      return result;
    },
    more: (scope) => {
      scope.get('/help', (request, reply) => {
        const origin = `http://${request.headers.host ?? ''}`;
        const text = controlHelp(controlDocument(), origin, accounts.map(accountSignIn));
        return reply.type('text/plain; charset=utf-8').send(text);
      });
      scope.get<{ Querystring: { account?: string } }>('/scenario', async (request, reply) => {
        const account = accounts[Number(request.query.account ?? 1) - 1] ?? first;
        const recorder = recorders[accounts.indexOf(account)]!;
        // Few sandboxes need the YAML writer, which takes time to load.
        const { savedScenario } = await import('./shared/saved-scenario.ts');
        const attachment = 'attachment; filename="scenario.yaml"';
        return reply
          .type('application/yaml')
          .header('content-disposition', attachment)
          .send(savedScenario(account, recorder));
      });
      addReceiver(scope, receiver);
      scope.get<{ Querystring: { account?: string } }>('/stream', (request, reply) => {
        const stream = streams[Number(request.query.account ?? 1) - 1] ?? streams[0];
        reply.hijack();
        stream?.add(reply.raw);
      });
    },
  });
}
