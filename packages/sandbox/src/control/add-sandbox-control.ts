import { addControlPlane, type Front } from '@telephony/http';
import { controlDocument } from '../contract/control-document.ts';
import type { Platform } from '../platform/platform.ts';
import { CONTROL_PATH } from './shared/control-path.ts';
import type { ControlHandler, ControlId } from './shared/control-handler.ts';
import { controlHelp } from './help/control-help.ts';
import { controlHandlers } from './handlers/index.ts';
import type { ExchangeLog } from './shared/exchange-log.ts';
import { addReceiver, Receiver } from './shared/receiver.ts';
import { settingsOf } from './shared/settings.ts';
import { Stream } from './shared/stream.ts';

/** Bytes of the largest body: a snapshot or a seed, and anything else. */
const BODY_LIMITS = { large: 256 * 1024 * 1024, other: 1024 * 1024 };
const LARGE: ReadonlySet<string> = new Set(['restore', 'seed']);

/**
 * Adds the sandbox's own control plane: its time, the other parties of its calls, its webhooks, its data.
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
  const receiver = new Receiver(platform, server);
  const stream = new Stream(platform, exchanges, receiver);
  const atStart = settingsOf(platform, front);
  server.addHook('onClose', () => stream.close());
  const control = controlDocument();
  addControlPlane(server, {
    prefix: CONTROL_PATH,
    control,
    token,
    bodyLimit: (operationId) => (LARGE.has(operationId) ? BODY_LIMITS.large : BODY_LIMITS.other),
    handle: async ({ operationId, method }, request) => {
      const handler = controlHandlers[operationId as ControlId] as ControlHandler<ControlId>;
      const result = await handler({
        platform,
        stream,
        front,
        exchanges,
        receiver,
        atStart,
        ...request,
      } as Parameters<typeof handler>[0]);
      if (method !== 'get' && platform.clock.mode === 'manual') await platform.webhooks.delivered();
      return result;
    },
    more: (scope) => {
      scope.get('/help', (request, reply) =>
        reply
          .type('text/plain; charset=utf-8')
          .send(controlHelp(control, `http://${request.headers.host ?? ''}`)),
      );
      addReceiver(scope, receiver);
      scope.get('/stream', (_request, reply) => {
        reply.hijack();
        stream.add(reply.raw);
      });
    },
  });
}
