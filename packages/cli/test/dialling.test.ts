import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { allOperations } from '../src/contract/contract.ts';
import { isQuiet } from '../src/dialling/policy.ts';
import { dialVerdicts } from '../src/dialling/check.ts';
import { writeJournal } from '../src/dialling/journal.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Connected, connect } from './support/mcp.ts';
import { telephony, useSandbox } from './support/telephony.ts';

const own = useSandbox();
const file = (name: string): string => join(own.env['TELEPHONY_CONFIG']!, name);
const policy = (value: object | undefined): void =>
  value === undefined
    ? rmSync(file('dialling.json'), { force: true })
    : writeFileSync(file('dialling.json'), JSON.stringify(value));
const journal = (): { what: string; by: string; numbers?: string[]; effect?: string }[] =>
  readFileSync(file('journal.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as never);

beforeEach(() => {
  rmSync(file('journal.ndjson'), { force: true });
  own.sandbox.clear();
});
afterEach(() => policy({ allow: ['44'] }));

const EVERY_DOOR: [operation: string, more: (number: string) => object, command: string][] = [
  ['createCall', (to) => ({ body: { from: '410003', to } }), 'calls create --from 410003 --yes --to'],
  ['createSms', (to) => ({ body: { to, message: 'Hello' } }), 'sms create --message Hello --yes --to'],
  ['createWebcall', (from) => ({ body: { from, to: '2103' } }), 'webcalls create --to 2103 --yes --from'],
  [
    'createLeadcall',
    (to) => ({ body: { to, tts: 'Hi', caller_id: '442079460101' } }),
    'leadcalls create --tts Hi --caller-id 442079460101 --yes --to',
  ],
];
const written = () => own.sandbox.requests.filter(({ method }) => method !== 'GET');

test('the doors are the operations of the contract that dial, or send to a number', () => {
  const dialling = allOperations().filter(({ operationId }) =>
    EVERY_DOOR.some(([name]) => name === operationId),
  );
  expect(dialling).toHaveLength(EVERY_DOOR.length);
});

describe.each(EVERY_DOOR)('%s', (operation, more, command) => {
  let assistant: Connected;
  beforeEach(async () => {
    assistant = await connect(own, { allowWrites: true, confirm: 'none' });
  });

  const REFUSED: [number: string, policy: object | undefined, rule: string][] = [
    ...['999', '112', '911', '00882161234567', '+88213300655', '881612345678', '870773123456'].map(
      (number): [string, object | undefined, string] => [
        number,
        { allow: ['4', '8', '9', '1'] },
        'Name it in',
      ],
    ),
    ['+44 999', { allow: ['44'] }, 'an emergency number'],
    ['sip:999@pbx.example', { allow: ['44'] }, 'an emergency number'],
    ['449098790000', { allow: ['44'] }, 'a premium number'],
    ['19005551234', { allow: ['1'] }, 'a premium number'],
    ['447012345678', { allow: ['44'] }, 'personal number'],
    ['44118118', { allow: ['44'] }, 'no prefix in "allow"'],
    ['sip:%39%39%39@pbx.example', { allow: ['44'] }, 'no extension'],
    ['442079460999', { allow: ['4477'] }, 'no prefix in "allow"'],
    ['447700900456', { allow: ['44'], block: ['+44 7700'.replaceAll(' ', '')] }, '"447700" in "block"'],
    ['07700900456', { allow: ['0', '44'] }, 'country code'],
    ['*21*447700900456#', { allow: ['44'] }, 'country code'],
    ['447700900456', { allow: ['44'], perHour: 0 }, 'in an hour'],
    ['447700900456', { allow: ['44'], quiet: { zone: 'UTC', from: '00:00', to: '23:59' } }, 'quiet hours'],
  ];
  test.each(REFUSED)('%s with %j is refused by both doors', async (number, allowed, rule) => {
    policy(allowed);
    const planned = await assistant.call('plan_write', { operation, ...more(number) });
    expect(planned.isError).toBe(true);
    const { code, stderr } = await telephony([...command.split(' '), number], { env: own.env });
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining(rule) });
    const dry = await telephony([...command.split(' '), number, '--dry-run'], { env: own.env });
    expect(dry).toMatchObject({ code: 2, stderr: expect.stringContaining(rule) });
    expect(JSON.parse(dry.stdout)).toMatchObject({
      dials: expect.arrayContaining([expect.objectContaining({ number, isAllowed: false })]),
    });
    expect(written()).toEqual([]);
  });

  test('without a policy an assistant dials nobody outside, and a person dials ordinary numbers', async () => {
    policy(undefined);
    const planned = await assistant.call('plan_write', { operation, ...more('447700900456') });
    expect(planned).toMatchObject({ isError: true, text: expect.stringContaining('nobody outside') });
    const { stderr } = await telephony([...command.split(' '), '447700900456'], { env: own.env });
    expect(stderr).not.toContain('Nothing was done');
    expect(written()).toHaveLength(1);
    expect(journal().map(({ by, what }) => [by, what])).toEqual([
      ['assistant', 'refused'],
      ['terminal', 'sent'],
    ]);
  });
});

test('a number in --data is checked, however long it is', async () => {
  const words = ['calls', 'create', '--yes', '--data', '{"from": 410003, "to": 44909879000012345678}'];
  const { code, stderr } = await telephony(words, { env: own.env });
  expect({ code, stderr }).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('44909879000012345678: no extension'),
  });
  expect(written()).toEqual([]);
});

test('an own extension is exempt, also one that is an emergency number elsewhere', async () => {
  policy({ allow: [] });
  const assistant = await connect(own, { allowWrites: true, confirm: 'none' });
  const rings = async (to: string) =>
    assistant.call('plan_write', { operation: 'createCall', body: { from: '410003', to } });
  expect((await rings('2102')).isError).toBe(false);
  policy({ allow: ['8', '5'] });
  for (const short of ['84433', '5150', '00999']) expect((await rings(short)).isError).toBe(true);
  policy({ allow: ['84433'] });
  expect((await rings('84433')).isError).toBe(false);
  expect(await rings('102')).toMatchObject({ isError: true, text: expect.stringContaining('emergency') });
  await own.sandbox.control.POST('/seed', {
    body: { users: [{ id: 600_001, ext: '102', first_name: 'Ann' }] },
  });
  expect((await rings('102')).isError).toBe(false);
  policy({ allow: [], emergency: ['112'] });
  expect((await rings('112')).isError).toBe(false);
  policy({ block: ['84433', '2102'] });
  const types = (to: string) =>
    telephony(['calls', 'create', '--from', '410003', '--to', to, '--yes'], { env: own.env });
  expect([(await types('84433')).code, (await types('2102')).code]).toEqual([2, 0]);
});

test('numbers that are kept to be rung later are dialled, too', async () => {
  const bulk = allOperations().find(({ operationId }) => operationId === 'bulkUpdateUsers')!;
  const body = [{ id: 410_003, fm_targets: ['447700900123', '882161234567'], nun: '449098790000' }];
  policy({ allow: ['44'] });
  process.env['TELEPHONY_CONFIG'] = own.env['TELEPHONY_CONFIG'];
  const verdicts = await dialVerdicts(undefined, bulk, { body }, 'terminal');
  expect(verdicts.map(({ number, isAllowed }) => [number, isAllowed])).toEqual([
    ['447700900123', true],
    ['882161234567', false],
    ['449098790000', false],
  ]);
  const menu = allOperations().find(({ operationId }) => operationId === 'updateIvr')!;
  expect(
    await dialVerdicts(undefined, menu, { body: { name: 'Main', one: '882161234567' } }, 'terminal'),
  ).toMatchObject([{ number: '882161234567', isAllowed: false }]);
  const transfer = allOperations().find(({ operationId }) => operationId === 'updateCall')!;
  expect(await dialVerdicts(undefined, transfer, { body: { dst: '999' } }, 'terminal')).toMatchObject([
    { isAllowed: false },
  ]);
});

test('a routing rule leads to no number that may not be dialled', async () => {
  policy({ allow: ['44'] });
  const assistant = await connect(own, { allowWrites: true, confirm: 'none' });
  const plan = (action: string) =>
    assistant.call('plan_write', { operation: 'createRoutingRule', body: { action, direction: 'in' } });
  for (const action of ['redirect:999', 'redirect to +88 2161 234567', '٩٩٩', 'redirect bob@evil.example']) {
    expect((await plan(action)).isError).toBe(true);
    const typed = ['routingrules', 'create', '--direction', 'in', '--action', action];
    expect((await telephony(typed, { env: own.env })).code).toBe(2);
  }
  for (const action of ['block', 'redirect:2101', 'redirect to 447700900456'])
    expect((await plan(action)).isError).toBe(false);
  expect(written()).toEqual([]);
});

test('caps count what was dialled before, by everybody, and survive a restart', async () => {
  policy({ allow: ['44'], perDay: 3 });
  const dial = async () =>
    (await telephony('calls create --from 410003 --to 447700900456 --yes'.split(' '), { env: own.env })).code;
  expect([await dial(), await dial()]).toEqual([0, 0]);
  const assistant = await connect(own, { allowWrites: true, confirm: 'none' });
  const seals = [await assistant.plan('createCall', { body: { from: '410003', to: '447700900456' } })];
  seals.push(await assistant.plan('createCall', { body: { from: '410003', to: '447700900456' } }));
  expect((await assistant.call('write', { plan: seals[0] })).isError).toBe(false);
  expect(await assistant.call('write', { plan: seals[1] })).toMatchObject({
    isError: true,
    text: expect.stringContaining('more than 3 numbers in a day'),
  });
  expect(await dial()).toBe(2);
  expect(journal().map(({ what }) => what)).toEqual([
    'sent',
    'sent',
    'planned',
    'planned',
    'sent',
    'done',
    'refused',
    'refused',
  ]);
  expect(statSync(file('journal.ndjson')).mode & 0o777).toBe(0o600);
  const log = await telephony(['mcp', 'log', '--output', 'json'], { env: own.env });
  expect(JSON.parse(log.stdout)).toHaveLength(8);
});

test.each([
  ['{"alow": ["44"]}', 'Did you mean allow?'],
  ['{"allow": "44"}', 'must be a list'],
  ['{"allow": ["44"]', 'is no policy'],
  ['{"quiet": {"zone": "Mars/Base", "from": "20:00", "to": "08:00"}}', 'no time zone'],
  ['{"quiet": {"zone": "UTC", "from": "20", "to": "08:00"}}', 'quiet must be like'],
  ['{"perDay": "3"}', 'whole number'],
])('a policy that is wrong lets nothing through: %s', async (text, told) => {
  writeFileSync(file('dialling.json'), text);
  const { code, stderr } = await telephony('calls create --from 410003 --to 2102 --yes'.split(' '), {
    env: own.env,
  });
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining(told) });
  expect(written()).toEqual([]);
});

test('a journal that cannot be written stops what is not done yet, and nothing else', () => {
  writeFileSync(file('no-folder'), '');
  process.env['TELEPHONY_CONFIG'] = file('no-folder');
  const entry = { by: 'assistant', operation: 'createCall' } as const;
  expect(() => writeJournal({ ...entry, what: 'sent' })).toThrow(/^Nothing was done: .* cannot be written/);
  expect(() => writeJournal({ ...entry, what: 'done' })).not.toThrow();
  process.env['TELEPHONY_CONFIG'] = own.env['TELEPHONY_CONFIG'];
});

test('a user approves at a terminal what a client cannot ask', async () => {
  const assistant = await connect(own, { allowWrites: true });
  const seal = await assistant.plan('createCall', { body: { from: '410003', to: '447700900456' } });
  const old = file(join('approvals', 'AAAAAAAA.json'));
  mkdirSync(file('approvals'));
  writeFileSync(old, '{"effect": "sends an SMS", "expires": 1}');
  const { text } = await assistant.call('write', { plan: seal });
  expect(existsSync(old)).toBe(false);
  const [, name = ''] = /telephony mcp approve ([A-Z2-7]{8})/.exec(text) ?? [];
  const piped = await telephony(['mcp', 'approve', name], { env: own.env });
  expect(piped).toMatchObject({ code: 2, stderr: expect.stringContaining('at a terminal') });
  expect(await telephony(['mcp', 'approve', '../AAAAAA'], { env: own.env })).toMatchObject({ code: 2 });
  const approval = file(join('approvals', `${name}.json`));
  const waiting = JSON.parse(readFileSync(approval, 'utf8')) as { effect: string };
  writeFileSync(approval, JSON.stringify({ ...waiting, effect: 'reads a contact', isApproved: true }));
  expect((await assistant.call('write', { plan: seal })).isError).toBe(true);
  writeFileSync(approval, JSON.stringify({ ...waiting, isApproved: true }));
  expect((await assistant.call('write', { plan: seal })).isError).toBe(false);
  expect(written()).toHaveLength(1);
  expect((await assistant.call('write', { plan: seal })).isError).toBe(true);
});

test('quiet hours may go over midnight, and follow the zone', () => {
  const night = { zone: 'Europe/London', from: '20:00', to: '08:00' };
  expect(isQuiet(night, new Date('2026-07-01T18:59:00Z'))).toBe(false);
  expect(isQuiet(night, new Date('2026-07-01T19:00:00Z'))).toBe(true);
  expect(isQuiet(night, new Date('2026-12-01T19:00:00Z'))).toBe(false);
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }), (now) => {
      const [hour] = now.toISOString().slice(11, 16).split(':').map(Number);
      const isNight = hour! >= 20 || hour! < 8;
      return isQuiet({ ...night, zone: 'UTC' }, now) === isNight;
    }),
  );
});
