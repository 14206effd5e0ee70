import * as fc from 'fast-check';
import type { SweepRequest } from '../support/request-of.ts';
import { arbitraryBody } from './arbitrary-body.ts';
import { arbitraryTarget } from './arbitrary-target.ts';

/** A request as bytes, near to the contract or far from it. */
export interface WireRequest {
  method: string;
  bytes: Buffer;
}

const contractMethods = ['GET', 'GET', 'POST', 'PATCH', 'DELETE'];
const otherMethods = [
  'HEAD',
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'get',
  'BREW',
  '__proto__',
];
const anyMethod = fc.constantFrom(...contractMethods, ...otherMethods);

const headerValue = fc.oneof(
  fc.constantFrom(
    '*/*',
    'image/*',
    'code=404',
    'code=200, dynamic=true',
    'example=day',
    'dynamic=x',
    '__proto__',
  ),
  fc.constantFrom(
    'Basic Og==',
    'Basic',
    'Bearer x',
    'gzip',
    'bytes=0-1',
    '100-continue',
    'tea',
    'h2c',
    'chunked',
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constant('a'.repeat(20_000)),
);

const headerName = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('Accept', 'Prefer', 'Authorization', 'Range', 'Origin', 'Expect') },
  { weight: 4, arbitrary: fc.constantFrom('Content-Encoding', 'Upgrade', 'X-Auth-Token', 'Host', 'Cookie') },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
);

const headers = fc.array(fc.tuple(headerName, headerValue), { maxLength: 3 });

/** @param operations One request for each operation of the contract, to start from. */
export function arbitraryRequest(operations: SweepRequest[]): fc.Arbitrary<WireRequest> {
  return fc
    .record({
      operation: fc.constantFrom(...operations),
      method: fc.option(anyMethod, { freq: 2 }),
      target: arbitraryTarget(operations),
      token: fc.constantFrom('X-Auth-Token: any\r\n', 'X-Auth-Token: any\r\n', 'X-Auth-Token: any\r\n', ''),
      version: fc.constantFrom('1.1', '1.1', '1.1', '1.1', '1.0', '0.9', '2', ''),
      headers,
    })
    .chain((parts) =>
      arbitraryBody(parts.operation.body).map((body) => {
        const method = parts.method ?? parts.operation.method;
        const target = parts.target ?? parts.operation.path;
        const lines = parts.headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
        const head = `${method} ${target} HTTP/${parts.version}\r\nHost: mock\r\n${parts.token}${lines}`;
        const rest = `${body.headers}Connection: close\r\n\r\n`;
        return { method, bytes: Buffer.concat([Buffer.from(head + rest, 'latin1'), body.bytes]) };
      }),
    );
}
