import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callWords } from '../support/call-words.ts';
import { keepEvents, lines } from '../support/call-story.ts';
import { type ServedPlatform, servePlatform } from '../support/serve-platform.ts';
import { strictContract } from '../support/strict-contract.ts';

const contract = strictContract();
let served: ServedPlatform;

beforeAll(async () => {
  served = await servePlatform();
});
beforeEach(() => served.reset());
afterAll(() => served.close());

const asked = { to: '447700900456', from: '410003', caller_id: '442079460100' };
const pass = (seconds: number) => served.platform.clock.advance(seconds * 1000);

/** Asks, and has the answer checked against the contract. */
async function ask(operationId: string, line: string, body?: unknown) {
  const answer = await served.ask(line, body === undefined ? {} : { body });
  expect(contract.violations(operationId, answer)).toEqual([]);
  return answer;
}

async function placed(body: object = asked): Promise<number> {
  const { status, json } = await ask('createCall', 'POST /calls', body);
  expect(status).toBe(201);
  return json.data.id;
}

test('a click to call rings the caller first, and then the number called, which answers after four seconds', async () => {
  const { status, json } = await ask('createCall', 'POST /calls', asked);
  expect(status).toBe(201);
  expect(json.data).toMatchObject({
    clid: '442079460100',
    connected_at: null,
    dst: '447700900456',
    dst_id: '9002',
    dst_name: 'Ben Aziz',
    duration: 0,
    src: '2103',
    src_id: '410003',
    src_name: 'Mei Lindqvist',
    src_ua: 'Softphone/7.1',
    start_time: 1_795_190_760,
    state: 'RINGING',
  });
  await pass(5);
  expect((await ask('getCall', `GET /calls/${json.data.id}`)).json.data).toMatchObject({
    state: 'RINGING',
    duration: 5,
  });
  await pass(1);
  const { data } = (await ask('getCall', `GET /calls/${json.data.id}`)).json;
  expect(data).toMatchObject({
    state: 'CONNECTED',
    connected_at: 1_795_190_766,
    duration: 6,
    dst_codec: 'PCMA',
  });
});

test('after the hang-up the call is gone, and CDR, recording and media record are found by its id', async () => {
  const events = keepEvents(served.platform);
  const id = await placed();
  await pass(69);
  expect(await ask('deleteCall', `DELETE /calls/${id}`)).toMatchObject({ status: 204, text: '' });
  expect((await ask('getCall', `GET /calls/${id}`)).status).toBe(404);
  expect((await ask('deleteCall', `DELETE /calls/${id}`)).status).toBe(404);
  const filter = encodeURIComponent(JSON.stringify([{ property: 'live_id', operator: 'eq', value: id }]));
  const cdrs = (await ask('listCdrs', `GET /cdrs?filter=${filter}`)).json;
  expect(cdrs.total).toBe(1);
  expect(cdrs.data[0]).toMatchObject({
    live_id: id,
    billsec: 63,
    duration: 69,
    charge: 0.0126,
    type: 'O',
    disposition: 'CONNECTED',
    destination: 'out',
    user_id: 410003,
    sip_endpoint_id: 52103,
    t_cause: 'Normal Clearing',
    calldate: '2026-11-20 16:06:00',
  });
  const monitors = (await ask('listMonitors', `GET /monitors?filter=${filter}`)).json;
  expect(monitors.total).toBe(1);
  expect(monitors.data[0]).toMatchObject({
    duration: 63,
    caller: '2103',
    called: '447700900456',
    timestamp: '2026-11-20 16:06:06',
  });
  expect(monitors.data[0]).not.toHaveProperty('live_id');
  const mp3 = await fetch(`${served.url}/v1.2/voice/monitors/${monitors.data[0].id}.mp3`, {
    headers: { 'x-auth-token': '62cdb7020ff920e5aa642c3d4066950dd1f01f4d' },
  });
  expect((await mp3.arrayBuffer()).byteLength).toBe(monitors.data[0].size);
  const records = (await ask('listMsdrs', 'GET /msdrs')).json.data;
  expect(records.at(-1)).toMatchObject({ call_id: String(id), duration: 63, user_id: 410003, type: 'audio' });
  const sessions = (await ask('listMediaSessions', 'GET /mediasessions')).json.data;
  expect(sessions.at(-1)).toMatchObject({
    id: records.at(-1).media_session_id,
    status: 'ended',
    duration: 63,
  });
  await pass(9);
  const own = events.filter(
    (event) => event.event_name === 'monitor.audio_ready' || event.call_id !== 5_000_000_105,
  );
  expect(lines(own)).toEqual([
    `call.initial ${id} LOCAL_USER 447700900456`,
    `call.ringing ${id} LOCAL_USER 2103`,
    `call.hold 5000000106 LOCAL_USER 447700900456`,
    `call.initial ${id} LOCAL_USER 447700900456`,
    `call.ringing ${id} LOCAL_USER 447700900456`,
    `call.connected ${id} LOCAL_USER 447700900456`,
    `call.hangup ${id} LOCAL_USER 447700900456`,
    `monitor.audio_ready ${monitors.data[0].id}`,
  ]);
  for (const event of events) expect(contract.eventViolations(event.event_name, event)).toEqual([]);
  expect(events[0]).toMatchObject({
    src_id: 410003,
    dst_id: 0,
    destination: 'out',
    root_call_id: id,
    state: 'ACCEPTED',
  });
  expect(events.at(-1)).toMatchObject({
    call_id: id,
    customer_id: 3107,
    user_id: 410003,
    size: monitors.data[0].size,
  });
});

test('the user of the token calls when `from` is left out; the caller id can be hidden', async () => {
  const { json } = await ask('createCall', 'POST /calls', { to: '+447700900456', caller_id: 'anonymous' });
  expect(json.data).toMatchObject({ src_id: '410003', dst: '447700900456', clid: 'anonymous' });
});

test.each([
  [{ ...asked, from: '2103' }, 'an extension as user'],
  [{ ...asked, from: '442079460100' }, 'a number as user'],
  [{ ...asked, from: '999999999999999999999' }, 'a number that is none'],
  [{ ...asked, to: '2199' }, 'an extension that nobody has'],
  [{ ...asked, to: 'Ben' }, 'a name'],
  [{ ...asked, to: '' }, 'nothing'],
  [{ ...asked, to: '2103' }, 'the own extension'],
  [{ ...asked, caller_id: '12' }, 'no number as caller id'],
  [{ from: '410003' }, 'no `to`'],
])('400 for %j: %s', async (body, _why) => {
  const { status, json } = await ask('createCall', 'POST /calls', body);
  expect(status).toBe(400);
  expect(json.message).not.toBe('');
});

test('412 for a user without a phone online', async () => {
  served.platform.store.tables.accounts.patch(410003, { phones: 0 });
  const { status, json } = await ask('createCall', 'POST /calls', asked);
  expect([status, json.message]).toEqual([412, 'Unable to make a call with no VoIP clients registered']);
});

test.each([
  ['447700900486', 3, 'User Busy', 'INITIAL'],
  ['447700900603', 3, 'Call Rejected', 'INITIAL'],
  ['447700900404', 3, 'Unallocated Number', 'INITIAL'],
  ['447700900480', 22, 'No Answer', 'RINGING'],
])('the test number %s ends after %i s with %s', async (to, seconds, cause, disposition) => {
  const id = await placed({ ...asked, to });
  await pass(seconds);
  expect((await served.ask(`GET /calls/${id}`)).status).toBe(404);
  const [cdr] = served.platform.store.tables.cdrs.hash.get('live_id')!.find(id);
  expect(cdr).toMatchObject({ t_cause: cause, disposition, billsec: 0, type: 'O' });
});

test('who declines is told by the record and by call.missed: neither names a phone that never rang', async () => {
  const { tables } = served.platform.store;
  tables.users.patch(410_002, { final_dst_type: 'H', email_missed: 'tom@harbourlane.example' });
  const words = callWords(served.platform);
  const events = keepEvents(served.platform);
  const outcome = (id: number) => {
    const [cdr] = tables.cdrs.hash.get('live_id')!.find(id);
    const missed = events.findLast((event) => event.event_name === 'call.missed');
    return { cdr, missed, mails: tables.mails.list().length };
  };
  const near = await placed({ ...asked, to: '2102' });
  words.reject(near, 410_003);
  expect(outcome(near)).toMatchObject({
    cdr: { t_cause: 'Call Rejected', dst: '2102', dst_id: '410003', dst_name: 'Mei Lindqvist' },
    missed: { dst: '2103', dst_id: 410_003, dst_name: 'Mei Lindqvist' },
    mails: 0,
  });
  const far = await placed({ ...asked, to: '2102' });
  await pass(3);
  words.reject(far, 410_002);
  expect(outcome(far)).toMatchObject({
    cdr: { t_cause: 'Call Rejected', dst: '2102', dst_id: '410002', dst_name: 'Tom Reyes' },
    missed: { dst: '2102', dst_id: 410_002, dst_name: 'Tom Reyes' },
    mails: 1,
  });
});

test('a web call that is ended while its first number is called has been missed there', async () => {
  const events = keepEvents(served.platform);
  await ask('createWebcall', 'POST /webcalls', { from: '447700900456', to: '2103' });
  const [call] = callWords(served.platform).list().slice(-1);
  await ask('deleteCall', `DELETE /calls/${call!.id}`);
  const [cdr] = served.platform.store.tables.cdrs.hash.get('live_id')!.find(call!.id);
  expect(cdr).toMatchObject({ dst: '2103', dst_id: '9002', dst_name: 'Ben Aziz' });
  expect(events.find((event) => event.event_name === 'call.missed')).toMatchObject({ dst: '447700900456' });
});

test('a click to call to a queue waits there from the moment at which its own phone is picked up', async () => {
  const id = await placed({ ...asked, to: '2300' });
  const shown = async () => (await ask('getCall', `GET /calls/${id}`)).json.data;
  expect(await shown()).toMatchObject({ dst_id: '30602', state: 'RINGING', queue_state: null });
  await pass(2);
  expect(await shown()).toMatchObject({ dst_id: '30602', state: 'RINGING', queue_state: 'WAITING' });
});

test('a user who is called answers by PATCH, else the voicemail takes the call', async () => {
  const answered = await placed({ ...asked, to: '2105' });
  await pass(20);
  expect((await ask('updateCall', `PATCH /calls/${answered}`, { state: 'CONNECTED' })).json.data.state).toBe(
    'CONNECTED',
  );
  const id = await placed({ ...asked, to: '2102' });
  await pass(2 + 25 + 21);
  const [cdr] = served.platform.store.tables.cdrs.hash.get('live_id')!.find(id);
  expect(cdr).toMatchObject({
    disposition: 'VM',
    context: 'USER_LOCAL',
    dst_id: '410002',
    type: 'O',
    billsec: 0,
  });
  const messages = (await ask('listVoicemessages', 'GET /voicemessages')).json.data;
  expect(messages.at(-1)).toMatchObject({
    live_id: id,
    duration: 21,
    extension_id: 410002,
    is_new: true,
    transcript: null,
  });
  expect((await ask('getUser', 'GET /users/410002')).json.data.vm_new).toBe(1);
});

test('of the live calls of the story one rings as long as others do, and goes to voicemail; one is talked on', async () => {
  const events = keepEvents(served.platform);
  await pass(24);
  const { data, total } = (await ask('listCalls', 'GET /calls')).json;
  expect(total).toBe(2);
  expect(data).toMatchObject([
    { id: 5_000_000_105, state: 'RINGING', dst: '2103', dst_id: '410003', duration: 54 },
    { id: 5_000_000_106, state: 'CONNECTED', duration: 34 },
  ]);
  const mine = (await ask('listUserCalls', 'GET /users/410003/calls')).json.data;
  expect(mine.map(({ id }: { id: number }) => id)).toEqual([5_000_000_105, 5_000_000_106]);
  expect((await ask('listUserCalls', 'GET /users/410001/calls')).json.data).toEqual([]);
  await pass(3600);
  expect(lines(events)).toEqual([
    'call.missed 5000000105 LOCAL_USER 2103 final=true',
    'call.hangup 5000000105 LOCAL_USER 2103',
  ]);
  const left = (await ask('listCalls', 'GET /calls')).json;
  expect(left.data).toMatchObject([{ id: 5_000_000_106, state: 'CONNECTED', duration: 3634 }]);
});

test('a lead call speaks its text and hangs up; its caller id is one of the numbers of the account', async () => {
  const body = { caller_id: '+442079460110', to: '447700900789', tts: 'This is Harbour Lane Cycles.' };
  const { status, json } = await ask('createLeadcall', 'POST /leadcalls', body);
  expect(status).toBe(201);
  expect(json.data).toMatchObject({
    clid: '442079460110',
    src: '442079460110',
    src_id: null,
    dst_name: 'Dora Field',
    state: 'RINGING',
  });
  await pass(4 + 5);
  expect((await served.ask(`GET /calls/${json.data.id}`)).status).toBe(404);
  const refused = await ask('createLeadcall', 'POST /leadcalls', { ...body, caller_id: '447700900123' });
  expect([refused.status, refused.json.message]).toEqual([400, 'DDI not found']);
  expect((await ask('createLeadcall', 'POST /leadcalls', { caller_id: '442079460110' })).status).toBe(400);
  expect((await ask('createLeadcall', 'POST /leadcalls', { to: '447700900789' })).json.message).toBe(
    'DDI not found',
  );
});

test('a web call connects two numbers, writes seconds and charges, and is limited in a minute', async () => {
  const { status, json } = await ask('createWebcall', 'POST /webcalls', { from: '442079460955', to: '2103' });
  expect(status).toBe(201);
  expect(json.data).toMatchObject({
    from: '442079460955',
    to: '2103',
    from_duration: 0,
    charge: 0,
    to_rate: 0,
  });
  const [call] = callWords(served.platform).list().slice(-1);
  expect(call).toMatchObject({ id: json.data.id, state: 'ACCEPTED' });
  await pass(4);
  callWords(served.platform).answer(call!.id);
  await pass(41);
  expect(served.platform.store.tables.cdrs.hash.get('live_id')!.find(json.data.id)).toHaveLength(1);
  const { data } = (await ask('listWebcalls', 'GET /webcalls')).json;
  expect(data.at(-1)).toMatchObject({
    id: json.data.id,
    from_duration: 41,
    to_duration: 41,
    charge: 0.0082,
    to_charge: 0,
  });
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) {
    statuses.push(
      (await ask('createWebcall', 'POST /webcalls', { from: '442079460955', to: '447700900456' })).status,
    );
  }
  expect(statuses).toEqual([...Array<number>(9).fill(201), 400, 400]);
  await pass(60);
  expect(
    (await ask('createWebcall', 'POST /webcalls', { from: '442079460955', to: '447700900456' })).status,
  ).toBe(201);
  expect((await ask('createWebcall', 'POST /webcalls', { from: '2103', to: '447700900456' })).status).toBe(
    400,
  );
});
