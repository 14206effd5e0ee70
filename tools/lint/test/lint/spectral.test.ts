import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repositoryRoot } from '@telephony/generate/files';
import { runSpectral } from '../../src/lint/linters.ts';
import { contract, type Files, inPath, inWebhook, json } from './support/cases.ts';
import { FixtureFolder } from './support/fixture-folder.ts';

const ruleset = parse(readFileSync(join(repositoryRoot, '.spectral.yaml'), 'utf8'));
const own = Object.keys(ruleset.rules).filter((name) => name.startsWith('contract-'));

const done = { description: 'Done.' };
const declaring = (statuses: string[], members: object = {}) => ({
  responses: Object.fromEntries(statuses.map((status) => [status, done])),
  ...members,
});
const ok = (members: object = {}) => declaring(['200'], members);
const starts = { 'x-events': ['call.hangup', 'call.initial'] };
const dials = { 'x-effect': 'dials' };
const servers = [{ url: 'https://other.example.com' }];
const taking = (members: object) => inPath(ok({ parameters: [{ name: 'id', schema: {}, ...members }] }));
const withBody = (method: string) => inPath(ok({ requestBody: json({}) }), method);
const empty = { responses: { 204: json({}) } };

const path = '/paths/~1cdrs';
const webhook = '/webhooks/call.missed/post';
const parameter = `${path}/get/parameters/0`;

const cases: Record<string, [name: string, contract: Files, ...places: string[]][]> = {
  'contract-info-description': [
    ['a description', inPath(ok())],
    ['none', contract({ info: { title: 'A', version: '1.0.0' } }), '/info'],
  ],
  'contract-webhook-form': [
    ['a POST without a token', inWebhook(ok({ security: [] }))],
    ['a PUT of a path', inPath(ok(), 'put')],
    ['a PUT', contract({ webhooks: { 'call.missed': { put: ok() } } }), '/webhooks/call.missed/put'],
    ['the token of the root', inWebhook(ok()), webhook],
    ['a token of its own', inWebhook(ok({ security: [{ token: [] }] })), `${webhook}/security`],
    ['a callback', inWebhook(ok({ security: [], callbacks: {} })), `${webhook}/callbacks`],
  ],
  'contract-operation-id': [
    ...[
      ['listCdrs', 'get'],
      ['ping', 'get'],
      ['bulkUpdateCdrs', 'patch'],
      ['login', 'post'],
    ].map(([operationId, method]): [string, Files] => [
      `${operationId}`,
      inPath(ok({ operationId }), method),
    ]),
    ['an event', inWebhook(ok({ operationId: 'onCallMissed' }))],
    ['a verb of another method', inPath(ok({ operationId: 'createCdr' })), `${path}/get/operationId`],
    ['an unknown verb', inPath(ok({ operationId: 'fetchCdrs' })), `${path}/get/operationId`],
    [
      'an allowed name under another method',
      inPath(ok({ operationId: 'logout' })),
      `${path}/get/operationId`,
    ],
  ],
  'contract-delete-id': [
    ['some', inPath(ok({ operationId: 'deleteCdrs' }), 'delete', '/cdrs/{ids}')],
    [
      'all of some',
      inPath(ok({ operationId: 'deleteAllCdrs' }), 'delete', '/cdrs/{ids}'),
      '/paths/~1cdrs~1{ids}/delete/operationId',
    ],
  ],
  'contract-delete-all-id': [
    ['all', inPath(ok({ operationId: 'deleteAllCdrs' }), 'delete')],
    ['a whole collection', inPath(ok({ operationId: 'deleteCdrs' }), 'delete'), `${path}/delete/operationId`],
  ],
  'contract-success-response': [
    ['a 200 in a path', inPath(ok())],
    ['a 301 in a path', inPath(declaring(['301']))],
    ['a 200 in a webhook', inWebhook(ok())],
    ['a 404 alone', inPath(declaring(['404'])), `${path}/get/responses`],
    ['a 404 alone, webhook', inWebhook(declaring(['404'])), `${webhook}/responses`],
  ],
  'contract-success-of-method': [
    ...['get', 'patch', 'delete'].flatMap((method): [string, Files, ...string[]][] => [
      [`a 200 of a ${method}`, inPath(ok(), method)],
      [`a 201 of a ${method}`, inPath(declaring(['201']), method), `${path}/${method}/responses/201`],
    ]),
    ['a file later', inPath(declaring(['202']), 'get', '/cdrs.csv')],
    ['a webhook', inWebhook(ok())],
  ],
  'contract-filter-form': [
    [
      'all members',
      inPath(ok({ 'x-filter': { dateProperty: 'a', also: ['b'], refused: ['c'], 'x-ledger': ['O-29'] } })),
    ],
    ['a misspelt member', inPath(ok({ 'x-filter': { date: 'calldate' } })), `${path}/get/x-filter`],
    ['a name that is no list', inPath(ok({ 'x-filter': { also: 'live_id' } })), `${path}/get/x-filter/also`],
  ],
  'contract-filter-place': [
    ['on a GET', inPath(ok({ 'x-filter': { dateProperty: 'calldate' } }))],
    ['on a POST', inPath(ok({ 'x-filter': {} }), 'post'), `${path}/post/x-filter`],
    ['on a webhook', inWebhook(ok({ 'x-filter': {} })), `${webhook}/x-filter`],
  ],
  'contract-effect-known': [
    ['an effect', inPath(ok(dials), 'post')],
    ['another effect', inPath(ok({ 'x-effect': 'rings' }), 'post'), `${path}/post/x-effect`],
  ],
  'contract-effect-place': [
    ['on a POST', inPath(ok(dials), 'post')],
    ['on a GET', inPath(ok(dials)), `${path}/get/x-effect`],
    ['on a webhook', inWebhook(ok(dials)), `${webhook}/x-effect`],
  ],
  'contract-collection-delete': [
    ['says so', inPath(ok({ 'x-effect': 'deletes-collection' }), 'delete')],
    ['of one record', inPath(ok(), 'delete', '/cdrs/{id}')],
    ['says nothing', inPath(ok(), 'delete'), `${path}/delete`],
    ['says something else', inPath(ok({ 'x-effect': 'sends' }), 'delete'), `${path}/delete/x-effect`],
  ],
  'contract-servers-at-root': [
    ['the one at the root', inPath(ok())],
    ['of an operation', inPath(ok({ servers })), `${path}/get/servers`],
    ['of an event', inWebhook(ok({ servers })), `${webhook}/servers`],
    ['a second one', contract({ servers: [...servers, ...servers] }), '/servers/1'],
  ],
  'contract-header-name': [
    ['another header', taking({ in: 'header', name: 'X-Request-Id' })],
    ['a query parameter', taking({ in: 'query', name: 'accept' })],
    ['Accept', taking({ in: 'header', name: 'Accept' }), `${parameter}/name`],
  ],
  'contract-parameter-style': [
    ['of its place', taking({ in: 'query', style: 'form' })],
    ['of another place', taking({ in: 'query', style: 'simple' }), `${parameter}/style`],
    [
      'of another type',
      taking({ in: 'query', style: 'deepObject', schema: { type: 'string' } }),
      `${parameter}/schema/type`,
    ],
  ],
  'contract-status-form': [
    ['a range', inWebhook(declaring(['2XX']))],
    ['small letters', inPath(declaring(['200', '4xx'])), `${path}/get/responses`],
    ['small letters, webhook', inWebhook(declaring(['2xx'])), `${webhook}/responses`],
  ],
  'contract-webhook-response': [
    ['any success', inWebhook(declaring(['2XX']))],
    ['one status', inWebhook(ok()), `${webhook}/responses`],
    ['one status beside all', inWebhook(declaring(['2XX', '204'])), `${webhook}/responses`],
  ],
  'contract-no-server-failure': [
    ['a 4XX', inPath(declaring(['200', '4XX']))],
    ['a 503', inPath(declaring(['200', '503'])), `${path}/get/responses`],
  ],
  'contract-summary-verb': [
    ['a verb that fits', inPath(ok({ summary: 'Read one call' }))],
    ['that of another method', inPath(ok({ summary: 'Create a call' })), `${path}/get/summary`],
  ],
  'contract-no-body-of-get': [
    ['of a POST', withBody('post')],
    ['of a GET', withBody('get'), `${path}/get/requestBody`],
    ['of a DELETE', withBody('delete'), `${path}/delete/requestBody`],
  ],
  'contract-no-body-of-204': [
    ['none', inPath({ responses: { 200: json({}), 204: done } })],
    ['one', inPath(empty), `${path}/get/responses/204/content`],
    ['of an event', inWebhook(empty), `${webhook}/responses/204/content`],
  ],
  'contract-effect-of-events': [
    ['what dials', inPath(ok({ ...starts, ...dials }), 'post')],
    ['what reads', inPath(ok(starts))],
    ['other events', inPath(ok({ 'x-events': ['call.hangup'] }), 'post')],
    ['a call that is started', inPath(ok(starts), 'post'), `${path}/post`],
  ],
};

const all = Object.entries(cases).flatMap(([rule, list]) =>
  list.map(([name, files, ...places]) => ({ rule, name, files, places })),
);

let found: string[][];

beforeAll(async () => {
  using folder = new FixtureFolder(all.map(({ files }) => files));
  const findings = await runSpectral(folder.roots);
  found = all.map(({ rule }, index) =>
    findings
      .filter((finding) => finding.rule === rule && folder.caseOf(finding.file) === index)
      .map(({ pointer }) => pointer ?? ''),
  );
}, 60_000);

it.each(all.map((one, index) => ({ ...one, index })))('$rule: $name', ({ places, index }) => {
  expect(found[index]).toEqual(places);
});

it('reads the file of one path or event alone', async () => {
  using folder = new FixtureFolder([contract({})]);
  folder.write('cdrs.yaml', JSON.stringify({ get: ok(dials), delete: ok({ servers }) }));
  const findings = await runSpectral([join(folder.path, 'cdrs.yaml')]);
  expect(findings.map(({ rule, pointer }) => [rule, pointer])).toEqual([
    ['contract-effect-place', '/get/x-effect'],
    ['contract-servers-at-root', '/delete/servers'],
  ]);
});

it.each(own)('%s has a good and a bad case', (rule) => {
  const isBad = all.filter((one) => one.rule === rule).map(({ places }) => places.length > 0);
  expect(new Set(isBad).size).toBe(2);
});

it('sets every rule to error', () => {
  const severities = Object.values<string | { severity: string }>(ruleset.rules);
  const names = severities.map((rule) => (typeof rule === 'string' ? rule : rule.severity));
  expect(new Set(names)).toEqual(new Set(['error']));
});
