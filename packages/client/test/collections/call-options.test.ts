import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  type ClientEvent,
  count,
  createTelephony,
  keptAlive,
  pages,
  paginate,
  operations,
} from '../../src/index.ts';
import { createStub, records, refusal } from '../../src/testing.ts';
import { caught } from '../support/caught.ts';

/** All options of every call. */
const EVERY = {
  headers: { 'x-trace': 'a' },
  signal: new AbortController().signal,
  timeoutMs: 5000,
  attemptTimeoutMs: 4000,
  retries: 1,
  retryUnsafe: false,
};

test('the options of every call are those of paginate, pages and count too, and reach the requests', async () => {
  let failures = 4;
  const list = records([{ id: 1 }]);
  const stub = createStub().on('listCdrs', (request) =>
    (failures -= 1) % 2 === 1
      ? new Response('', { status: 503, headers: { 'retry-after': '0' } })
      : list(request),
  );
  const pbx = createTelephony({ ...stub.options, operations });
  const ids: unknown[] = [];
  for await (const { id } of paginate(pbx, '/cdrs', EVERY)) ids.push(id);
  for await (const { data } of pages(pbx, '/cdrs', { ...EVERY, by: 'id' }))
    ids.push(...data.map(({ id }) => id));
  expect(ids).toEqual([1, 1]);
  expect(await count(pbx, '/cdrs', EVERY)).toBe(1);
  expect(stub.requests.every(({ headers }) => headers.get('x-trace') === 'a')).toBe(true);
  expect(stub.requests.some(({ attempt }) => attempt === 2)).toBe(true);
});

test('what reads a collection has the name of its operation in errors, events and lines of the log', async () => {
  const stub = createStub().on('listCallFlows', refusal(403, 'Forbidden'));
  const names: (string | undefined)[] = [];
  const onEvent = ({ operation }: ClientEvent) => void names.push(operation.operationId);
  const pbx = createTelephony({ ...stub.options, onEvent, operations });
  const path = '/callflows';
  for (const call of [
    () => paginate(pbx, path).next(),
    () => paginate(pbx, path, { by: 'id' }).next(),
    () => pages(pbx, path).next(),
    () => count(pbx, path),
    () => count(pbx, path, { limit: 5 } as object),
    () => paginate(pbx, path, { pageSize: 0 }).next(),
    () => pages(pbx, path, { by: 'id', after: 'x' }).next(),
  ]) {
    const error = await caught((async () => call())());
    expect(error.operation).toEqual({ method: 'GET', path, operationId: 'listCallFlows' });
    expect(error.message).toMatch(/^listCallFlows \[GET\] /);
  }
  expect(new Set(names)).toEqual(new Set(['listCallFlows']));
});

test('an interval that no timer can hold does not ping all the time', async () => {
  const stub = createStub().on('listCdrs', records([]));
  const pbx = createTelephony({
    ...stub.options,
    auth: keptAlive('TOKEN', { everyMs: Infinity }),
    operations,
  });
  await pbx.listCdrs();
  await setTimeout(50);
  expect(stub.requests.map(({ path }) => path)).toEqual(['/cdrs']);
  await pbx.close();
});
