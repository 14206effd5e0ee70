import * as fc from 'fast-check';
import type { OperationRequest } from '../support/start-servers.ts';

const base = fc.constantFrom(
  '',
  '',
  '/v1.2/voice',
  '/v1.1/voice',
  '/v1.1',
  '/v9/x',
  'http://pbx.example.com',
  '//',
  '/%2e',
);

const segment = fc.oneof(
  fc.constantFrom(
    '',
    '5',
    '-1',
    '1e3',
    '7001,7002',
    '1,x',
    ',',
    '..',
    '.',
    '%zz',
    '%ff',
    '%00',
    '%2F',
    '5.mp3',
    '5.trace',
  ),
  fc.constantFrom('__proto__', 'constructor', ':id', '*', '{id}', '9'.repeat(400), 'x'.repeat(5000)),
  fc.string({ unit: 'binary-ascii', maxLength: 10 }),
  fc.webSegment(),
);

const filter = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.json({ maxDepth: 2 }).map((text) => text.slice(0, -1)),
  fc
    .record({
      property: fc.constantFrom('id', 'from', '__proto__', ''),
      operator: fc.constantFrom('eq', '<', 'in', 'between', 'toString'),
      value: fc.jsonValue({ maxDepth: 2 }),
    })
    .map((condition) => JSON.stringify([condition])),
);

const parameter = fc.oneof(
  filter.map((text) => `filter=${encodeURIComponent(text)}`),
  fc
    .tuple(
      fc.constantFrom(
        'limit',
        'page',
        'filter',
        'dir',
        'sort',
        'fields[cdrs]',
        'fields[__proto__][x]',
        '__proto__',
      ),
      fc.oneof(
        fc.integer().map(String),
        fc.string({ unit: 'binary-ascii', maxLength: 10 }),
        fc.constant('%zz'),
      ),
    )
    .map(([name, value]) => `${name}=${value}`),
  fc.constantFrom(
    '__code=404',
    '__code=4XX',
    '__code=x',
    '__dynamic=true',
    '__seed=',
    '__example=day',
    '&&',
    '=',
    'constructor',
  ),
);

const query = fc
  .array(parameter, { maxLength: 3 })
  .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));

/** An address: undefined leaves that of the operation, others are near to one of the contract's or far from all. */
export function arbitraryTarget(operations: OperationRequest[]): fc.Arbitrary<string | undefined> {
  const path = fc.constantFrom(...operations.map((operation) => operation.path));
  const near = fc.tuple(path, fc.nat({ max: 5 }), segment).map(([address, at, other]) =>
    address
      .split('/')
      .toSpliced(at + 1, 1, other)
      .join('/'),
  );
  const far = fc.oneof(
    fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
    fc.string({ unit: 'binary-ascii', maxLength: 20 }),
  );
  const address = fc.oneof(
    { weight: 5, arbitrary: path },
    { weight: 4, arbitrary: near },
    { weight: 2, arbitrary: far },
  );
  return fc.option(
    fc.tuple(base, address, query).map((parts) => parts.join('')),
    { freq: 4, nil: undefined },
  );
}
