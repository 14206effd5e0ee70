import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type Answer, MEI, usePlatform } from '../support/serve-platform.ts';

const served = usePlatform();

/** The status of an error in the contract's envelope; the answer as it is where it is none. */
const refused = ({ status, json, text }: Answer): unknown => {
  return typeof json?.message === 'string' && Array.isArray(json.errors) ? status : text;
};

describe('ids that are none', () => {
  it.each(['/users/x/calls', '/calls/x/monitors', '/users/x/smsthreads/1/2'])(
    'are refused with a status that the contract leaves open: %s',
    async (path) => {
      const { status, headers } = await served.ask(`GET ${path}`);
      expect([status, headers.get('x-undeclared-status')]).toEqual([400, null]);
    },
  );

  it('are not found where that is declared and no refusal', async () => {
    expect(refused(await served.ask('GET /calls/x'))).toBe(404);
  });
});

describe('bodies', () => {
  it('refuses one that is too large', async () => {
    expect(
      refused(await served.ask('POST /contacts', { body: { notes: 'x'.repeat(17 * 1024 * 1024) } })),
    ).toBe(413);
  });

  it('refuses one that is nested too deep, however deep', async () => {
    const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
    for (const depth of [40, 5000, 500_000]) {
      expect(refused(await served.ask('POST /calllabels', { body: nested(depth) }))).toBe(400);
    }
    expect(
      refused(
        await served.ask('PATCH /monitors/7001', { body: `{"metadata":${'['.repeat(99)}${']'.repeat(99)}}` }),
      ),
    ).toBe(400);
  });

  it.each(['__proto__', 'constructor'])('takes no prototype from %s', async (name) => {
    const body = `{"${name}":{"prototype":{"polluted":1},"polluted":1},"name":"x"}`;
    for (const line of ['POST /calllabels', 'POST /queuegroups', 'PATCH /ivrs/801', 'POST /contacts']) {
      expect(refused(await served.ask(line, { body }))).toBe(400);
    }
    const bulk = `[{"id":42001,"${name}":{"prototype":{"polluted":1}}}]`;
    expect(refused(await served.ask('PATCH /cdrs', { body: bulk }))).toBe(400);
  });

  it.each(['', '{', '[]', '"text"', '1e999', 'null', '{"name":1e999}', '{"name":"\\ud800"'])(
    'refuses %j',
    async (body) => {
      expect(refused(await served.ask('POST /usergroups', { body }))).toBe(400);
    },
  );

  it('tells of a very large body only what is wrong first', async () => {
    const answer = await served.ask('PATCH /cdrs', { body: `[${'{},'.repeat(20_000)}{}]` });
    expect(refused(answer)).toBe(400);
    expect(answer.json.errors).toEqual([{ field: 'id', message: '[0].id is required', code: 'SF0010' }]);
    const small = await served.ask('PATCH /cdrs', { body: [{}, { id: 'x' }] });
    expect(small.json.errors).toHaveLength(2);
  });

  it('takes no body of whatever type for none', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { json } = await served.ask('POST /login', {
      token: null,
      body: { email: 'mei.lindqvist@harbourlane.example', password: 'seven-spokes-and-a-bell' },
    });
    expect((await served.ask('POST /logout', { token: json.user_token, body: '', headers })).status).toBe(
      200,
    );
    expect(refused(await served.ask('DELETE /contacts/1', { headers }))).toBe(404);
    expect(refused(await served.ask('POST /sms', { body: 'to=447700900123', headers }))).toBe(415);
  });

  it('keeps names of built-in members as plain text', async () => {
    const language = 'constructor';
    const { status, json } = await served.ask('POST /queues', { body: { name: 'toString', language } });
    expect([status, typeof json.data.language]).toEqual([201, 'number']);
  });
});

describe('filters', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'a'.repeat(5000), 'campaign_id'])(
    'refuses the property %j',
    async (property) => {
      const filter = encodeURIComponent(JSON.stringify([{ property, operator: 'eq', value: 1 }]));
      expect(refused(await served.ask(`GET /cdrs?filter=${filter}`))).toBe(400);
      expect((await served.ask(`GET /cdrs?sort=${encodeURIComponent(property)}`)).status).toBe(200);
      expect(refused(await served.ask(`GET /cdrs?group_by=${encodeURIComponent(property)}`))).toBe(400);
    },
  );

  it.each([
    '[{"property":"id","operator":"__proto__","value":1}]',
    '[{"property":"id","operator":"eq","value":1,"__proto__":{"polluted":1}}]',
    '{"property":"id","operator":"eq","value":1}',
    '[{"property":"id","operator":"eq"}]',
    '[{"property":["id"],"operator":"eq","value":1}]',
    '[{"property":"id","operator":"eq","value":{"a":1}}]',
    '[',
    'null',
    `${'['.repeat(1300)}${']'.repeat(1300)}`,
  ])('refuses %j', async (filter) => {
    expect(refused(await served.ask(`GET /cdrs?filter=${encodeURIComponent(filter)}`))).toBe(400);
  });

  it('takes a pattern of many wildcards without effort', async () => {
    const value = `${'%a_'.repeat(1500)}%`;
    const filter = encodeURIComponent(JSON.stringify([{ property: 'src_name', operator: 'like', value }]));
    expect((await served.ask(`GET /cdrs?filter=${filter}`)).json).toEqual({ data: [], total: 0 });
  });

  it.each([
    'page=1.5',
    'page=x',
    'limit=5001',
    'limit=1e3',
    'limit=',
    'limit=99999999999999999999',
    'limit=1&limit=2',
  ])('refuses %s', async (query) => {
    expect(refused(await served.ask(`GET /cdrs?${query}`))).toBe(400);
  });
});

describe('addresses', () => {
  const raw = async (target: string): Promise<string> => {
    const { port } = new URL(served.url);
    const socket = connect(Number(port), '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.write(
      `GET ${target} HTTP/1.1\r\nhost: sandbox\r\nx-auth-token: ${MEI}\r\nconnection: close\r\n\r\n`,
    );
    await once(socket, 'end');
    return Buffer.concat(chunks).toString();
  };

  it.each([
    '/v1.2/voice/../..',
    '/v1.2/voice/../../etc/passwd',
    '/v1.2/voice/%2e%2e/%2e%2e/etc/passwd',
    '/v1.2/voice//cdrs',
    '//v1.2/voice/cdrs',
    '/%00api/cdrs',
    '/%2500api/cdrs',
    'http://sandbox/%00api/cdrs',
    '/v1.2/voice/cdrs%2F42001',
    '/v1.2/voice/cdrs/42001/',
    '/v1.2/voice/CDRS',
    '/v1.3/voice/cdrs',
    '/v1.2/voice/__proto__',
    '/v1.2/voice/_sandbox/state',
  ])('knows no %s', async (target) => {
    const answer = await raw(target);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"errors":[');
  });

  it.each(['/v1.2/voice/cdrs/%zz', '/v1.2/voice/cdrs/%c3%28'])(
    'answers %s in the envelope',
    async (target) => {
      const answer = await raw(target);
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(answer).toContain('"errors":[');
    },
  );

  it.each(['http://api.example/v1.2/voice/ping', 'HTTPS://api.example:443/v1.1/ping'])(
    'takes the whole address %s',
    async (target) => {
      expect(await raw(target)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it.each(['1'.repeat(9000), '9'.repeat(16), '-1', '1e3', '0x10', 'NaN', '%00', '1,2', '1;drop', "1'--"])(
    'finds no record %j',
    async (id) => {
      expect(refused(await served.ask(`GET /cdrs/${id}`))).toBe(404);
    },
  );

  it.each(['1,,2', ',', '1,x', `${'1,'.repeat(4000)}1`])('deletes nothing for the list %j', async (ids) => {
    expect(refused(await served.ask(`DELETE /contacts/${ids}`))).toBe(404);
    expect((await served.ask('GET /contacts')).json.total).toBe(4);
  });
});

it('has no fault after all this, and answers as at first', async () => {
  expect(served.faults).toEqual([]);
  expect((await served.ask('GET /cdrs?limit=1')).json.total).toBe(16);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
