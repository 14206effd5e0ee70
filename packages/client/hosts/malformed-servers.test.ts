import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BEHAVIOURS } from '../test/malformed-servers/behaviours.ts';
import { type Endings, inRuntime, type Runtime } from '../test/malformed-servers/endings.ts';
import { type MalformedServers, startMalformedServers } from '../test/malformed-servers/server.ts';
import { bundle, PROGRAM, RUN_IN, WORKER } from './support/run-in.ts';

/** The packages of Node that are installed apart are for Linux on x64. */
const HAS_NODES = process.platform === 'linux' && process.arch === 'x64';
const RUNTIMES = (Object.keys(RUN_IN) as (keyof typeof RUN_IN)[]).filter(
  (name) => HAS_NODES || !name.startsWith('Node'),
);

async function programFor(runtime: Runtime): Promise<string> {
  if (runtime === 'Chromium') return bundle('globalThis.endings = runPlan;', 'iife');
  return bundle(runtime === 'workerd' ? WORKER : PROGRAM);
}

describe.each(RUNTIMES)('in %s', (runtime) => {
  let servers: MalformedServers;
  let endings: Endings;

  beforeAll(async () => {
    const program = await programFor(runtime);
    servers = await startMalformedServers(program);
    endings = await RUN_IN[runtime](servers.url, program);
  });
  afterAll(() => servers?.end());

  test.each(BEHAVIOURS)('$name', ({ name, ends, requests = 1, sentAgainBy = [] }) => {
    expect(inRuntime(ends, runtime).split(' or ')).toContain(endings[name]);
    const sentAgain = sentAgainBy.includes(runtime) ? 1 : 0;
    expect([requests, requests + sentAgain]).toContain(servers.requests.get(name));
  });

  test('no token goes to another server', () => expect(servers.elsewhere.join('')).toBe(''));
});
