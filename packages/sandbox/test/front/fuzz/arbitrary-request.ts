import * as fc from 'fast-check';
import type { OperationRequest } from '../support/start-servers.ts';
import { arbitraryBody, wholeBody, type WireBody } from './arbitrary-body.ts';
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

const TOKEN = 'X-Auth-Token: any\r\n';

/**
 * Five of six requests may have anything wrong; the sixth is one that the contract takes, with other headers at most.
 *
 * @param operations One request for each operation of the contract, to start from.
 */
export function arbitraryRequest(operations: OperationRequest[]): fc.Arbitrary<WireRequest> {
  const operation = fc.constantFrom(...operations);
  const broken = fc
    .record({
      operation,
      method: fc.option(anyMethod, { freq: 2 }),
      target: arbitraryTarget(operations),
      token: fc.constantFrom(TOKEN, TOKEN, TOKEN, ''),
      version: fc.constantFrom('1.1', '1.1', '1.1', '1.1', '1.0', '0.9', '2', ''),
      headers,
    })
    .chain((parts) => arbitraryBody(parts.operation.body).map((body) => wireRequest({ ...parts, body })));
  const whole = fc
    .record({ operation, headers: fc.oneof(headers, fc.constant([])) })
    .map((parts) =>
      wireRequest({ ...parts, token: TOKEN, version: '1.1', body: wholeBody(parts.operation.body) }),
    );
  return fc.oneof({ weight: 5, arbitrary: broken }, { weight: 1, arbitrary: whole });
}

interface Parts {
  operation: OperationRequest;
  method?: string | null | undefined;
  target?: string | null | undefined;
  token: string;
  version: string;
  headers: readonly (readonly [string, string])[];
  body: WireBody;
}

function wireRequest({
  operation,
  method,
  target,
  token,
  version,
  headers: others,
  body,
}: Parts): WireRequest {
  const verb = method ?? operation.method;
  const lines = others.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = `${verb} ${target ?? operation.path} HTTP/${version}\r\nHost: mock\r\n${token}${lines}`;
  const rest = `${body.headers}Connection: close\r\n\r\n`;
  return { method: verb, bytes: Buffer.concat([Buffer.from(head + rest, 'latin1'), body.bytes]) };
}
