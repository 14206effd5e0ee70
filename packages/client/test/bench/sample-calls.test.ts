import { expect, test } from 'vitest';
import { sampleCalls } from '../../bench/sample/sample-calls.ts';

test('there are as many calls as asked for, each operation that speaks JSON among them', () => {
  const calls = sampleCalls(200);
  expect(calls).toHaveLength(200);
  expect(new Set(calls.map((call) => call.operationId)).size).toBeGreaterThan(160);
});

test('a call has the path, query and body of its operation', () => {
  const calls = new Map(sampleCalls(170).map((call) => [call.operationId, call]));
  expect(calls.get('getCdr')).toMatchObject({ input: { path: { id: 42001 } }, answer: 'record' });
  expect(calls.get('listCdrs')).toMatchObject({ input: { query: { page: 2, limit: 100 } }, answer: 'list' });
  expect(calls.get('createCall')?.input.body).toMatchObject({ to: '447700900456', from: '410003' });
  expect(calls.has('downloadCdrPcap')).toBe(false);
});

test('a bundle with too few calls is an error', () => {
  expect(() => sampleCalls(10_000)).toThrow(/The bundle has \d+ calls, but the benchmark needs 10000\./);
});
