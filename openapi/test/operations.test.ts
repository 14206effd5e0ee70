import { describe, expect, test } from 'vitest';
import { isJsonObject } from '@telephony/contract';
import { contract } from './support/contract.ts';

const { operations } = contract;
const deref = (value: unknown) => contract.deref(value);
const named = operations.map((operation) => ({
  name: `${operation.method.toUpperCase()} ${operation.path}`,
  ...operation,
}));
const inPaths = named.filter(({ kind }) => kind === 'path');
const WITHOUT_BODY = new Set(['202', '204', '2XX']);
const FILE = /\.(trace|pcap|mp3|csv)$/;

/** The media types of a response or request body that have no example. */
function withoutExample(body: unknown): string[] {
  const content = deref(body)['content'];
  if (!isJsonObject(content)) return [];
  return Object.entries(content).flatMap(([type, media]) =>
    Object.keys(deref(media)['examples'] ?? {}).length > 0 ? [] : [type],
  );
}

describe.each(inPaths)('$name', ({ value, path }) => {
  const responses = Object.entries(deref(value['responses']));
  const successes = responses.filter(([status]) => /^(2..|301)$/.test(status));

  test('declares a success, and an example for every body', () => {
    expect(successes.map(([status]) => status)).not.toEqual([]);
    const missing = responses.flatMap(([status, response]) =>
      withoutExample(response).map((type) => `${status} ${type}`),
    );
    expect(missing).toEqual([]);
    expect(withoutExample(value['requestBody'])).toEqual([]);
  });

  test('has a body in every response but 202, 204 and a success of unknown status', () => {
    const empty = responses.filter(
      ([status, response]) => !WITHOUT_BODY.has(status) && !isJsonObject(deref(response)['content']),
    );
    expect(empty.map(([status]) => status)).toEqual([]);
    expect(deref(deref(value['responses'])['204'])['content']).toBeUndefined();
  });

  test('is a download exactly where its address is that of a file', () => {
    const types = successes.flatMap(([, response]) => Object.keys(deref(deref(response)['content'])));
    const isFile = FILE.test(path);
    expect(/^download[A-Z]/.test(String(value['operationId']))).toBe(isFile);
    expect(isFile && types.includes('application/json')).toBe(false);
  });

  test('answers 401 where it needs a token', () => {
    const security = value['security'] ?? contract.bundle['security'];
    const ways = Array.isArray(security) ? security : [];
    const needsToken = ways.length > 0 && ways.every((way) => Object.keys(deref(way)).length > 0);
    expect(needsToken && !responses.some(([status]) => status === '401')).toBe(false);
  });
});

describe.each(named.filter(({ kind }) => kind === 'webhook'))('webhook $path', ({ value }) => {
  test('has several examples', () => {
    const media = Object.values(deref(deref(value['requestBody'])['content']));
    expect(media).toHaveLength(1);
    expect(Object.keys(deref(deref(media[0])['examples'])).length).toBeGreaterThan(1);
  });
});

test('operation ids are unique, also where upper and lower case are the same', () => {
  const ids = operations.map(({ value }) => String(value['operationId']).toLowerCase());
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(twice).toEqual([]);
});
