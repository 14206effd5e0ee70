import { describe, expect, it } from 'vitest';
import { MEI, NADIA, usePlatform } from '../support/serve-platform.ts';

const served = usePlatform();

const get = async (path: string) => (await served.ask(`GET ${path}`)).json.data;
const ids = async (path: string) => (await get(path)).map(({ id }: { id: unknown }) => id);
const post = (path: string, body: unknown) => served.ask(`POST ${path}`, { body });
const patch = (path: string, body: unknown, token = MEI) => served.ask(`PATCH ${path}`, { body, token });
const remove = (path: string, token = MEI) => served.ask(`DELETE ${path}`, { token });

describe('a record that is made', () => {
  it.each([
    ['/contacts', { first_name: 'Eve', mobile: '447700900999', user_id: 410_003 }],
    ['/conferences', { name: 'Supplier call', pin: '5518' }],
    ['/ringgroups', { name: 'Front desk', users: [410_001] }],
    ['/ivrs', { name: 'Workshop menu', number: 510 }],
    ['/routingrules', { action: 'block' }],
    ['/usergroups', { name: 'Showroom', color: '#112233' }],
    ['/usergrouppolicies', { name: 'Nights' }],
    ['/queuegroups', { name: 'Shop' }],
    ['/calllabels', {}],
    ['/sms/cannedresponses', { name: 'Soon', text: 'We are on our way.' }],
    ['/callmeback/settings', { name: 'Blog' }],
    ['/reportschedules', { name: 'Monthly' }],
  ])('%s can be read, changed, listed, and is told apart by its id', async (path, body) => {
    const made = (await post(path, body)).json.data;
    expect(made).toMatchObject('name' in body ? { name: body.name } : {});
    expect(await get(`${path}/${made.id}`)).toEqual(made);
    const changes = 'name' in body ? { name: 'Changed' } : {};
    const changed = await patch(`${path}/${made.id}`, changes);
    expect([changed.status, changed.json.data]).toEqual([200, { ...made, ...changes }]);
    const another = (await post(path, { ...body, ...('number' in body && { number: 511 }) })).json.data;
    expect(another.id).toBe(made.id + 1);
    expect(await ids(`${path}?limit=5000`)).toEqual(expect.arrayContaining([made.id, another.id]));
  });

  it('is gone when it is deleted, and its id is not used again', async () => {
    const { id } = (await post('/usergroups', { name: 'Short-lived' })).json.data;
    expect((await remove(`/usergroups/${id}`)).status).toBe(204);
    expect((await served.ask(`GET /usergroups/${id}`)).status).toBe(404);
    expect((await remove(`/usergroups/${id}`)).status).toBe(404);
    expect((await post('/usergroups', { name: 'Next' })).json.data.id).toBe(id + 1);
  });

  it('takes no id and no unknown member, and no blank name', async () => {
    expect((await post('/usergroups', { id: 1, name: 'x' })).status).toBe(400);
    expect((await post('/usergroups', { nmae: 'x' })).json.errors[0].field).toBe('nmae');
    expect((await post('/usergroups', { name: ' ' })).json.errors).toEqual([
      { field: 'name', message: 'This value should not be blank', code: 'SF0010' },
    ]);
    expect((await post('/calllabels', { id: 1101 })).json.data.id).toBe(1103);
    expect((await post('/queuegroups', { name: { a: 1 } })).status).toBe(400);
  });
});

describe('queues and what else has a number', () => {
  const queue = {
    name: 'Repairs',
    number: 310,
    moh_id: 31,
    ivr_id: 801,
    language: 'en',
    final_dst_type: 'R',
    final_dst_id: 701,
    monitor: 'A',
    ring_strategy: 'A',
  };

  it('writes what is sent as the record has it', async () => {
    const { json } = await post('/queues', {
      ...queue,
      users: [
        { id: 410_004, logged_in: true },
        { user_id: 410_005, default: false },
      ],
      ddis: ['+442079460102'],
    });
    expect(json.data).toMatchObject({
      moh: 31,
      ivr: 801,
      language: 1,
      final_dst_type: 3,
      final_dst_id: 701,
      monitor: 1,
      ring_strategy: 'A',
      users: [410_004, 410_005],
    });
    const { queue_members: members } = served.platform.store.tables;
    expect(members.get(`${json.data.id}:410004`)?.joined).toBe(true);
    expect(members.get(`${json.data.id}:410005`)?.joined).toBe(false);
    expect(await get('/ddis/442079460102')).toMatchObject({ target_type: 5, target_id: json.data.id });
  });

  it.each([
    ['a number in use', { number: 2103 }],
    ['a number of six digits', { number: 123_456 }],
    ['an unknown user', { users: [{ id: 1 }] }],
    ['a number that is not of the account', { ddis: ['442079460999'] }],
    ['a time below zero', { ring_time: -1 }],
  ])('refuses %s, and changes nothing', async (_, member) => {
    const { status } = await post('/queues', { ...queue, ddis: ['442079460100'], ...member });
    expect([status, (await get('/queues')).length]).toEqual([400, 2]);
    expect(await get('/ddis/442079460100')).toMatchObject({ target_type: 4, target_id: 801 });
  });

  it('refuses a user who is named twice', async () => {
    const twice = await post('/queues', { ...queue, users: [{ id: 410_004 }, { id: 410_004 }] });
    expect([twice.status, JSON.stringify(twice.json)]).toEqual([400, expect.stringContaining('same user')]);
    expect((await patch('/ringgroups/701', { users: [410_001, 410_001] })).status).toBe(400);
  });

  it('gives free numbers where none is sent', async () => {
    const [first, second] = [
      (await post('/queues', { name: 'A' })).json.data,
      (await post('/queues', { name: 'B' })).json.data,
    ];
    expect([first.number, second.number]).toEqual([2201, 2202]);
    expect((await post('/conferences', { name: 'C' })).json.data).toMatchObject({
      confno: 2901,
      confno_pstn: 729_015,
    });
  });

  it('leads the numbers that a list names to it, and no others', async () => {
    await patch('/ringgroups/701', { ddis: ['442079460101', '442079460102'] });
    expect(await get('/ddis/442079460101')).toMatchObject({ target_type: 3, target_id: 701 });
    await patch('/ringgroups/701', { name: 'All' });
    await patch('/ringgroups/701', { ddis: ['442079460102'] });
    expect(await get('/ddis/442079460101')).toMatchObject({ target_type: null, target_id: null });
    expect(await get('/ddis/442079460102')).toMatchObject({ target_type: 3, target_id: 701 });
  });

  it('changes ring groups, IVRs, conferences and rules within their bounds', async () => {
    expect((await patch('/ringgroups/701', { users: [410_001], number: 2400 })).json.data.number).toBe(2400);
    expect(served.platform.store.tables.ringgroups.get(701)?.users).toEqual([410_001]);
    expect((await patch('/ringgroups/701', { number: 2500 })).status).toBe(400);
    expect((await patch('/ivrs/801', { timeout: 8, number: 501 })).json.data).toMatchObject({
      timeout: 8,
      number: 501,
      name: 'Main menu',
    });
    expect((await patch('/ivrs/801', { one: 17 })).status).toBe(400);
    expect((await patch('/conferences/901', { pin: '12ab' })).status).toBe(400);
    expect((await patch('/routingrules/851', { direction: 'out' })).status).toBe(400);
    expect(
      (await patch('/routingrules/851', { direction: 'in', source: ['447700900666', '447700900667'] })).json
        .data,
    ).toMatchObject({ direction: 1, source: '447700900666,447700900667' });
  });
});

describe('lists of records at once', () => {
  it('changes all contacts or none', async () => {
    const missing = await patch(
      '/contacts',
      [9001, 1].map((id) => ({ id, group_name: 'Club' })),
    );
    expect([missing.status, (await get('/contacts/9001')).group_name]).toEqual([404, 'Customers']);
    const both = [9001, 9004].map((id) => ({ id, group_name: 'Club' }));
    expect((await patch('/contacts', both)).status).toBe(200);
    expect((await get('/contacts/9004')).group_name).toBe('Club');
  });

  it('changes users, by an administrator only', async () => {
    const body = [{ id: 410_004, location_id: 22, groups: [302] }];
    expect((await patch('/users', body)).status).toBe(403);
    expect((await patch('/users', body, NADIA)).status).toBe(200);
    expect((await get('/users/410004')).location_id).toBe('22');
    expect((await patch('/users', [...body, { id: 1 }], NADIA)).status).toBe(404);
  });

  it('changes CDRs, but not into what is none', async () => {
    expect((await patch('/cdrs', [{ id: 42_001, labels: ['vip'], metadata: 'x' }])).status).toBe(200);
    const changes = [
      { id: 42_001, info: 'seen' },
      { id: 42_002, duration: 'long' },
    ];
    expect((await patch('/cdrs', changes)).status).toBe(400);
    expect((await get('/cdrs/42001')).info).toBeNull();
  });

  it('deletes all of a list or none', async () => {
    expect((await remove('/contacts/9001,1')).status).toBe(404);
    expect((await remove('/contacts/9001,9002,9001')).status).toBe(204);
    expect(await ids('/contacts')).toEqual([9003, 9004]);
    expect((await remove('/monitors/7001,7002')).status).toBe(204);
    expect(await ids('/monitors')).toEqual([6901, 6902]);
  });

  it.each([
    ['/cdrs', 204],
    ['/chatmsgs', 204],
    ['/statements', 204],
    ['/sms', 202],
    ['/monitors', 202],
    ['/voicemessages', 202],
  ])('deletes everything of %s with %i', async (path, status) => {
    const answer = await remove(path);
    expect([answer.status, answer.text]).toEqual([status, '']);
    expect(served.platform.store.tables[path.slice(1) as 'cdrs'].size).toBe(0);
  });

  it('deletes a user with its sessions and places, and never the root administrator', async () => {
    const { json } = await served.ask('POST /login', {
      token: null,
      body: { email: 'tom.reyes@harbourlane.example', password: 'sandbox-2102' },
    });
    expect((await remove('/users/410001', NADIA)).status).toBe(403);
    expect((await remove('/users/410002', NADIA)).status).toBe(204);
    expect((await served.ask('GET /me', { token: json.user_token })).status).toBe(401);
    expect((await get('/queues/30601')).users).toEqual([410_003]);
    expect((await remove('/users/410002', NADIA)).status).toBe(404);
  });
});

describe('voicemail', () => {
  it('moves messages between folders', async () => {
    expect((await patch('/voicemessages', [{ id: 5501, folder: 'Old' }])).status).toBe(200);
    expect(await get('/voicemessages/5501')).toMatchObject({ folder: 1, is_new: false });
    await patch('/voicemessages', [{ id: 5501, folder: 'INBOX' }]);
    expect(await get('/voicemessages/5501')).toMatchObject({ folder: 0, is_new: true });
  });

  it('keeps the counts of the user', async () => {
    const { voicemessages, users } = served.platform.store.tables;
    const message = voicemessages.get(5501)!;
    voicemessages.put({ ...message, id: 5502, extension_id: 410_003 });
    users.patch(410_003, { vm_new: 1 });
    await patch('/voicemessages', [
      { id: 5502, folder: 'Old' },
      { id: 5502, folder: 'Old' },
    ]);
    expect(await get('/users/410003')).toMatchObject({ vm_new: 0, vm_old: 3 });
    await remove('/voicemessages/5502');
    expect(await get('/users/410003')).toMatchObject({ vm_new: 0, vm_old: 2 });
  });
});

describe('recordings', () => {
  it('keeps what an analysis found, of whatever type the metadata is', async () => {
    for (const metadata of [{ ticket: 'HL-2044' }, ['a', 1], 'text', 7, null, true]) {
      const { json } = await patch('/monitors/7002', { cx_score: 74, metadata });
      expect(json.data).toMatchObject({ id: 7002, cx_score: 74, metadata });
      expect((await get('/monitors/7002')).metadata).toEqual(metadata);
    }
  });
});

describe('what belongs to a record', () => {
  it('is one record, a list, or nothing', async () => {
    expect(await ids('/users/410002/cdrs')).toEqual([41_905, 42_005]);
    served.platform.store.tables.cdrs.delete(41_905);
    expect((await get('/users/410002/cdrs')).id).toBe(42_005);
    expect(await get('/users/999999/cdrs')).toEqual([]);
    const contacts = await get('/users/410003/contacts');
    expect([contacts].flat().map(({ user_id: userId }: { user_id: number }) => userId)).toContain(410_003);
    expect(await get('/users/410003/chatmsgs')).toEqual([{ id: 6611 }, { id: 6612 }]);
    expect(await ids('/users/410003/sms/threads/442079460100/447700900123')).toEqual([
      5901, 5902, 6001, 6002,
    ]);
    expect((await get('/users/410003/smsthreads/+447700900123/+442079460100')).length).toBe(4);
    expect(await get('/users/410002/smsthreads/447700900123/442079460100')).toEqual([]);
    served.platform.store.tables.sms.patch(6001, { from: 'HARBOUR', to: '88000' });
    expect((await get('/users/410003/smsthreads/88000/HARBOUR')).id).toBe(6001);
    expect(await get('/users/410003/smsthreads/88000/OTHER')).toEqual([]);
    expect(await ids('/contacts/9001/cdrs')).toEqual([41_901, 41_906, 42_001, 42_005, 42_006]);
    expect(await get('/cdrs/42001/notes')).toEqual({ id: 42_001 });
    expect(await get('/cdrs/42002/notes')).toEqual([]);
  });

  it('tells who the user of the token is', async () => {
    expect(await get('/me')).toMatchObject({ id: '410003', balance: 48.2, is_root: 'false' });
    const { json } = await served.ask('GET /me', { token: NADIA });
    expect(json.data).toMatchObject({
      id: '410001',
      balance: 48.2,
      is_root: 'true',
      sip_domain: 'harbourlane.pbx.example',
    });
  });

  it('resets the audio of a user', async () => {
    expect((await remove('/users/410003/audio', NADIA)).status).toBe(204);
    expect((await served.ask('GET /users/410003/audio')).status).toBe(404);
  });
});

describe('call tracking', () => {
  it('counts the calls to numbers of a campaign', async () => {
    expect(await ids('/calltracking/ddis')).toEqual(['442079460110']);
    const campaign = { name: 'Winter service', url: 'https://harbourlane.example/winter' };
    expect((await post('/calltracking/campaigns', campaign)).json.data.id).toBe('1202');
    const [own, unknown] = ['+442079460102', '442079460999'].map((e164) => ({ e164, campaign_id: 1202 }));
    expect((await patch('/calltracking/ddis', [own, unknown])).status).toBe(404);
    expect((await get('/ddis/calltracking')).length).toBe(1);
    expect((await patch('/calltracking/ddis', [own])).status).toBe(200);
    const filter = encodeURIComponent('[{"property":"type","operator":"eq","value":"M"}]');
    for (const path of ['/calltracking/cdrs', '/cdrs/calltracking']) {
      expect((await served.ask(`GET ${path}`)).json.total).toBe(3);
      expect(await ids(`${path}?filter=${filter}`)).toEqual([41_903, 42_003]);
    }
  });
});

it('keeps what follows from its call in a CDR', async () => {
  const refused = await served.ask('PATCH /cdrs', { body: [{ id: 42_002, billsec: 1, charge: 0 }] });
  expect([refused.status, refused.json.errors[0]]).toMatchObject([400, { field: 'billsec' }]);
  expect((await served.ask('PATCH /cdrs', { body: [{ id: 42_002, labels: ['call back'] }] })).status).toBe(
    200,
  );
  expect((await served.ask('GET /cdrs/42002')).json.data).toMatchObject({ billsec: 63, charge: 0.0126 });
});
