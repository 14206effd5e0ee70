import { addControlPlane, createFrontControl, type Front } from '@telephony/http';
import { controlDocument } from '../contract/control-document.ts';
import { accountsOf, type Platform } from '../platform/platform.ts';
import { accountAsked } from './shared/account-asked.ts';
import { CONTROL_PATH } from './shared/control-path.ts';
import type { ControlHandler, ControlId } from './shared/control-handler.ts';
import { controlHelp } from './help/control-help.ts';
import { controlHandlers } from './handlers/index.ts';
import type { ExchangeLog } from './shared/exchange-log.ts';
import { addReceiver, Receiver } from './shared/receiver.ts';
import { signInsOf } from '../platform/accounts/first-sign-in.ts';
import { carryOutForWebhooks } from './shared/word-webhook.ts';
import { settingsOf } from './shared/settings.ts';
import { Stream } from './shared/stream.ts';

/** Bytes of the largest body: a snapshot or a seed, and anything else. */
const BODY_LIMITS = { large: 256 * 1024 * 1024, other: 1024 * 1024 };
const LARGE: ReadonlySet<string> = new Set(['restore', 'seed']);

/**
 * Adds the control plane of the sandbox: its time, the other parties of its calls, its webhooks, its data, and what the
 * mock's has too.
 *
 * @param exchanges What was asked of the API.
 * @param token What other machines have to send to use it too; undefined for this machine only.
 */
export function addSandboxControl(
  platform: Platform,
  front: Front,
  exchanges: ExchangeLog,
  token: string | undefined,
): void {
  const { server } = front;
  const contract = () => platform.contract;
  const shared = createFrontControl(server, { contract, ...front });
  const receiver = new Receiver(platform, server);
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
    bodyLimit: (operationId = '') => {
      if (shared.handles(operationId)) return shared.bodyLimit;
      return LARGE.has(operationId) ? BODY_LIMITS.large : BODY_LIMITS.other;
    },
    handle: async ({ operationId, method, path: address }, request) => {
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
      const result = await carryOutForWebhooks(() => handler(asked));
      if (method !== 'get' && platform.clock.mode === 'manual')
        await Promise.all(accountsOf(platform).map(({ webhooks }) => webhooks.delivered()));
      return result;
    },
    more: (scope) => {
      scope.get('/help', (request, reply) =>
        reply
          .type('text/plain; charset=utf-8')
          .send(controlHelp(controlDocument(), `http://${request.headers.host ?? ''}`, signInsOf(platform))),
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

/** Tells the readers of all accounts. */
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
