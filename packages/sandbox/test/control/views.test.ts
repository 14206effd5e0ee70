import { describe, expect, test } from 'vitest';
import { useSandbox } from '../support/use-sandbox.ts';

const sandbox = useSandbox({ seed: 3 });

async function legs() {
  const { data } = await sandbox.control.GET('/calls/legs');
  return data!.data;
}

async function queue(id: number) {
  const { data } = await sandbox.control.GET('/wallboard');
  return data!.data.find((one) => one.id === id)!;
}

const statesOf = ({ agents }: Awaited<ReturnType<typeof queue>>) =>
  Object.fromEntries(agents.map(({ name, state }) => [name, state]));

async function placeAsMei(to: string): Promise<number> {
  const headers = { 'X-Auth-Token': sandbox.signIn!.token, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ from: '410003', to });
  const response = await fetch(`${sandbox.baseUrl}/calls`, { method: 'POST', headers, body });
  return (await response.json()).data.id;
}

describe('the legs of a live call', () => {
  test('are those of the queue and of each phone that rings, then of the one that talks', async () => {
    const { id } = await sandbox.control.call({ from: '447700900123', to: '442079460101' });
    const [ringing] = await legs();
    expect(ringing).toMatchObject({
      id,
      direction: 'in',
      leg: { stage: 'waiting', place: 'queue', from: { name: 'Alice Moran' }, to: { name: 'Sales' } },
    });
    expect(ringing!.phones.map(({ to, stage, parent }) => [to.name, stage, parent])).toEqual([
      ['Tom Reyes', 'ringing', id],
      ['Mei Lindqvist', 'ringing', id],
    ]);

    await sandbox.control.answer(id, 410002);
    await sandbox.control.hold(id, 'dst');
    const [held] = await legs();
    expect(held!.phones.map(({ to, stage, held: by }) => [to.name, stage, by])).toEqual([
      ['Tom Reyes', 'held', ['dst']],
    ]);
    expect(statesOf(await queue(30601))).toEqual({ 'Tom Reyes': 'held', 'Mei Lindqvist': 'free' });
    await sandbox.control.hangUp(id);
    expect(await legs()).toEqual([]);
  });

  test('say since when the call lasts, whatever leg it is on', async () => {
    const { id } = await sandbox.control.call({ from: '447700900123', to: '442079460101' });
    const { begun } = (await legs())[0]!;
    await sandbox.control.advance({ seconds: 4 });
    const { id: leg } = await sandbox.control.answer(id, 410002);
    await sandbox.control.advance({ minutes: 3 });
    await sandbox.control.transfer(leg, '2104');
    const [transferred] = await legs();
    expect(transferred).toMatchObject({ id, begun, leg: { parent: id } });
    expect(transferred!.leg.begun - begun).toBe(184_000);
  });

  test('wait for a key in a menu; those of a click to call begin with the phone of the caller', async () => {
    await sandbox.control.call({ from: '447700900123', to: '442079460100' });
    await placeAsMei('447700900456');
    expect(await legs()).toMatchObject([
      { leg: { stage: 'menu', place: 'ivr' }, phones: [] },
      {
        direction: 'out',
        leg: { stage: 'calling-caller', from: { name: 'Mei Lindqvist', user_id: 410003 } },
      },
    ]);
  });
});

test('the wallboard says who waits since when, and what each agent does', async () => {
  expect(statesOf(await queue(30601))).toEqual({ 'Tom Reyes': 'free', 'Mei Lindqvist': 'free' });
  const { id } = await sandbox.control.call({ from: '447700900123', to: '442079460101' });
  await sandbox.control.advance({ seconds: 3 });
  const { data: clock } = await sandbox.control.GET('/clock');
  const waiting = await queue(30601);
  expect(waiting.waiting).toMatchObject([{ call_id: id, caller: { name: 'Alice Moran' } }]);
  expect(waiting.waiting[0]!.since).toBe(clock!.milliseconds - 3000);
  expect(statesOf(waiting)).toEqual({ 'Tom Reyes': 'ringing', 'Mei Lindqvist': 'ringing' });

  await sandbox.control.answer(id, 410002);
  expect(statesOf(await queue(30601))).toEqual({ 'Tom Reyes': 'talking', 'Mei Lindqvist': 'free' });
  await sandbox.control.hangUp(id);
  expect(statesOf(await queue(30601))['Tom Reyes']).toBe('wrap-up');

  await sandbox.control.agent(30601, 410002, false);
  await sandbox.control.user(410003, { dnd: true });
  expect(statesOf(await queue(30601))).toEqual({ 'Tom Reyes': 'left', 'Mei Lindqvist': 'dnd' });
  await sandbox.control.user(410003, { phones: 0 });
  expect(statesOf(await queue(30601))['Mei Lindqvist']).toBe('offline');
});

test('who clicks to call rings, hears the other phone ring, and talks; who waits in a queue calls', async () => {
  const { control } = sandbox;
  const stateOfMei = async () => statesOf(await queue(30601))['Mei Lindqvist'];
  const placed = await placeAsMei('447700900456');
  expect(await stateOfMei()).toBe('ringing');
  await control.advance({ seconds: 2 });
  expect(await stateOfMei()).toBe('calling');
  await control.advance({ seconds: 4 });
  expect(await stateOfMei()).toBe('talking');
  await control.hangUp(placed);
  expect(await stateOfMei()).toBe('free');
  const waiting = await placeAsMei('2300');
  await control.advance({ seconds: 3 });
  expect(await stateOfMei()).toBe('calling');
  await control.hangUp(waiting);
});

test('an ended call has the CDRs of all its legs, their talk, each second once, and its recording', async () => {
  const { control } = sandbox;
  const { id } = await control.call({ from: '447700900123', to: '442079460101' });
  await control.advance({ seconds: 3 });
  await control.answer(id, 410002);
  await control.advance({ seconds: 10 });
  const { id: second } = await control.transfer(id, '2104');
  await control.advance({ seconds: 5 });
  await control.answer(second, 410004);
  await control.advance({ seconds: 25 });
  const before = await control.GET('/calls/ended');
  expect(before.data!.data.map((call) => call.id)).not.toContain(id);
  await control.hangUp(second);
  const missed = await control.call({ from: '447700900123', to: '2104' });
  await control.hangUp(missed.id, 'src');
  const { data } = await control.GET('/calls/ended', { params: { query: { limit: 2 } } });
  expect(data!.data.map((call) => [call.id, call.talked])).toEqual([
    [missed.id, 0],
    [id, 35],
  ]);
  expect(data!.data[1]!.legs.map(({ to, talked }) => [to.name, talked])).toEqual([
    ['Sales', 10],
    ['Tom Reyes', 10],
    ['Mei Lindqvist', 0],
    ['Jonas Petrov', 25],
  ]);
  await control.advance({ seconds: 30 });
  const { data: later } = await control.GET('/calls/ended', { params: { query: { limit: 3 } } });
  expect(later!.data).toHaveLength(3);
  const recording = later!.data[1]!.legs.find((leg) => leg.recording_id !== null)?.recording_id;
  const headers = { 'X-Auth-Token': sandbox.signIn!.token };
  const audio = await fetch(`${sandbox.baseUrl}/monitors/${recording}.mp3`, { headers });
  expect(audio.headers.get('content-type')).toBe('audio/mpeg3');
});

test('a user gets the same token each time, and it works', async () => {
  const ask = () => sandbox.control.POST('/users/{id}/token', { params: { path: { id: 410003 } } });
  const [{ data: one }, { data: other }] = [await ask(), await ask()];
  expect(one).toEqual(other);
  expect(one).toMatchObject({ name: 'Mei Lindqvist', email: 'mei.lindqvist@harbourlane.example' });
  const { status } = await fetch(`${sandbox.baseUrl}/me`, { headers: { 'X-Auth-Token': one!.token } });
  expect(status).toBe(200);
  const { data: first } = await sandbox.control.GET('/sign-in');
  expect(first?.token).toBe(sandbox.signIn!.token);
  const none = await sandbox.control.POST('/users/{id}/token', { params: { path: { id: 1 } } });
  expect(none.response.status).toBe(404);
});
