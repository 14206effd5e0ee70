import { describe, expect, it } from 'vitest';
import { usePlatform } from '../support/serve-platform.ts';

const served = usePlatform();

const send = (body: object) => served.ask('POST /sms', { body });

describe('a short message', () => {
  it('goes out from the number of the user, and is told to be sent after a while', async () => {
    const { json } = await send({ to: '+447700900123', message: 'Your bike is ready.' });
    expect(json.data).toMatchObject({
      from: '442079460100',
      from_id: '410003',
      to: '447700900123',
      to_id: '9001',
      to_name: 'Alice Moran',
      type: 'out',
      result: null,
      user_id: 410_003,
      created_at: '2026-11-20 16:06:00',
    });
    await served.platform.clock.advance(5000);
    expect((await served.ask(`GET /sms/${json.data.id}`)).json.data.result).toBe('sent');
  });

  it.each([
    ['no number', { message: 'x' }],
    ['an extension', { to: '2103', message: 'x' }],
    ['letters', { to: 'Alice', message: 'x' }],
    ['no text', { to: '447700900123' }],
    ['a blank text', { to: '447700900123', message: ' ' }],
    ['a sender of somebody else', { from: '447700900999', to: '447700900123', message: 'x' }],
    ['a sender that cannot', { from: '442079460101', to: '447700900123', message: 'x' }],
  ])('is refused with %s', async (_, body) => {
    expect((await send(body)).status).toBe(400);
    expect((await served.ask('GET /sms')).json.total).toBe(4);
  });
});

describe('a voicemail announcement', () => {
  const create = (body: object) => served.ask('POST /vmannouncements', { body });
  const base64 = (...bytes: (number | string)[]) =>
    Buffer.concat(
      bytes.map((one) => (typeof one === 'number' ? Buffer.alloc(one) : Buffer.from(one, 'latin1'))),
    ).toString('base64');
  const files = {
    MP3: base64('\xff\xfb\x90\x00', 413, '\xff\xfb\x90\x00', 413),
    WAV: base64('RIFF\x24\x00\x00\x00WAVEfmt ', 32),
    MP4: base64('\x00\x00\x00\x20ftypisom\x00\x00\x02\x00isomiso2avc1mp41', 16),
    AAC: base64('\xff\xf1\x50\x80\x02\x1f\xfc', 300),
  };

  it.each(Object.entries(files))('takes %s', async (_, data) => {
    const { status, json } = await create({ extension_id: 410_003, description: 'Away', data });
    expect([status, json.data.extension, json.data.description]).toEqual([201, 2103, 'Away']);
    const kept = served.platform.store.tables.files.get(`vmannouncements:${json.data.id}`);
    expect(kept?.data).toBe(data);
    await served.ask(`DELETE /vmannouncements/${json.data.id}`);
    expect(served.platform.store.tables.files.get(`vmannouncements:${json.data.id}`)).toBeUndefined();
  });

  it.each([
    ['no Base64', 'not base64!'],
    ['half of it', 'SUQzBAA'],
    ['nothing', ''],
    ['a picture', base64('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 17)],
    ['an OGG file', base64('OggS\x00\x02', 40)],
    ['text', Buffer.from('Hello, this is no sound').toString('base64')],
  ])('refuses %s', async (_, data) => {
    const { status, json } = await create({ extension_id: 410_003, data });
    expect([status, json.errors[0].field]).toEqual([400, 'data']);
    expect((await served.ask('PATCH /vmannouncements/5601', { body: { data } })).status).toBe(400);
    expect((await served.ask('GET /vmannouncements')).json.total).toBe(2);
  });

  it('belongs to a user or a queue', async () => {
    expect((await create({ extension_id: 30602 })).json.data.extension).toBe(2300);
    expect((await create({ extension_id: 1 })).status).toBe(400);
  });
});

describe('a report schedule', () => {
  const weekly = {
    report_id: 14,
    name: 'Weekly',
    emails: ['nadia.okafor@harbourlane.example'],
    format: 'csv',
    culture: 'en_GB',
    status: 'active',
    frequency: { type: 'weekly', time_of_day: [7], day_of_week: [1] },
    timezone: 'Europe/London',
  };
  const create = async (body: object) => (await served.ask('POST /reportschedules', { body })).json.data;
  const read = async (id: number) => (await served.ask(`GET /reportschedules/${id}`)).json.data;

  it('has a next run, runs then, and has another', async () => {
    const made = await create({ ...weekly, start_at: '2026-11-23', end_at: '2026-12-01' });
    expect(made).toMatchObject({
      format: 2,
      culture: 1,
      status: 1,
      frequency: 'weekly',
      start_at: '2026-11-23 00:00:00',
      end_at: '2026-12-01 00:00:00',
      last_run_at: null,
      next_run_at: '2026-11-23 07:00:00',
    });
    await served.platform.clock.advance(3 * 24 * 3_600_000);
    expect(await read(made.id)).toMatchObject({
      last_run_at: '2026-11-23 07:00:00',
      next_run_at: '2026-11-30 07:00:00',
    });
    await served.platform.clock.advance(30 * 24 * 3_600_000);
    expect(await read(made.id)).toMatchObject({ last_run_at: '2026-11-30 07:00:00', next_run_at: null });
  });

  it('goes by its time zone, its days of the month and its status', async () => {
    expect((await create({ ...weekly, timezone: 'Asia/Kolkata' })).next_run_at).toBe('2026-11-23 01:30:00');
    expect(
      (await create({ ...weekly, frequency: { type: 'monthly', day_of_month: [31] } })).next_run_at,
    ).toBe('2026-12-31 00:00:00');
    expect((await create({ ...weekly, status: 'paused' })).next_run_at).toBeNull();
    expect(
      (await create({ ...weekly, frequency: { type: 'daily', time_of_day: [6, 18] } })).next_run_at,
    ).toBe('2026-11-20 18:00:00');
  });

  it('keeps its next run when something else is changed', async () => {
    const { json } = await served.ask('PATCH /reportschedules/1301', {
      body: { emails: ['tom.reyes@harbourlane.example'] },
    });
    expect(json.data).toMatchObject({
      emails: ['tom.reyes@harbourlane.example'],
      next_run_at: '2026-11-21 06:00:00',
      frequency: 'daily',
    });
    await served.platform.clock.advance(24 * 3_600_000);
    expect(await read(1301)).toMatchObject({
      last_run_at: '2026-11-21 06:00:00',
      next_run_at: '2026-11-22 06:00:00',
    });
  });

  it.each([
    { emails: ['nobody'] },
    { frequency: { time_of_day: [24] } },
    { frequency: { day_of_week: [8] } },
    { timezone: 'Europe/Atlantis' },
    { start_at: '2026-12-01', end_at: '2026-11-30' },
    { start_at: '20.11.2026' },
  ])('refuses %j', async (member) => {
    expect((await served.ask('POST /reportschedules', { body: { ...weekly, ...member } })).status).toBe(400);
  });
});
