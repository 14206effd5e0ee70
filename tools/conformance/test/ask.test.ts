import { gzipSync } from 'node:zlib';
import { readContract } from '@telephony/contract';
import { contractFolder, readBundle } from '@telephony/generate/files';
import { startServer } from '@telephony/testing/start-server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Permissions } from '../src/permissions.ts';
import { createAsk, findOperation } from '../src/server/ask.ts';
import type { Exchange } from '../src/server/exchange.ts';
import { openGate, STEP_HEADER } from '../src/workflows/run-workflows.ts';

const { operations, router } = readContract(readBundle(contractFolder));
const find = (method: string, path: string) => findOperation(router, method, path);
const NONE = { writes: false, dialling: false, collectionDeletes: false, logins: false };

const COMPRESSED: Record<string, Buffer> = {
  '/ping': gzipSync('{"message":"pong"}'),
  '/me': Buffer.from('{}'),
};

const arrived: { method: string | undefined; url: string | undefined; headers: object }[] = [];
const base = await startServer(({ method, url, headers }, response) => {
  arrived.push({ method, url, headers });
  const compressed = COMPRESSED[url ?? ''];
  const type = { 'Content-Type': 'application/json' };
  if (compressed) response.writeHead(200, { ...type, 'Content-Encoding': 'gzip' }).end(compressed);
  else response.writeHead(301, { ...type, Location: '/cdrs/2' }).end('{}');
}, afterAll);
beforeEach(() => arrived.splice(0));

const exchanges: Exchange[] = [];
function ask(permissions: Permissions) {
  const onExchange = (exchange: Exchange) => exchanges.push(exchange);
  const signal = new AbortController().signal;
  return createAsk({ server: base, permissions, router, timeout: 5000, signal, onExchange });
}
function requestOf(method: string, target: string) {
  return { method, target, headers: [], body: Buffer.alloc(0) } satisfies Exchange['request'];
}

describe('findOperation', () => {
  it('finds every operation by its own path', () => {
    for (const operation of operations) {
      const path = operation.path.replaceAll(/\{\w+\}/g, '7');
      expect(find(operation.method.toUpperCase(), path)?.operationId).toBe(operation.operationId);
    }
  });

  it('knows nothing of other paths and methods', () => {
    expect(find('GET', '/cdrs/')).toBeUndefined();
    expect(find('PUT', '/cdrs')).toBeUndefined();
    expect(find('GET', '/cdrs/7/8')).toBeUndefined();
    expect(find('HEAD', '/cdrs')).toBeUndefined();
    expect(find('GET', '/v1.2/voice/cdrs')).toBeUndefined();
  });
});

describe('createAsk', () => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (_, operation) => {
      const { method, effect, path } = operation;
      const request = requestOf(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '7'));
      const isRead = method === 'get';
      const signsIn = ['login', 'loginWithSecondFactor', 'resetPassword'].includes(operation.operationId);
      const isPlain = (effect === undefined || effect === 'ends-token') && !signsIn;
      const grants: [Permissions, boolean][] = [
        [NONE, isRead],
        [{ ...NONE, writes: true }, isRead || isPlain],
        [{ ...NONE, writes: true, logins: true }, isRead || isPlain || signsIn],
        [{ ...NONE, writes: true, dialling: true }, effect !== 'deletes-collection' && !signsIn],
        [
          { ...NONE, writes: true, collectionDeletes: true },
          isPlain || isRead || effect === 'deletes-collection',
        ],
        [{ ...NONE, dialling: true, collectionDeletes: true, logins: true }, isRead],
      ];
      for (const [permissions, goes] of grants) {
        arrived.splice(0);
        const refusal = await ask(permissions)('test', request).then(
          () => undefined,
          (error: unknown) => String(error),
        );
        expect(refusal?.includes('needs --allow-') ?? false).toBe(!goes);
        expect(arrived.length).toBe(goes ? 1 : 0);
      }
    },
  );

  it('sends nothing that is no operation', async () => {
    await expect(ask({ ...NONE, writes: true })('test', requestOf('DELETE', '/everything'))).rejects.toThrow(
      'is not an operation of the contract',
    );
    expect(arrived).toEqual([]);
  });
});

describe('openGate', () => {
  it('passes on what is allowed, says who asked, and follows no redirect', async () => {
    await using gate = await openGate(ask(NONE));
    const answer = await fetch(`${gate.url}/cdrs/1?fields=id`, {
      headers: { [STEP_HEADER]: 'pageCdrs / readOne', 'X-Auth-Token': 'abc' },
    });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBeNull();
    expect(arrived).toHaveLength(1);
    expect(arrived[0]).toMatchObject({ url: '/cdrs/1?fields=id', headers: { 'x-auth-token': 'abc' } });
    expect(arrived[0]?.headers).not.toHaveProperty(STEP_HEADER);
    expect(exchanges.at(-1)).toMatchObject({ by: 'pageCdrs / readOne', outcome: { status: 301 } });
  });

  it('takes the compression off an answer', async () => {
    await using gate = await openGate(ask(NONE));
    const answer = await fetch(`${gate.url}/ping`);
    expect(await answer.json()).toEqual({ message: 'pong' });
    const exchange = await ask(NONE)('test', requestOf('GET', '/me'));
    expect(exchange.outcome).toEqual({ failure: expect.stringContaining('Content-Encoding') });
  });

  it('holds back what is not allowed, and what does not come from the runner', async () => {
    await using gate = await openGate(ask(NONE));
    await expect(fetch(`${gate.url}/calls`, { method: 'POST' })).rejects.toThrow('fetch failed');
    expect([...gate.heldBack.values()]).toEqual(['createCall needs --allow-writes.']);
    await expect(fetch(new URL('/cdrs', gate.url))).rejects.toThrow('fetch failed');
    expect(arrived).toEqual([]);
  });
});
