import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { loadContractSync } from '@telephony/contract';
import { openapiJson } from '@telephony/openapi';
import { createWebhookHandler } from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';
import { startServer } from '@telephony/testing/start-server';
import { describe, expect, test } from 'vitest';
import { runCli, runProgram } from './support/run-cli.ts';

const { webhooks } = loadContractSync(openapiJson);
const examples = [...webhooks.values()].flatMap(({ path: event, body }) =>
  [...(body?.examples ?? [])].map(([example, { value }]) => ({ event, example, value })),
);

const send = (...args: string[]) => runCli('send', ...args);

async function receive(...statuses: number[]) {
  const bodies: any[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    bodies.push(JSON.parse(await text(request)));
    response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200).end();
  };
  const url = await startServer((request, response) => void take(request, response));
  return { bodies, to: `${url}/events` };
}

test('the receiver of @telephony/webhooks takes every example of every event', async () => {
  const handled: unknown[] = [];
  const keep = (event: unknown) => void handled.push(event);
  const handler = createWebhookHandler(
    {
      ...(Object.fromEntries([...webhooks.keys()].map((event) => [event, keep])) as object),
      unknown: () => {
        throw new Error('An event of the contract is unknown.');
      },
    },
    { secret: { username: 'pbx', password: 'seven-spokes-and-a-bell' } },
  );
  const { host } = new URL(await startServer(toNodeListener(handler)));
  const to = `http://pbx:seven-spokes-and-a-bell@${host}/events`;
  const { code, stdout, stderr } = await runProgram('send', '--all', '--to', to);
  expect([code, stderr]).toEqual([0, '']);
  expect(handled).toMatchObject(examples.map(({ value }) => value));
  const lines = stdout.trimEnd().split('\n');
  expect(lines.slice(0, -1).map((line) => line.split(/ +/).slice(0, 3))).toEqual(
    examples.map(({ event, example }) => [event, example, '204']),
  );
  expect(lines.at(-1)).toBe(`${examples.length} sent, none failed.`);
  expect(stdout).not.toContain('spokes');
});

test('one event is sent, with fields of your own', async () => {
  const { bodies, to } = await receive();
  const set = ['--set', 'src=442079460101', '--set', 'dst_name=Ada'];
  const { code, stdout } = await send('call.hangup', '--to', to, '--example', 'outbound', ...set);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^call\.hangup  outbound  200 +\d+\.\d ms\n$/);
  const { value } = examples.find(({ event, example }) => event === 'call.hangup' && example === 'outbound')!;
  expect(bodies).toEqual([{ ...(value as object), src: '442079460101', dst_name: 'Ada' }]);
});

test('an event can come twice, and be what the contract does not allow', async () => {
  const { bodies, to } = await receive();
  const wrong = ['--set', 'event_name=call.parked', '--set', 'call_id={}', '--invalid'];
  expect((await send('call.hold', '--to', to, '--repeat', '2', '--delay', '100', ...wrong)).code).toBe(0);
  expect(bodies[0]).toMatchObject({ event_name: 'call.parked', call_id: {} });
  expect(bodies[1]).toEqual(bodies[0]);
});

test('exits with 1 where one of several fails, and says why', async () => {
  const { to } = await receive(500, 302, 204, 204);
  const { code, stdout } = await send('call.hangup', '--all', '--to', to);
  expect(code).toBe(1);
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(/ 500 .* The receiver returned 500\.$/),
    expect.stringMatching(/ 302 .* Redirects are not followed\.$/),
    expect.stringMatching(/ 204 +\d+\.\d ms$/),
    expect.stringMatching(/ 204 +\d+\.\d ms$/),
    '4 sent, 2 failed.',
    '',
  ]);
});

test('a receiver that does not respond is a failure', async () => {
  const { host: silent } = new URL(await startServer(() => {}));
  const late = await send('call.hold', '--to', `http://a:secret@${silent}/`, '--timeout', '300');
  expect([late.code, late.stdout]).toEqual([1, expect.stringContaining('No response within 300 ms.')]);
  const closed = await send('call.hold', '--to', 'http://a:secret@127.0.0.1:9/');
  expect([closed.code, closed.stdout]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
  expect(late.stdout + closed.stdout + late.stderr + closed.stderr).not.toContain('secret');
});

test('--list shows the events and their examples, of another revision too', async () => {
  const { code, stdout } = await send('--list');
  expect(code).toBe(0);
  expect(
    [...stdout.matchAll(/^(\S+) {2,}\S|--example (\S+)$/gm)].map(([, event, example]) => event ?? example),
  ).toEqual(
    [...webhooks.values()].flatMap(({ path: event, body }) => [event, ...(body?.examples.keys() ?? [])]),
  );
  expect((await send('--list', parcels)).stdout).toBe(
    'parcelArrived  A parcel is there\n                 --example box\n',
  );
});

test('events of another revision are sent', async () => {
  const { bodies, to } = await receive();
  expect((await send('--all', '--to', to, parcels)).code).toBe(0);
  expect((await send('parcelArrived', '--set', 'grams=3', '--to', to, parcels)).code).toBe(0);
  expect(bodies).toEqual([{ grams: 1200 }, { grams: 3 }]);
});

const parcels = fileURLToPath(new URL('support/parcels.yaml', import.meta.url));

describe('one message and exit code 2 for', () => {
  const to = ['--to', 'http://127.0.0.1:9/'];
  test.each<[string[], RegExp]>([
    [[], /^Name an event, or --all\./],
    [['call.hangup'], /^Name the receiver: --to /],
    [['call.hangup', '--to', 'a:secret@b'], /^--to: is not an HTTP URL/],
    [['call.hangap', ...to], /^EVENT: .*Did you mean call\.hangup\?/],
    [['call.hangap', '--all', ...to], /^EVENT: .*Did you mean call\.hangup\?/],
    [['call.hangup', ...to, '--example', 'none'], /^--example: .*Examples: answered, /],
    [
      ['call.hangup', ...to, '--set', 'start_time=never'],
      /^--set start_time: does not have the expected form: /,
    ],
    [['call.hangup', ...to, '--set', 'scr=1'], /^--set scr: .*Did you mean src\?/],
    [['call.hangup', ...to, '--set', 'src'], /^--set: "src" is not of the form field=value/],
    [['call.hangup', ...to, '--all', '--example', 'answered'], /^--all sends every example/],
    [['call.hangup', ...to, '--repeat', '0'], /--repeat .* Give a whole number from 1 to 10000\./],
    [['call.hangup', ...to, 'a.yaml', 'b.yaml'], /too many arguments/],
    [['--form', 'x'], /unknown option '--form'/],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await send(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('secret');
  });
});

test('a document that cannot be read exits with 1', async () => {
  expect(await send('call.hangup', '--to', 'http://127.0.0.1:9/', 'nowhere.yaml')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/nowhere\.yaml cannot be read/),
  });
});

test('--help has an example, and the help of the mock names the command', async () => {
  const { code, stdout } = await send('--help');
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^Example:\n {2}telephony-mock send \S+ --to /m)]);
  expect((await runCli('--help')).stdout).toMatch(/^ *telephony-mock send EVENT --to URL /m);
});
