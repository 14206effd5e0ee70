import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEHAVIOURS } from './behaviours.ts';
import { type Endings, inRuntime } from './endings.ts';
import { type MalformedServers, startMalformedServers } from './server.ts';
import { runPlan } from './run-plan.ts';

let servers: MalformedServers;
let endings: Endings;

beforeAll(async () => {
  servers = await startMalformedServers();
  endings = await runPlan(servers.url);
}, 60_000);
afterAll(() => servers.end());

test.each(BEHAVIOURS)('$name', ({ name, ends, requests = 1 }) => {
  expect(inRuntime(ends, 'Node 26').split(' or ')).toContain(endings[name]);
  expect(servers.requests.get(name)).toBe(requests);
});

test('no token goes to another server', () => expect(servers.elsewhere.join('')).toBe(''));
