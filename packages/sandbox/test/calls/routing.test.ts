import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/start/start-sandbox.ts';

// Routing rules, channels, Follow Me and the number for when no phone is online, as a program with curl meets them.

const [NADIA, TOM, MEI] = [410_001, 410_002, 410_003];
const [ALICE, BEN] = ['447700900123', '447700900666'];
/** The number of Tom's phone, and his mobile. */
const TOMS = '2102';
const MOBILE = '447700900202';

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 1 });
});
afterEach(() => sandbox.close());

async function ask(line: string, body?: object) {
  const [method = 'GET', path = ''] = line.split(' ');
  const response = await fetch(sandbox.baseUrl + path, {
    method,
    headers: { 'x-auth-token': sandbox.signIn!.token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json: any = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, json, warning: response.headers.get('x-request-warning') };
}

const { control } = { control: () => sandbox.control };
const cdrsOf = async (root: number) => {
  const filter = encodeURIComponent(
    JSON.stringify([{ property: 'root_live_id', operator: 'eq', value: root }]),
  );
  const { json } = await ask(`GET /cdrs?filter=${filter}&sort=id&limit=50`);
  return json.data as Record<string, unknown>[];
};
/** The live calls of a user, which are a list only where there are several (ledger N-46). */
const callsOf = async (user: number): Promise<Record<string, unknown>[]> =>
  [(await ask(`GET /users/${user}/calls`)).json.data].flat();
const seedUser = async (id: number, fields: object) => {
  const { json } = await ask(`GET /users/${id}`);
  const { error } = await sandbox.control.POST('/seed', {
    body: { users: [{ ...json.data, ...fields }] } as never,
  });
  expect(error).toBeUndefined();
};

describe('a routing rule', () => {
  test('of the story refuses the caller that it blocks, and nobody else', async () => {
    const { id } = await control().call({ from: BEN, to: '442079460101' });
    expect(await cdrsOf(id)).toMatchObject([
      { t_cause: 'Call Rejected', type: 'M', dst: '442079460101', dst_id: null, disposition: 'INITIAL' },
    ]);
    await control().advance({ seconds: 120 });
    expect((await ask('GET /voicemessages?sort=id&dir=DESC&limit=1')).json.data[0]?.src).not.toBe(BEN);
    expect((await ask('GET /calls')).json.total).toBe(0);
    const { id: other } = await control().call({ from: ALICE, to: '442079460101' });
    expect((await ask(`GET /calls/${other}`)).status).toBe(200);
  });

  test('of the story refuses what a user may not call, before anything rings', async () => {
    const refused = await ask('POST /calls', { from: '410005', to: '41445550100' });
    expect(refused).toMatchObject({
      status: 400,
      json: { errors: [{ field: 'to', message: expect.stringContaining('is blocked by routing rule 852') }] },
    });
    expect((await ask('GET /calls')).json.total).toBe(0);
    expect((await ask('POST /calls', { from: '410003', to: '41445550100' })).status).toBe(201);
  });

  test('that is new works at once, in the order of pos, and no longer when it is changed', async () => {
    const rule = { action: 'block', direction: 'in', source: [ALICE], pos: 9 };
    const { json, warning } = await ask('POST /routingrules', rule);
    expect(warning).toBeNull();
    const { id } = await control().call({ from: ALICE, to: '442079460101' });
    expect((await cdrsOf(id))[0]).toMatchObject({ t_cause: 'Call Rejected' });
    await ask('POST /routingrules', { ...rule, action: `redirect to user ${MEI}`, pos: 1 });
    const { id: redirected } = await control().call({ from: ALICE, to: '442079460101' });
    expect((await ask(`GET /calls/${redirected}`)).json.data).toMatchObject({
      dst_id: String(MEI),
      state: 'RINGING',
    });
    await ask(`PATCH /routingrules/${json.data.id}`, { source: ['447700900999'] });
  });

  test('for calls that go out sends them elsewhere, and keeps a transfer from leaving', async () => {
    await ask('POST /routingrules', {
      action: 'redirect:2103',
      direction: 'out',
      destination: [447_700_900_456],
      pos: 1,
    });
    await ask('POST /routingrules', {
      action: 'block',
      direction: 'out',
      destination: ['4477009004'],
      pos: 2,
    });
    const { json } = await ask('POST /calls', { from: String(TOM), to: '447700900456' });
    await control().advance({ seconds: 3 });
    expect((await ask(`GET /calls/${json.data.id}`)).json.data).toMatchObject({
      dst_id: String(MEI),
      state: 'RINGING',
    });
    const { id } = await control().call({ from: ALICE, to: TOMS });
    await control().answer(id);
    const transfer = await ask(`PATCH /calls/${id}`, { dst: '447700900401' });
    expect(transfer).toMatchObject({
      status: 400,
      json: { errors: [{ field: 'dst', message: expect.stringContaining('is blocked by routing rule') }] },
    });
    expect((await ask(`GET /calls/${id}`)).json.data.state).toBe('CONNECTED');
  });

  test('says in the response what of it has no effect', async () => {
    const { status, warning } = await ask('POST /routingrules', {
      action: 'record',
      direction: 'in',
      source: ['team-one'],
      destination: [999],
      time_interval: [61],
    });
    expect(status).toBe(201);
    for (const field of ['action', 'destination', 'source', 'time_interval'])
      expect(warning).toContain(`body.${field} `);
  });
});

test('a number takes as many calls at once as it has channels', async () => {
  const calls = [ALICE, '447700900124', '447700900125'];
  const ids: number[] = [];
  for (const from of calls) ids.push((await control().call({ from, to: '442079460100' })).id);
  expect((await cdrsOf(ids[2]!))[0]).toMatchObject({ t_cause: 'User Busy', type: 'M', dst: '442079460100' });
  await control().hangUp(ids[0]!, 'src');
  const { id } = await control().call({ from: ALICE, to: '442079460100' });
  expect((await ask(`GET /calls/${id}`)).status).toBe(200);
});

test('do not disturb is busy', async () => {
  await control().user(TOM, { dnd: true });
  const { id } = await control().call({ from: ALICE, to: TOMS });
  await control().advance({ seconds: 60 });
  expect((await cdrsOf(id))[0]).toMatchObject({ disposition: 'VM' });
});

describe('Follow Me', () => {
  const follow = {
    fm: true,
    fm_allowed: true,
    fm_init_ring_time: 10,
    fm_ring_time: '15',
    fm_only_direct: false,
  };

  test('rings the own phone first, then its targets; who answers there talks for the user', async () => {
    await seedUser(TOM, { ...follow, fm_targets: [MOBILE], fm_strategy: 'A' });
    const { id } = await control().call({ from: ALICE, to: TOMS });
    expect((await ask(`GET /calls/${id}`)).json.data).toMatchObject({
      dst_id: String(TOM),
      state: 'RINGING',
    });
    await control().advance({ seconds: 10 });
    expect((await ask('GET /calls')).json.data).toMatchObject([{ parent_id: id, context: 'FOLLOW_ME' }]);
    await control().advance({ seconds: 4 });
    expect(await callsOf(TOM)).toMatchObject([{ dst: MOBILE, state: 'CONNECTED' }]);
    await control().advance({ seconds: 30 });
    await control().hangUp(id, 'src');
    const records = await cdrsOf(id);
    const own = records.find(({ is_root: isRoot }) => isRoot);
    const phone = records.find(({ dst }) => dst === MOBILE);
    expect(own).toMatchObject({ user_id: TOM, dst: TOMS, type: 'M', is_root: true });
    expect(phone).toMatchObject({
      user_id: TOM,
      dst: MOBILE,
      dst_id: String(TOM),
      context: 'FOLLOW_ME',
      type: 'I',
      billsec: 30,
    });
    expect(Number(phone!['charge'])).toBeGreaterThan(0);
  });

  test.each([
    ['A', 25],
    ['H', 40],
    ['M', 40],
  ])(
    'with strategy %s rings its targets, and after %s s goes to its own final destination',
    async (strategy, end) => {
      await seedUser(TOM, {
        ...follow,
        fm_targets: ['447700900480', '447700900480'],
        fm_strategy: strategy,
        fm_final_dst_type: 'U',
        fm_final_dst_id: MEI,
      });
      const { id } = await control().call({ from: ALICE, to: TOMS });
      await control().advance({ seconds: end - 1 });
      expect(await callsOf(MEI)).toEqual([]);
      await control().advance({ seconds: 1 });
      expect(await callsOf(MEI)).toHaveLength(1);
      await control().hangUp(id, 'src');
    },
  );

  test('leaves out calls that were passed on, where it is for direct calls only', async () => {
    await seedUser(TOM, { ...follow, fm_only_direct: true, fm_targets: [MOBILE], ring_time: '20' });
    await seedUser(MEI, { final_dst_type: 'U', final_dst_id: TOM, ring_time: '5', fm: false });
    const { id } = await control().call({ from: ALICE, to: '2103' });
    await control().advance({ seconds: 5 + 19 });
    expect((await ask('GET /calls')).json.data).toMatchObject([
      { dst_id: String(TOM), context: 'PSTN_CALL' },
    ]);
    await control().hangUp(id, 'src');
  });

  test('is used at once where no phone is online, and a number for that comes before it', async () => {
    await seedUser(NADIA, { ...follow, fm_targets: ['447700900299'], nun: '447700900201', nun_ring_time: 8 });
    const { id } = await control().call({ from: ALICE, to: '2101' });
    expect(await callsOf(NADIA)).toMatchObject([{ dst: '447700900201', state: 'RINGING' }]);
    await control().advance({ seconds: 4 });
    expect(await callsOf(NADIA)).toMatchObject([{ state: 'CONNECTED' }]);
    await control().hangUp(id, 'src');
    await seedUser(NADIA, { nun: '447700900486' });
    const { id: busy } = await control().call({ from: ALICE, to: '2101' });
    await control().advance({ seconds: 60 });
    expect((await cdrsOf(busy)).find(({ is_root: isRoot }) => isRoot)).toMatchObject({
      disposition: 'VM',
      user_id: NADIA,
    });
  });

  test('answers at the number that picks up, whatever the others do', async () => {
    await seedUser(TOM, {
      ...follow,
      fm_init_ring_time: 0,
      fm_targets: ['447700900486', MOBILE],
      fm_strategy: 'A',
    });
    const { id } = await control().call({ from: ALICE, to: TOMS });
    await control().advance({ seconds: 4 });
    await control().hangUp(id, 'src');
    const ends = (await cdrsOf(id)).map(({ dst, t_cause: cause, user_id: user }) => [dst, cause, user]);
    expect(new Set(ends)).toEqual(
      new Set([
        [TOMS, 'Normal Clearing', TOM],
        ['447700900202', 'Normal Clearing', TOM],
        ['447700900486', 'User Busy', TOM],
      ]),
    );
  });
});

test.each([
  ['447700900404', 1, 'Unallocated Number'],
  ['447700900486', 1, 'User Busy'],
  ['447700900480', 20, 'No Answer'],
])('a web call to %s ends after %s s: %s', async (from, seconds, cause) => {
  const { json } = await ask('POST /webcalls', { from, to: TOMS });
  await control().advance({ seconds: seconds - 1 });
  expect(await cdrsOf(json.data.id)).toEqual([]);
  await control().advance({ seconds: 1 });
  expect(await cdrsOf(json.data.id)).toMatchObject([{ t_cause: cause, billsec: 0 }]);
});

test('a phone whose ring_time is 0 does not ring, and one without a ring_time rings as long as others', async () => {
  for (const [ring_time, seconds] of [
    ['0', 0],
    ['3', 3],
    [null, 20],
  ] as const) {
    await seedUser(TOM, { fm: false, ring_time, final_dst_type: 'U', final_dst_id: MEI });
    const { id } = await control().call({ from: ALICE, to: TOMS });
    await control().advance({ seconds });
    expect(await callsOf(MEI)).toHaveLength(1);
    await control().hangUp(id, 'src');
    const { json } = await ask('GET /cdrs?sort=id&dir=DESC&limit=2');
    expect(json.data[1]).toMatchObject({ user_id: TOM, duration: seconds });
  }
});

test('nobody calls or speaks to a user who was deleted', async () => {
  await seedUser(MEI, { final_dst_type: 'V', final_dst_id: TOM, ring_time: '2', fm: false });
  await seedUser(TOM, { final_dst_type: 'V', final_dst_id: TOM, ring_time: '2', fm: false });
  const { id: speaking } = await control().call({ from: ALICE, to: TOMS });
  await control().advance({ seconds: 10 });
  const { id: ringing } = await control().call({ from: ALICE, to: TOMS });
  const { data: nadia } = await control().POST('/users/{id}/token', { params: { path: { id: NADIA } } });
  const response = await fetch(`${sandbox.baseUrl}/users/${TOM}`, {
    method: 'DELETE',
    headers: { 'x-auth-token': nadia!.token },
  });
  expect(response.status).toBe(204);
  expect((await ask('GET /calls')).json.total).toBe(0);
  expect((await cdrsOf(speaking))[0]).toMatchObject({ disposition: 'VM', duration: 10 });
  expect((await cdrsOf(ringing))[0]).toMatchObject({ user_id: TOM });
  const { id } = await control().call({ from: ALICE, to: '2103' });
  await control().advance({ seconds: 2 });
  expect(await cdrsOf(id)).toMatchObject([{ t_cause: 'No Answer', dst: '2103' }]);
  const { json } = await ask('GET /voicemessages?limit=100');
  expect(
    json.data.filter(({ live_id: live }: { live_id: number }) => [speaking, ringing, id].includes(live)),
  ).toEqual([]);
});

test('a user whose recording is not allowed cannot start one', async () => {
  await seedUser(MEI, { rec_allowed: false });
  const { id } = await control().call({ from: ALICE, to: '2103' });
  await control().answer(id);
  const { status, json } = await ask(`PATCH /calls/${id}`, { monitor_state: 'start' });
  expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('rec_allowed')]);
});
