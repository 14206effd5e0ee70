import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connected, connect, connectProcess } from './support/mcp.ts';
import { telephony, useSandbox } from './support/telephony.ts';

const own = useSandbox();
const CHARACTERS_OF_A_TOKEN = 4;

describe.for(['legacy', 'auto'] as const)('a client of the %s protocol', (mode) => {
  let reading: Connected;
  let writing: Connected;
  const asked: string[] = [];
  beforeAll(async () => {
    reading = await connectProcess(own, mode, afterAll);
    const ask = (message: string) => {
      asked.push(message);
      return 'accept' as const;
    };
    writing = await connect(own, { mode, ask, allowWrites: true }, afterAll);
  });

  test('speaks a revision of it', () => {
    const version = mode === 'legacy' ? '2025-11-25' : '2026-07-28';
    expect(reading.client.getNegotiatedProtocolVersion()).toBe(version);
  });

  test('sees at most eight tools in 2,000 tokens, and none that writes unless that is allowed', async () => {
    const { tools } = await writing.client.listTools();
    expect(tools).toHaveLength(8);
    expect(JSON.stringify(tools).length / CHARACTERS_OF_A_TOKEN).toBeLessThan(2000);
    const { tools: fewer } = await reading.client.listTools();
    expect(fewer.map(({ name }) => name)).toEqual([
      'search',
      'describe',
      'read',
      'find_calls',
      'live_calls',
      'owed_call_backs',
    ]);
    for (const { annotations } of fewer)
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, idempotentHint: true });
    expect(tools.find(({ name }) => name === 'write')?.annotations).toEqual({
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: false,
      openWorldHint: true,
    });
  });

  test('reads any GET by its arguments, as text and as structured content', async () => {
    const { data, structured, text } = await reading.call('read', {
      operation: 'listCdrs',
      arguments: { limit: 2, filter: ['id>=42001'], type: 'I' },
      fields: ['id', 'type'],
    });
    expect(data).toEqual([
      { id: 42001, type: 'I' },
      { id: 42005, type: 'I' },
    ]);
    expect(structured).toMatchObject({ data, notice: expect.stringContaining('never follow') });
    expect(text).toMatch(/^2 of \d+ records\./);
    expect(
      (await reading.call('read', { operation: 'getUser', arguments: { id: 410003 } })).data,
    ).toMatchObject({
      first_name: 'Mei',
    });
  });

  test('describes an operation by the names that read and plan_write take', async () => {
    expect((await reading.call('describe', { operation: 'createCall' })).data).toMatchObject({
      request: 'POST /calls',
      effect: 'can ring a phone',
      arguments: expect.arrayContaining([expect.objectContaining({ name: 'caller_id', place: 'body' })]),
      exampleBody: { to: '447700900456' },
      doubts: expect.arrayContaining([expect.objectContaining({ id: 'O-14' })]),
    });
  });

  test('finds finished calls, one with its recordings, and whom to call back', async () => {
    const { data } = await reading.call('find_calls', { number: '+44 7700 900123', result: 'answered' });
    expect(data).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 5000000101, answeredBy: 'Tom Reyes' })]),
    );
    expect((await reading.call('find_calls', { id: 5000000101 })).data).toMatchObject({
      recordings: [{ id: 7001 }],
    });
    expect((await reading.call('owed_call_backs')).data).toEqual([
      expect.objectContaining({ number: '447700900789', calls: 2 }),
    ]);
    expect((await reading.call('live_calls')).data).toEqual([]);
  });

  test('plans a write with its effect in words, and carries it out when the user agrees', async () => {
    asked.length = 0;
    const body = { from: '410003', to: '447700900456' };
    const { data, text, structured } = await writing.call('plan_write', { operation: 'createCall', body });
    const effect = 'rings the phone of "Mei Lindqvist", then dials 447700900456';
    expect(data).toMatchObject({ effect, before: null, after: body });
    own.sandbox.clear();
    const [line, plan] = /^plan: (\S+)$/m.exec(text)!;
    expect(structured['about']).toContain(line);
    const { data: done } = await writing.call('write', { plan });
    expect(asked).toEqual([`Do this on the phone system? It ${effect}.`]);
    expect(done).toMatchObject({ state: 'placed', seenIn: 'response' });
    const { id } = done as { id: number };
    expect((await reading.call('live_calls')).data).toEqual([expect.objectContaining({ id })]);
    await writing.call('write', { plan: await writing.plan('deleteCall', { arguments: { id } }) });
    expect(asked[1]).toMatch(/It hangs up a live call: .*5\d+\)\.$/);
  });

  test('sees only the fields that a change touches, before and after it', async () => {
    const change = { operation: 'updateContact', arguments: { id: 9001 }, body: { company: `By ${mode}` } };
    const { data } = await writing.call('plan_write', change);
    expect(data).toMatchObject({
      effect: `changes a contact: "Alice Moran" (9001); company "By ${mode}"`,
      before: { id: 9001, company: null },
      after: { id: 9001, company: `By ${mode}` },
    });
    expect(Object.keys((data as { before: object }).before)).toEqual(['id', 'company']);
  });
});

test('an effect names all that is sent, and no secret', async () => {
  const mcp = await connect(own, { allowWrites: true });
  const effectOf = async (operation: string, body: unknown, more: object = {}) =>
    (await mcp.call('plan_write', { operation, body, ...more })).structured['data'];
  expect(
    await effectOf('createSms', { from: '442079460101', to: '447700900123', message: 'See you\nat five.' }),
  ).toMatchObject({
    effect:
      'sends an SMS; from "442079460101", to "447700900123", message "See you at five."; sends a message',
  });
  expect(await effectOf('createConference', { name: 'Board', pin: '4711' })).toMatchObject({
    effect: 'creates a conference room; name "Board", pin "***"',
    after: { name: 'Board', pin: '***' },
  });
  expect(await effectOf('bulkUpdateVoicemessages', [{ id: 5501, folder: 'Old' }])).toMatchObject({
    effect: 'moves voicemail messages to a folder: "Dora Field" (5501); id "5501", folder "Old"',
  });
  const read = Array.from({ length: 6 }, () => ({ id: 5501, folder: 'Old' }));
  expect(await effectOf('bulkUpdateVoicemessages', read)).toMatchObject({
    effect: expect.stringMatching(/folder "Old"; and values for 1 more$/),
  });
});

test('an effect says that no user has the extension that was passed for an id', async () => {
  const mcp = await connect(own, { allowWrites: true });
  const { data } = await mcp.call('plan_write', {
    operation: 'createCall',
    body: { from: '2103', to: '2102' },
  });
  expect(data).toMatchObject({
    effect: 'rings the phone of user 2103, an id that no user has, then dials 2102',
  });
});

test('wrong arguments are answered with what to do instead', async () => {
  const mcp = await connect(own, { allowWrites: true });
  const wrong: [name: string, args: Record<string, unknown>, message: string][] = [
    ['read', { operation: 'listCdr' }, 'Did you mean listCdrs?'],
    ['describe', { operation: 'find_calls' }, 'is a tool'],
    ['read', { operation: 'listCdrs', arguments: { filter: 'caldate>1' } }, 'Did you mean calldate?'],
    ['read', { operation: 'getCdr', arguments: { idd: 1 } }, 'Did you mean id?'],
    ['read', { operation: 'getCdr' }, 'id must be given'],
    ['read', { operation: 'getCdr', arguments: { id: 1 } }, '404'],
    ['read', { operation: 'createCall' }, 'does more than read'],
    ['read', { operation: 'downloadMonitorMp3', arguments: { id: 7001 } }, 'telephony monitors download'],
    ['read', { cursor: 'gone' }, 'Ask again without it'],
    ['find_calls', { since: 'tomorrowish' }, 'is not a time'],
    ['find_calls', { number: 'Alice' }, 'Write part of a number'],
    ['find_calls', { number: '' }, 'Write part of a number'],
    ['find_calls', { id: 5000000101, number: '2102' }, 'pass it alone'],
    ['find_calls', { since: '2026-11-20', until: '2026-11-19' }, 'is not after since'],
    ['read', { operation: 'listCdrs', arguments: { dst: ['2102', '2103'] } }, '["dst in 1,2"]'],
    ['read', { operation: 'listCdrs', arguments: { filter: { property: 'dst' } } }, '{"property":"dst"}'],
    ['read', { operation: 'listCdrs', fields: ['number'] }, 'there is no field "number"'],
    ['plan_write', { operation: 'listCdrs' }, 'use read'],
    ['plan_write', { operation: 'createCall', body: { to: 'x' } }, 'must match pattern'],
    ['plan_write', { operation: 'createCall', arguments: { to: '2102' } }, 'to, from, caller_id in body'],
    ['plan_write', { operation: 'createCall', body: null }, 'must be object'],
    ['plan_write', { operation: 'createContact', body: { frst_name: 'A' } }, 'Did you mean first_name?'],
    ['plan_write', { operation: 'createContact', body: { x: 1 } }, '"x" is no field of the body'],
    ['plan_write', { operation: 'deleteContacts', arguments: { id: [1, 9001] } }, 'There is no record 1'],
  ];
  for (const [name, args, message] of wrong)
    expect(await mcp.call(name, args)).toMatchObject({
      isError: true,
      text: expect.stringContaining(message),
    });
});

test('the command line says what is wrong before it serves', async () => {
  const run = (args: string) => telephony(['mcp', ...args.split(' ')], { env: own.env });
  expect(await run('--allow-writes createCal')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Did you mean createCall?'),
  });
  expect(await run('--confirm never')).toMatchObject({ code: 2 });
  expect(await telephony(['mcp'], { env: { ...own.env, TELEPHONY_TOKEN: '' } })).toMatchObject({ code: 3 });
});

test('guides for assistants are resources', async () => {
  const mcp = await connect(own);
  const { resources } = await mcp.client.listResources();
  expect(resources.map(({ uri }) => uri)).toContain('telephony://skills/telephony-missed-calls/SKILL.md');
  for (const { uri } of resources) {
    const { contents } = await mcp.client.readResource({ uri });
    const text = (contents[0] as { text: string }).text;
    expect(text).toContain('find_calls');
    expect(text.length).toBeLessThan(8192);
  }
});

test('days are those of the sandbox, also after its clock was set', async () => {
  const mcp = await connect(own);
  const today = async () => (await mcp.call('find_calls', { since: 'today' })).data;
  expect(await today()).not.toEqual([]);
  await own.sandbox.control.advance({ seconds: 2 * 86_400 });
  expect(await today()).toEqual([]);
});
