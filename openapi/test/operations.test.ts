import { describe, expect, test } from 'vitest';
import type { RequestBody, Response } from '@telephony/contract';
import { contract } from './support/contract.ts';

const named = contract.operations.map((operation) => ({
  name: `${operation.method.toUpperCase()} ${operation.path}`,
  operation,
}));
const WITHOUT_BODY = new Set(['202', '204', '2XX']);
const FILE = /\.(trace|pcap|mp3|csv)$/;

/** The media types of a response or request body that have no example. */
function withoutExample(body: RequestBody | Response | undefined): string[] {
  return [...(body?.content ?? [])].flatMap(([type, { examples }]) => (examples.size > 0 ? [] : [type]));
}

describe.each(named)('$name', ({ operation }) => {
  const responses = [...operation.responses];
  const successes = responses.filter(([status]) => /^(2..|301)$/.test(status));

  test('declares a success, and an example for every body', () => {
    expect(successes.map(([status]) => status)).not.toEqual([]);
    const missing = responses.flatMap(([status, response]) =>
      withoutExample(response).map((type) => `${status} ${type}`),
    );
    expect(missing).toEqual([]);
    expect(withoutExample(operation.body)).toEqual([]);
  });

  test('has a body in every response but 202, 204 and a success of unknown status', () => {
    const empty = responses.filter(
      ([status, { object }]) => !WITHOUT_BODY.has(status) && object.content === undefined,
    );
    expect(empty.map(([status]) => status)).toEqual([]);
    expect(operation.responses.get('204')?.object.content).toBeUndefined();
  });

  test('is a download exactly where its address is that of a file', () => {
    const types = successes.flatMap(([, { content }]) => [...content.keys()]);
    const isFile = FILE.test(operation.path);
    expect(/^download[A-Z]/.test(operation.operationId)).toBe(isFile);
    expect(isFile && types.includes('application/json')).toBe(false);
  });

  test('answers 401 where it needs a token', () => {
    expect(operation.access === 'token' && !operation.responses.has('401')).toBe(false);
  });
});

describe.each([...contract.webhooks.values()])('webhook $event', ({ body }) => {
  test('has several examples', () => {
    const [media, another] = body?.content.values() ?? [];
    expect(another).toBeUndefined();
    expect(media?.examples.size).toBeGreaterThan(1);
  });
});

test('operation ids are unique, also where upper and lower case are the same', () => {
  const ids = [...contract.operations, ...contract.webhooks.values()].map(({ object }) =>
    object.operationId?.toLowerCase(),
  );
  expect(ids).not.toContain(undefined);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(twice).toEqual([]);
});
