import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MATERIAL, SECRET } from '../test/hosts/support/material.ts';
import { installed } from '@telephony/testing/installed-host';
import { type Running, startProgram } from './support/start-program.ts';
import { startNest } from './support/start-nest.ts';
import { startNext } from './support/start-next.ts';
import { startWorkerd } from './support/start-workerd.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const telling = fileOf('support/tell-kept.ts');
const FLAGS = ['--allow-net', '--allow-env', '--allow-read'];

interface Host {
  name: string;
  start: () => Promise<Running>;
  isProcess: boolean;
  /** Default: code 0. */
  ended?: [code: null, signal: string];
}

const HOSTS: Host[] = [
  {
    name: 'Deno',
    isProcess: true,
    start: () =>
      startProgram(installed('@deno/*/deno*'), () => [
        'run',
        ...FLAGS,
        '--preload',
        telling,
        fileOf('../examples/deno.ts'),
      ]),
  },
  {
    name: 'Bun',
    isProcess: true,
    start: () =>
      startProgram(installed('@oven/bun-*/bin/bun*'), () => [
        '--preload',
        telling,
        fileOf('../examples/bun.ts'),
      ]),
  },
  // Nest ends itself with the signal, once it has drained.
  { name: 'Nest on Express', isProcess: true, ended: [null, 'SIGTERM'], start: () => startNest('express') },
  { name: 'Nest on Fastify', isProcess: true, ended: [null, 'SIGTERM'], start: () => startNest('fastify') },
  { name: 'workerd', isProcess: false, start: startWorkerd },
  { name: 'Next.js', isProcess: false, start: startNext },
];

describe.each(HOSTS)('the example in $name', ({ start, isProcess, ended = [0, null] }) => {
  let running: Running;
  const send = (body: BodyInit, headers: Record<string, string>, path = `/hooks/${SECRET}`) =>
    fetch(`${running.url}${path}`, { method: 'POST', headers, body });

  beforeAll(async () => {
    running = await start();
  });
  beforeEach(() => void running.printed.splice(0));
  afterAll(() => running?.end());

  test.each(MATERIAL)('$name', async ({ body, headers, status, event }) => {
    expect((await send(body, headers)).status).toBe(status);
    const kept = { kept: Buffer.from(body).toString('base64') };
    const expected = event ? [event] : isProcess ? [kept] : [];
    await vi.waitFor(() => expect(running.printed).toEqual(expected));
  });

  test('a wrong secret, and two deliveries of one event at the same time', async () => {
    const [first] = MATERIAL;
    const body = String(first?.body).replace('an-event', 'simultaneous');
    expect((await send(body, {}, `/hooks/${SECRET.toUpperCase()}`)).status).toBe(401);
    const both = await Promise.all([1, 2].map(() => send(body, {})));
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    await vi.waitFor(() => expect(running.printed).toMatchObject([{ id: 'evt-simultaneous' }]));
  });

  test.runIf(isProcess)('it drains and ends on SIGTERM', async () => {
    expect(await running.end()).toEqual(ended);
  });
});
