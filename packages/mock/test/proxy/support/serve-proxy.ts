import type { RequestListener, ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import { loadContractSync } from '@telephony/contract';
import { openapiJson } from '@telephony/openapi';
import { startServer } from '@telephony/testing/start-server';
import { onTestFinished } from 'vitest';
import { type ProxyOptions, startProxy } from '../../../src/index.ts';

const contract = loadContractSync(openapiJson);

export function exampleOf(operationId: string, status = '200'): any {
  const examples = contract.operationsById.get(operationId)?.responses.get(status)?.examples;
  return structuredClone(examples?.values().next().value?.value);
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export async function serveProxy(
  upstream: RequestListener | Server | string,
  options: Partial<ProxyOptions> = {},
) {
  const url = typeof upstream === 'string' ? upstream : await startServer(upstream);
  const proxy = await startProxy({ upstream: url, port: 0, ...options });
  onTestFinished(() => proxy.close());
  const ask = (line: string, { headers, ...init }: RequestInit = {}): Promise<Response> => {
    const [method = 'GET', path = '/'] = line.split(' ');
    const token = new Headers(headers);
    if (!token.has('x-auth-token')) token.set('x-auth-token', 'any');
    return fetch(proxy.url + path, { method, redirect: 'manual', ...init, headers: token });
  };
  const found = () =>
    proxy
      .findings()
      .map(({ kind, operationId = '-', status, place, message, shapes }) =>
        [kind, operationId, status, place, shapes.length > 0 ? shapes.join(' or ') : message].join(' | '),
      );
  return { proxy, ask, found };
}
