import { describe, expect, test } from 'vitest';
import { loadPlatformContract } from '../../src/contract/contract.ts';
import { examplePath } from '@telephony/contract';
import { useServers } from './support/start-servers.ts';

const servers = useServers();
const { operations } = loadPlatformContract();
/** Collections: what has a page. */
const lists = operations.filter(
  ({ method, queryParameters }) => method === 'get' && queryParameters.some(({ name }) => name === 'page'),
);
/** More pages than any collection of the story has with one record on each. */
const TOO_MANY = 200;

/** Each request counts as a use of the token, which the list of tokens shows. */
const withoutUse = (record: unknown) => ({ ...(record as object), last_request_at: undefined });

describe.each(['mock', 'sandbox'] as const)('who reads all pages of the %s comes to an end', (name) => {
  test.each(lists.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (_, operation) => {
      const { url, token } = servers[name];
      const page = async (query: string): Promise<{ data: unknown[]; total?: number }> => {
        const response = await fetch(`${url}${examplePath(operation)}?${query}`, {
          headers: { 'x-auth-token': token },
        });
        expect(response.status).toBe(200);
        return (await response.json()) as { data: unknown[]; total?: number };
      };
      const whole = await page('limit=100');
      // By total, as a program does that trusts it, and until a page is empty, as one that does not.
      const read: unknown[] = [];
      for (let number = 1; number < TOO_MANY; number++) {
        const { data, total } = await page(`limit=1&page=${number}`);
        expect(total).toBe(whole.total);
        if (data.length === 0) break;
        expect(data).toHaveLength(1);
        read.push(...data);
      }
      expect(read.map(withoutUse)).toEqual(whole.data.map(withoutUse));
      expect(whole.total ?? read.length).toBe(read.length);
    },
  );
});
