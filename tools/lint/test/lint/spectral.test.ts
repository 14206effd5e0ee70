import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repositoryRoot } from '../../src/files.ts';
import { runSpectral } from '../../src/lint/linters.ts';
import { contract, type Files, inPath, inWebhook, json } from './support/cases.ts';
import { FixtureFolder } from './support/fixture-folder.ts';

const ruleset = parse(readFileSync(join(repositoryRoot, '.spectral.yaml'), 'utf8'));
const own = Object.keys(ruleset.rules).filter((name) => name.startsWith('contract-'));

const done = { description: 'Done.' };
const ok = { responses: { 200: done } };
const starts = { 'x-events': ['call.hangup', 'call.initial'] };
const path = '/paths/~1cdrs/get';
const webhook = '/webhooks/call.missed/post';
const collection = (operation: object) => inPath({ ...ok, ...operation }, 'delete');

const servers = [{ url: 'https://other.example.com' }];
const parameter = `${path}/parameters/0`;
const taking = (members: object) => inPath({ ...ok, parameters: [{ name: 'id', schema: {}, ...members }] });

type Case = [rule: string, name: string, contract: Files, ...places: string[]];

/** Contracts with the places that a rule finds in them, none in the good ones. */
const cases: Case[] = [
  ['contract-success-response', 'a 200 in a path', inPath(ok)],
  ['contract-success-response', 'a 301 in a path', inPath({ responses: { 301: { description: 'Moved.' } } })],
  ['contract-success-response', 'a 200 in a webhook', inWebhook(ok)],
  [
    'contract-success-response',
    'a 404 alone',
    inPath({ responses: { 404: { description: 'No.' } } }),
    `${path}/responses`,
  ],
  [
    'contract-success-response',
    'a 404 alone, webhook',
    inWebhook({ responses: { 404: { description: 'No.' } } }),
    `${webhook}/responses`,
  ],

  ...['get', 'patch', 'delete'].flatMap((method): Case[] => [
    ['contract-success-of-method', `a 200 of a ${method}`, inPath(ok, method)],
    [
      'contract-success-of-method',
      `a 201 of a ${method}`,
      inPath({ responses: { 201: done } }, method),
      `/paths/~1cdrs/${method}/responses/201`,
    ],
  ]),
  ['contract-success-of-method', 'a file later', inPath({ responses: { 202: done } }, 'get', '/cdrs.csv')],
  ['contract-success-of-method', 'a webhook', inWebhook(ok)],

  [
    'contract-filter-form',
    'all members',
    inPath({
      ...ok,
      'x-filter': { dateProperty: 'calldate', also: ['live_id'], refused: ['from'], 'x-ledger': ['O-29'] },
    }),
  ],
  [
    'contract-filter-form',
    'a misspelt member',
    inPath({ ...ok, 'x-filter': { date: 'calldate' } }),
    `${path}/x-filter`,
  ],
  [
    'contract-filter-form',
    'a name that is no list',
    inPath({ ...ok, 'x-filter': { also: 'live_id' } }),
    `${path}/x-filter/also`,
  ],

  ['contract-filter-place', 'on a GET', inPath({ ...ok, 'x-filter': { dateProperty: 'calldate' } })],
  [
    'contract-filter-place',
    'on a POST',
    inPath({ ...ok, 'x-filter': {} }, 'post'),
    '/paths/~1cdrs/post/x-filter',
  ],
  ['contract-filter-place', 'on a webhook', inWebhook({ ...ok, 'x-filter': {} }), `${webhook}/x-filter`],

  ['contract-effect-known', 'an effect', inPath({ ...ok, 'x-effect': 'dials' }, 'post')],
  [
    'contract-effect-known',
    'another effect',
    inPath({ ...ok, 'x-effect': 'rings' }, 'post'),
    '/paths/~1cdrs/post/x-effect',
  ],

  ['contract-effect-place', 'on a POST', inPath({ ...ok, 'x-effect': 'dials' }, 'post')],
  ['contract-effect-place', 'on a GET', inPath({ ...ok, 'x-effect': 'dials' }), `${path}/x-effect`],
  ['contract-effect-place', 'on a webhook', inWebhook({ ...ok, 'x-effect': 'dials' }), `${webhook}/x-effect`],

  ['contract-collection-delete', 'says so', collection({ 'x-effect': 'deletes-collection' })],
  ['contract-collection-delete', 'of one record', inPath(ok, 'delete', '/cdrs/{id}')],
  ['contract-collection-delete', 'says nothing', collection({}), '/paths/~1cdrs/delete'],
  [
    'contract-collection-delete',
    'says something else',
    collection({ 'x-effect': 'sends' }),
    '/paths/~1cdrs/delete/x-effect',
  ],

  ['contract-servers-at-root', 'the one at the root', inPath(ok)],
  ['contract-servers-at-root', 'of an operation', inPath({ ...ok, servers }), `${path}/servers`],
  ['contract-servers-at-root', 'of an event', inWebhook({ ...ok, servers }), `${webhook}/servers`],
  ['contract-servers-at-root', 'a second one', contract({ servers: [...servers, ...servers] }), '/servers/1'],

  ['contract-header-name', 'another header', taking({ in: 'header', name: 'X-Request-Id' })],
  ['contract-header-name', 'a query parameter', taking({ in: 'query', name: 'accept' })],
  ['contract-header-name', 'Accept', taking({ in: 'header', name: 'Accept' }), `${parameter}/name`],

  ['contract-parameter-style', 'of its place', taking({ in: 'query', style: 'form' })],
  [
    'contract-parameter-style',
    'of another place',
    taking({ in: 'query', style: 'simple' }),
    `${parameter}/style`,
  ],
  [
    'contract-parameter-style',
    'of another type',
    taking({ in: 'query', style: 'deepObject', schema: { type: 'string' } }),
    `${parameter}/schema/type`,
  ],

  ['contract-status-form', 'a range', inWebhook({ responses: { '2XX': done } })],
  [
    'contract-status-form',
    'small letters',
    inPath({ responses: { 200: done, '4xx': done } }),
    `${path}/responses`,
  ],
  [
    'contract-status-form',
    'small letters, webhook',
    inWebhook({ responses: { '2xx': done } }),
    `${webhook}/responses`,
  ],

  ['contract-webhook-response', 'any success', inWebhook({ responses: { '2XX': done } })],
  ['contract-webhook-response', 'one status', inWebhook(ok), `${webhook}/responses`],
  [
    'contract-webhook-response',
    'one status beside all',
    inWebhook({ responses: { '2XX': done, 204: done } }),
    `${webhook}/responses`,
  ],
  ['contract-no-server-failure', 'a 4XX', inPath({ responses: { 200: done, '4XX': done } })],
  [
    'contract-no-server-failure',
    'a 503',
    inPath({ responses: { 200: done, 503: done } }),
    `${path}/responses`,
  ],
  ['contract-summary-verb', 'a verb that fits', inPath({ ...ok, summary: 'Read one call' })],
  [
    'contract-summary-verb',
    'that of another method',
    inPath({ ...ok, summary: 'Create a call' }),
    `${path}/summary`,
  ],
  ['contract-no-body-of-get', 'of a POST', inPath({ ...ok, requestBody: json({}) }, 'post')],
  ['contract-no-body-of-get', 'of a GET', inPath({ ...ok, requestBody: json({}) }), `${path}/requestBody`],
  [
    'contract-no-body-of-get',
    'of a DELETE',
    inPath({ ...ok, requestBody: json({}) }, 'delete'),
    '/paths/~1cdrs/delete/requestBody',
  ],

  ['contract-no-body-of-204', 'none', inPath({ responses: { 200: json({}), 204: done } })],
  [
    'contract-no-body-of-204',
    'one',
    inPath({ responses: { 204: json({}) } }),
    `${path}/responses/204/content`,
  ],
  [
    'contract-no-body-of-204',
    'of an event',
    inWebhook({ responses: { 204: json({}) } }),
    `${webhook}/responses/204/content`,
  ],

  ['contract-effect-of-events', 'what dials', inPath({ ...ok, ...starts, 'x-effect': 'dials' }, 'post')],
  ['contract-effect-of-events', 'what reads', inPath({ ...ok, ...starts })],
  ['contract-effect-of-events', 'other events', inPath({ ...ok, 'x-events': ['call.hangup'] }, 'post')],
  [
    'contract-effect-of-events',
    'a call that is started',
    inPath({ ...ok, ...starts }, 'post'),
    '/paths/~1cdrs/post',
  ],
];

let found: string[][];

beforeAll(async () => {
  using folder = new FixtureFolder(cases.map(([, , files]) => files));
  const findings = await runSpectral(folder.roots);
  found = cases.map(([rule], index) =>
    findings
      .filter((finding) => finding.rule === rule && folder.caseOf(finding.file) === index)
      .map(({ pointer }) => pointer ?? ''),
  );
}, 60_000);

it.each(cases.map(([rule, name, , ...places], index) => ({ rule, name, places, index })))(
  '$rule: $name',
  ({ places, index }) => {
    expect(found[index]).toEqual(places);
  },
);

it('has a good and a bad case for each rule of its own', () => {
  for (const isBad of [false, true]) {
    const tested = new Set(
      cases.filter(([, , , ...places]) => places.length > 0 === isBad).map(([rule]) => rule),
    );
    expect(own.filter((rule) => !tested.has(rule))).toEqual([]);
  }
});

it('sets every rule to error', () => {
  const severities = Object.values<string | { severity: string }>(ruleset.rules);
  expect(severities.every((rule) => (typeof rule === 'string' ? rule : rule.severity) === 'error')).toBe(
    true,
  );
});
