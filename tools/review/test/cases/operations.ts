import { minor, patch, types, wire } from '../support/case.ts';

export const operationCases = [
  wire(
    'an operation is removed',
    { '/paths/~1cdrs/delete': undefined },
    /DELETE \/cdrs[\s\S]*operation is gone/,
  ),
  wire('a path is removed', { '/paths/~1queues~1{id}': undefined }, /operation is gone/),
  wire(
    'a path is renamed',
    (c) => c.rename('/paths/~1monitors', '/recordings'),
    /operation is `GET \/recordings` now \(it was `GET \/monitors`\)/,
  ),
  wire('a method is another', (c) => c.rename('/paths/~1cdrs/patch', 'put'), /is `PUT \/cdrs` now/),
  types(
    'a path parameter is renamed',
    (c) => {
      c.rename('/paths/~1queues~1{id}', '/queues/{queue}');
      const parameters = c.list('/paths/~1queues~1{queue}/parameters');
      parameters.splice(0, 1, { ...c.object('/paths/~1queues~1{queue}/parameters/0'), name: 'queue' });
    },
    /path parameter `id` is called `queue` now/,
  ),
  types(
    'an operationId is renamed',
    { '/paths/~1cdrs/get/operationId': 'readCdrs' },
    /operationId is `readCdrs`/,
  ),
  wire(
    'a server is moved',
    { '/servers/0/url': 'https://{host}/{version}/api/{service}' },
    /server .* is gone/,
  ),
  wire(
    'a version of the address is withdrawn',
    { '/servers/0/variables/version/enum': ['v1.2'] },
    /can no longer be `"v1.1"`/,
  ),
  wire(
    'a public operation needs a token',
    { '/paths/~1login/post/security': undefined },
    /Credentials are needed/,
  ),
  wire('a way to sign in is withdrawn', { '/security': [{ token: [] }] }, /`basic` no longer suffices/),
  wire(
    'the header of the token is renamed',
    { '/components/securitySchemes/token/name': 'X-Token' },
    /security scheme `token`/,
  ),
  wire('two credentials are needed at once', { '/security': [{ token: [], basic: [] }] }),
  minor(
    'an operation is added',
    (c) => {
      c.set('/paths/~1ping/post', { ...c.object('/paths/~1ping/get'), operationId: 'createPing' });
    },
    /operation is new/,
  ),
  minor('an operation is deprecated', { '/paths/~1cdrs/get/deprecated': true }, /deprecated/),
  patch(
    'a path that has no operation yet',
    { '/paths/~1later': { parameters: [] } },
    /`\/later` is new, which changes nothing/,
  ),
  minor('a server is added', (c) =>
    c.list('/servers').push({ url: 'https://eu.pbx.example.com/v1.2/voice' }),
  ),
  patch('the security of the whole is written at each operation', (c) => {
    const security = c.get('/security');
    for (const path of Object.values(c.object('/paths'))) {
      for (const operation of Object.values(path as Record<string, Record<string, unknown>>))
        operation['security'] ??= security;
    }
    c.remove('/security');
  }),
];
