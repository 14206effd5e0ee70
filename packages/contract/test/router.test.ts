import * as fc from 'fast-check';
import { rounds } from '@telephony/testing/tiers';
import { describe, expect, test } from 'vitest';
import { type Method, readContract, type ServerObject } from '../src/index.ts';
import { smallDocument } from './support/small-document.ts';

const responses = { 200: { description: 'Fine.' } };

function routerOf(addresses: string[], options: { servers?: ServerObject[]; basePath?: string } = {}) {
  const { servers = [], basePath } = options;
  const paths: Record<string, Partial<Record<Method, object>>> = {};
  for (const address of addresses) {
    const [method, path] = address.split(' ') as [Method, string];
    (paths[path] ??= {})[method] = { operationId: address, responses };
  }
  const { router } = readContract(smallDocument(paths, { servers }), { basePath });
  return {
    route: (line: string) => {
      const [method = '', path = ''] = line.split(' ');
      const routed = router.route(method, path);
      return routed?.operation ? [routed.operation.operationId, routed.pathParameters] : routed?.allow;
    },
    bare: (path: string) => router.withoutBasePath(path),
  };
}

const { route } = routerOf([
  'get /cdrs',
  'patch /cdrs/{id}',
  'get /cdrs/{id}',
  'get /cdrs/{id}.trace',
  'get /cdrs/dictionaries',
  'get /cdrs/{id}/notes',
  'delete /monitors/{ids}',
  'post /calls:batch',
  'post /calls/{id}:hold',
  'get /pairs/{a}-{b}',
  'get /users/{user_id}/sms/{from}/{to}',
]);

describe('an address', () => {
  test.each([
    ['GET /cdrs', ['get /cdrs', {}]],
    ['GET /cdrs/dictionaries', ['get /cdrs/dictionaries', {}]],
    ['PATCH /cdrs/dictionaries', ['GET']],
    ['GET /cdrs/7', ['get /cdrs/{id}', { id: '7' }]],
    ['GET /cdrs/7.trace', ['get /cdrs/{id}.trace', { id: '7' }]],
    ['GET /cdrs/7.mp3', ['get /cdrs/{id}', { id: '7.mp3' }]],
    ['GET /cdrs/7/notes', ['get /cdrs/{id}/notes', { id: '7' }]],
    ['DELETE /monitors/1,2', ['delete /monitors/{ids}', { ids: '1,2' }]],
    ['POST /calls:batch', ['post /calls:batch', {}]],
    ['POST /calls/7:hold', ['post /calls/{id}:hold', { id: '7' }]],
    ['GET /pairs/1-2', ['get /pairs/{a}-{b}', { a: '1', b: '2' }]],
    [
      'GET /users/1/sms/%2B44/a%2Fb',
      ['get /users/{user_id}/sms/{from}/{to}', { user_id: '1', from: '+44', to: 'a/b' }],
    ],
  ])('%s leads to its operation', (line, routed) => {
    expect(route(line)).toEqual(routed);
  });

  test('HEAD is GET', () => {
    expect(route('HEAD /cdrs/7')).toEqual(['get /cdrs/{id}', { id: '7' }]);
    expect(route('HEAD /monitors/1')).toEqual(['DELETE']);
  });

  test.each([
    ['POST /cdrs/7', ['GET', 'PATCH']],
    ['PATCH /cdrs/7.trace', ['patch /cdrs/{id}', { id: '7.trace' }]],
    ['GET /monitors/1', ['DELETE']],
    ['BREW /cdrs', ['GET']],
  ])('%s: the methods that the path takes', (line, allowed) => {
    expect(route(line)).toEqual(allowed);
  });

  test.each([
    'GET /',
    'GET /cdr',
    'GET /cdrs/',
    'DELETE /monitors/',
    'GET /cdrs//notes',
    'GET /CDRS',
    'POST /callsXbatch',
  ])('%s is none', (line) => {
    expect(route(line)).toBeUndefined();
  });

  test.each(['%', '%2', '%ZZ', '%C3%28', '%ED%A0%80', '%00', '%2e%2e%2f', '%25', '..', ';', '\\'])(
    'a hostile one (/cdrs/%s) never throws',
    (text) => {
      const routed = route(`GET /cdrs/${text}`);
      expect(routed === undefined || routed[0] === 'get /cdrs/{id}').toBe(true);
    },
  );
});

describe('base paths', () => {
  const servers = [
    {
      url: 'https://{host}/{version}/{service}',
      variables: {
        host: { default: 'pbx.example.com' },
        version: { default: 'v1.2', enum: ['v1.1', 'v1.2'] },
        service: { default: 'voice' },
      },
    },
  ];
  const { route: find, bare } = routerOf(['get /cdrs', 'get /calltracking/cdrs', 'delete /calls/{id}'], {
    servers,
  });

  test.each([
    ['GET /cdrs', 'get /cdrs'],
    ['GET /v1.2/voice/cdrs', 'get /cdrs'],
    ['GET /v1.1/any/cdrs', 'get /cdrs'],
    ['GET /v1.1/cdrs', 'get /cdrs'],
    ['GET /v1.1/calltracking/cdrs', 'get /calltracking/cdrs'],
    ['GET /v1.1/voice/calltracking/cdrs', 'get /calltracking/cdrs'],
  ])('%s is %s', (line, address) => {
    expect(find(line)?.[0]).toBe(address);
  });

  test.each(['GET /v1x2/cdrs', 'GET /v2/cdrs', 'GET /v1.2/a/b/cdrs', 'GET /v1.2', 'GET /v1.2cdrs'])(
    '%s is none',
    (line) => {
      expect(find(line)).toBeUndefined();
    },
  );

  test('a method never slips to another address', () => {
    expect(find('DELETE /v1.1/calltracking/cdrs')).toEqual(['GET']);
  });

  test('are taken off whatever the method', () => {
    expect(bare('/v1.2/voice/calls/7')).toBe('/calls/7');
    expect(bare('/calls/7')).toBe('/calls/7');
    expect(bare('/v1.2/voice/nothing')).toBeUndefined();
  });

  test.each(['/api', 'api/', '/a+b/(c)'])("one's own (%s) comes first", (basePath) => {
    const own = routerOf(['get /cdrs'], { servers, basePath });
    expect(own.route(`GET /${basePath.replaceAll(/^\/|\/$/g, '')}/cdrs`)?.[0]).toBe('get /cdrs');
    expect(own.route('GET /v1.2/voice/cdrs')?.[0]).toBe('get /cdrs');
  });

  test('one of its own goes before an address that begins with it', () => {
    const own = routerOf(['get /cdrs', 'get /calltracking/cdrs'], { basePath: '/calltracking' });
    expect(own.route('GET /calltracking/cdrs')?.[0]).toBe('get /cdrs');
  });
});

describe('against a naive matcher', () => {
  const SEGMENTS = ['a', 'ab', '{x}', '{x}.csv'];
  const template = fc
    .array(fc.constantFrom(...SEGMENTS), { minLength: 1, maxLength: 3 })
    // One path has one parameter of a name.
    .map((segments) => `/${segments.map((segment, index) => segment.replace('x', `x${index}`)).join('/')}`);
  const segment = fc.constantFrom('a', 'ab', 'abc', '7', '7.csv', 'a.csv', '7.8.csv', 'x%2Fy', '');
  const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => `/${segments.join('/')}`);

  function naive(templates: string[], pathname: string): string | undefined {
    const rank = (one: string) =>
      one
        .split('/')
        .map((part) => (part.includes('{') ? (part.includes('.') ? 1 : 2) : 0))
        .join('');
    const matching = templates.filter((one) => {
      const source = one
        .replaceAll('.', String.raw`\.`)
        .replaceAll(/\{[^}]+\}(\\?)/g, (_, dot) => (dot ? `[^/.]+${dot}` : '[^/]+'));
      return new RegExp(`^${source}$`).test(pathname);
    });
    return matching.toSorted((a, b) => rank(a).localeCompare(rank(b)))[0];
  }

  test('both find the same', () => {
    fc.assert(
      fc.property(fc.uniqueArray(template, { minLength: 1, maxLength: 6 }), path, (templates, pathname) => {
        const found = routerOf(templates.map((one) => `get ${one}`)).route(`GET ${pathname}`);
        const expected = naive(templates, pathname);
        expect(found?.[0]).toBe(expected && `get ${expected}`);
      }),
      { numRuns: rounds(200, 1000) },
    );
  });
});

describe('a path that cannot be routed is refused by name', () => {
  test.each([
    [['get /orders/{id}{action}'], '/orders/{id}{action} has two parameters side by side'],
    [['get /files/*'], '/files/* has a *'],
    [['get /cdrs/{id}', 'get /cdrs/{cdr}'], 'GET /cdrs/{cdr} cannot be routed: '],
  ])('%j', (addresses, message) => {
    expect(() => routerOf(addresses)).toThrow(message);
  });
});
