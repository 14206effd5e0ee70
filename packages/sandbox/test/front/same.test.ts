import { describe, expect, test } from 'vitest';
import { outsideEnvelope, sendRaw } from '@telephony/testing/send-raw';
import { useServers } from './support/start-servers.ts';

const servers = useServers();
const names = ['mock', 'sandbox'] as const;

interface Asked {
  anonymous?: boolean;
  headers?: Record<string, string>;
  body?: string;
}

/** What a client sees of a response, without what differs by nature: the length of another record, the date. */
async function seen(name: (typeof names)[number], line: string, { anonymous, headers, body }: Asked = {}) {
  const { url, token } = servers[name];
  const [method = '', path = ''] = line.replace('/_control', `/_${name}`).split(/ (.*)/);
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { ...(anonymous ? {} : { 'x-auth-token': token }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const shown = [...response.headers].filter(
    ([header]) => !/^(date|content-length|connection|keep-alive|telephony-sandbox)$/.test(header),
  );
  const error =
    response.status >= 400 ? text.replaceAll(url, '').replaceAll(`/_${name}`, '/_control') : undefined;
  // Programs tell the sandbox from the platform by it.
  const saysWhatItIs = response.headers.has('telephony-sandbox') === (name === 'sandbox');
  return { status: response.status, headers: Object.fromEntries(shown), error, saysWhatItIs };
}

const json = { 'content-type': 'application/json' };

describe('both servers respond alike to', () => {
  test.each<[string, Asked?]>([
    ['GET /cdrs'],
    ['GET /v1.2/voice/cdrs?limit=1&page=2'],
    ['GET /v1.1/cdrs/42001'],
    ['HEAD /cdrs/42001'],
    ['OPTIONS /cdrs/42001'],
    ['GET /cdr'],
    ['GET /v1.3/voice/cdrs'],
    ['PUT /cdrs'],
    ['GET /cdrs/x'],
    ['GET /users/x/calls'],
    ['GET /cdrs?limt=5'],
    ['GET /cdrs', { headers: { accept: 'text/*' } }],
    ['GET /cdrs', { headers: { accept: 'application/json;q=0' } }],
    ['POST /contacts', { headers: { ...json, accept: 'application/xml' }, body: '{"first_name": "A"}' }],
    ['GET /monitors/7001.mp3', { headers: { accept: 'application/json' } }],
    ['GET /cdrs?limit=5001'],
    ['GET /calls/9223372036854775808'],
    ['PATCH /contacts', { headers: json, body: '[{"id": 9223372036854775808}]' }],
    ['GET /cdrs?filter[0][property]=type&filter[0][operator]=eq&filter[0][value]=O'],
    ['GET /cdrs?filter=[{"property":"nosuch","operator":"eq","value":1}]'],
    ['GET /cdrs', { anonymous: true }],
    ['GET /cdrs', { anonymous: true, headers: { authorization: 'Basic bm9jb2xvbg==' } }],
    ['GET /cdrs', { anonymous: true, headers: { authorization: 'Bearer x' } }],
    ['POST /calls', { headers: json, body: '{"to": 5, "zzz": 1}' }],
    ['POST /calls', { headers: json, body: '{' }],
    ['POST /calls', { headers: json }],
    ['POST /calls', { headers: { 'content-type': 'text/plain' }, body: 'to=1' }],
    ['POST /leadcalls', { headers: json, body: '{"to": "447700900123"}' }],
    ['GET /cdrs/42001', { headers: { prefer: 'code=503' } }],
    ['GET /cdrs/42001', { headers: { prefer: 'code=404' } }],
    ['GET /cdrs/42001?__example=nosuch'],
    ['GET /sms', { headers: { prefer: 'example=fieldRefused' } }],
    ['GET /cdrs/42001', { headers: { prefer: 'code=99, delay=x, fault=fire' } }],
    ['GET /cdrs/42001', { headers: { origin: 'https://app.example' } }],
    ['GET /_control/nothing'],
    ['GET /_control/requests', { headers: { origin: 'https://app.example' } }],
    ['POST /_control/rules', { body: '{"sequence":[]}' }],
  ])('%s %j', async (line, asked) => {
    const [mock, sandbox] = [await seen('mock', line, asked), await seen('sandbox', line, asked)];
    expect(sandbox).toEqual(mock);
  });

  test.each<[query: string, warning: RegExp]>([
    ['sort=-calldate', /^sort has no effect: .*O-81.* Send sort=calldate&dir=DESC$/],
    ['sort=%2Bcalldate', /^sort has no effect: .* Send sort=calldate&dir=ASC$/],
    ['sort=caldate', /^sort has no effect: .* Did you mean calldate\?$/],
    ['sort=__proto__', /^sort has no effect: it is not a field that \/cdrs supports$/],
    ['sort=id&dir=up', /^dir has no effect: ASC and DESC are the known values/],
    ['page=0', /^page has no effect: the first page is 1 here/],
    ['page=-1', /^page has no effect/],
    ['limit=0', /^limit has no effect below 1/],
    [
      'filter=[{"property":"type","operator":"in","value":"O"}]',
      /^filter\[0\]\.value is one value, .* a list/,
    ],
  ])('%s, which the contract leaves open: 200 with a warning', async (query, warning) => {
    const [mock, sandbox] = [
      await seen('mock', `GET /cdrs?${query}`),
      await seen('sandbox', `GET /cdrs?${query}`),
    ];
    expect(sandbox).toEqual(mock);
    expect([mock.status, mock.headers['x-request-warning']]).toEqual([200, expect.stringMatching(warning)]);
  });

  test('group_by of any text where the contract has no list of fields', async () => {
    for (const name of names)
      expect(await seen(name, 'GET /callmeback/visitors?group_by=nosuch')).toMatchObject({
        status: 200,
        headers: { 'x-request-warning': expect.stringMatching(/^group_by has no effect/) },
      });
  });

  const head = 'Host: a\r\n';
  test.each<[string, string]>([
    ['what is not HTTP', '\u0016\u0003\u0001\r\n\r\n'],
    ['a method that is none', 'BREW /pot HTTP/1.1\r\n\r\n'],
    ['malformed percent-encoding', `GET /cdrs/%zz HTTP/1.1\r\n${head}Connection: close\r\n\r\n`],
    ['no Host', 'GET /cdrs HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a long address', `GET /cdrs?filter=${'x'.repeat(20_000)} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`],
    [
      'long headers',
      `GET /cdrs HTTP/1.1\r\n${head}Connection: close\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    ],
    ['a body that ends early', `POST /calls HTTP/1.1\r\n${head}Content-Length: 99\r\n\r\n{`],
    [
      'two lengths',
      `POST /calls HTTP/1.1\r\n${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
    ],
    ['CONNECT with data', `CONNECT example.com:443 HTTP/1.1\r\n${head}\r\n${'x'.repeat(70_000)}`],
    ['a method of WebDAV', `PROPFIND /cdrs HTTP/1.1\r\n${head}Connection: close\r\n\r\n`],
    ['TRACE', `TRACE /cdrs HTTP/1.1\r\n${head}Connection: close\r\n\r\n`],
  ])('%s', async (_, bytes) => {
    const [mock = [], sandbox = []] = await Promise.all(
      names.map((name) => sendRaw(servers[name].url, bytes)),
    );
    expect(mock).toHaveLength(1);
    expect(outsideEnvelope(mock[0]!)).toBeUndefined();
    const shown = ({ status, body }: (typeof mock)[number]) => ({ status, body });
    expect(sandbox.map(shown)).toEqual(mock.map(shown));
  });
});
