import { harmless, types, wire } from '../support/case.ts';

export const operationCases = [
  wire(
    'an operation is removed',
    (c) => c.remove('/paths/~1cdrs/delete'),
    /DELETE \/cdrs[\s\S]*operation is gone/,
  ),
  wire('a path is removed', (c) => c.remove('/paths/~1queues~1{id}'), /operation is gone/),
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
    (c) => c.set('/paths/~1cdrs/get/operationId', 'readCdrs'),
    /operationId is `readCdrs`/,
  ),
  wire(
    'a server is moved',
    (c) => c.set('/servers/0/url', 'https://{host}/{version}/api/{service}'),
    /server .* is gone/,
  ),
  wire(
    'a version of the address is withdrawn',
    (c) => c.set('/servers/0/variables/version/enum', ['v1.2']),
    /can no longer be `"v1.1"`/,
  ),
  wire(
    'a public operation needs a token',
    (c) => c.remove('/paths/~1login/post/security'),
    /Credentials are needed/,
  ),
  wire(
    'a way to sign in is withdrawn',
    (c) => c.set('/security', [{ token: [] }]),
    /`basic` no longer suffices/,
  ),
  wire(
    'the header of the token is renamed',
    (c) => c.set('/components/securitySchemes/token/name', 'X-Token'),
    /security scheme `token`/,
  ),
  wire('two credentials are needed at once', (c) => c.set('/security', [{ token: [], basic: [] }])),
  harmless(
    'an operation is added',
    'minor',
    (c) => {
      c.set('/paths/~1ping/post', { ...c.object('/paths/~1ping/get'), operationId: 'createPing' });
    },
    /operation is new/,
  ),
  harmless(
    'an operation is deprecated',
    'minor',
    (c) => c.set('/paths/~1cdrs/get/deprecated', true),
    /deprecated/,
  ),
  harmless(
    'a path that has no operation yet',
    'patch',
    (c) => c.set('/paths/~1later', { parameters: [] }),
    /`\/later` is new, which changes nothing/,
  ),
  harmless('a server is added', 'minor', (c) =>
    c.list('/servers').push({ url: 'https://eu.pbx.example.com/v1.2/voice' }),
  ),
  harmless('the security of the whole is written at each operation', 'patch', (c) => {
    const security = c.get('/security');
    for (const path of Object.values(c.object('/paths'))) {
      for (const operation of Object.values(path as Record<string, Record<string, unknown>>))
        operation['security'] ??= security;
    }
    c.remove('/security');
  }),
];
