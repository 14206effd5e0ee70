import type { JsonObject } from '@telephony/contract';
import { contract, type Files, inPath, inWebhook, ruleCases, type RuleCases } from '../support/cases.ts';

export const cases: Record<string, RuleCases> = {};

const version = (text: string) => {
  const info: JsonObject = {
    title: 'Fixture',
    version: text,
    description: 'A fixture.',
    license: { name: 'MIT' },
  };
  return contract({ info });
};

cases['version-form'] = ruleCases(
  { 'three numbers': version('0.10.3') },
  {
    'a letter before it': [version('v0.3'), '#/info/version'],
    'two numbers': [version('1.0'), '#/info/version'],
  },
);

const tags = ['CDRs', 'Calls'].map((name) => ({ name, description: 'Records.' }));
const groups = (...names: string[][]) =>
  contract({ tags, 'x-tagGroups': names.map((list, index) => ({ name: `Group ${index}`, tags: list })) });

cases['tag-grouped'] = ruleCases(
  { 'each in one': groups(['CDRs'], ['Calls']), 'no groups': contract({ tags }) },
  {
    'one in none': [groups(['CDRs']), '#/tags/1'],
    'one in two': [groups(['CDRs', 'Calls'], ['Calls']), '#/x-tagGroups/1/tags/0'],
    'one that does not exist': [groups(['CDRs', 'Calls'], ['Faxes']), '#/x-tagGroups/1/tags/0'],
    'a misspelt one, once': [groups(['CDRs', 'Call']), '#/x-tagGroups/0/tags/1'],
  },
);

function tagged(declared: string[], grouped: string[], used: string, ofEvent: string): Files {
  return contract({
    tags: declared.map((name) => ({ name, description: 'Records.' })),
    'x-tagGroups': [{ name: 'All', tags: grouped }],
    paths: { '/cdrs': { get: { tags: [used], responses: {} } } },
    webhooks: { 'call.missed': { post: { tags: [ofEvent], responses: {} } } },
  });
}

const both = ['CDRs', 'Events'];

cases['tag-used'] = ruleCases(
  {
    'each has an operation or an event': tagged(both, both, 'CDRs', 'Events'),
  },
  {
    'one of no operation': [tagged([...both, 'Faxes'], both, 'CDRs', 'Events'), '#/tags/2'],
    'one that was renamed in the list alone': [tagged(['CDR', 'Events'], both, 'CDRs', 'Events'), '#/tags/0'],
  },
);

const paths = (...names: string[]) =>
  contract({ paths: Object.fromEntries(names.map((name) => [name, { get: { responses: {} } }])) });

cases['path-form'] = ruleCases(
  {
    'lower case': paths(
      '/cdrs',
      '/sms/cannedresponses/{id}',
      '/cdrs/{id}.trace',
      '/users/{id}/cdrs.csv',
      '/login2fa',
    ),
    'an event': inWebhook({}, 'monitor.audio_ready'),
  },
  {
    'camel case': [paths('/callLabels'), '#/paths/~1callLabels'],
    'a query': [paths('/cdrs?kind=sent'), '#/paths/~1cdrs?kind=sent'],
    'a slash at the end': [paths('/cdrs/'), '#/paths/~1cdrs~1'],
    'words with signs between them': [paths('/call-labels/{id}'), '#/paths/~1call-labels~1{id}'],
  },
);

const path = (name: string, file: string) =>
  contract({ paths: { [name]: { $ref: file } } }, { [file]: { get: { responses: {} } } });
const event = (file: string) =>
  contract({ webhooks: { 'call.missed': { $ref: file } } }, { [file]: { post: { responses: {} } } });

cases['path-file-name'] = ruleCases(
  {
    'a collection': path('/cdrs', 'paths/cdrs/cdrs.yaml'),
    'a parameter and a suffix': path('/cdrs/{id}.trace', 'paths/cdrs/cdrs-id-trace.yaml'),
    'several segments': path(
      '/users/{id}/sms/threads/{from}/{to}',
      'paths/users/users-id-sms-threads-from-to.yaml',
    ),
    'an event': event('webhooks/call.missed.yaml'),
  },
  {
    "the neighbour's file": [path('/cdrs/{id}', 'paths/cdrs/cdrs.yaml'), '#/paths/~1cdrs~1{id}'],
    'another folder': [path('/cdrs', 'paths/cdrs.yaml'), '#/paths/~1cdrs'],
    'a path item in the index': [inPath({}), '#/paths/~1cdrs'],
    'the file of another event': [event('webhooks/call.hangup.yaml'), '#/webhooks/call.missed'],
    'a webhook in the index': [inWebhook({}), '#/webhooks/call.missed'],
  },
);

const suffixPathOrderPaths = (...names: string[]) =>
  contract({ paths: Object.fromEntries(names.map((name) => [name, {}])) });

cases['suffix-path-order'] = ruleCases(
  {
    'below its sibling': suffixPathOrderPaths('/cdrs/{id}', '/sms', '/cdrs/{id}.trace', '/cdrs/{id}.pcap'),
    'without a sibling': suffixPathOrderPaths('/cdrs/{id}.trace'),
    'a suffix of a plain segment': suffixPathOrderPaths('/users/{id}/cdrs.csv', '/users/{id}/cdrs'),
  },
  {
    'above its sibling': [
      suffixPathOrderPaths('/cdrs/{id}.trace', '/cdrs/{id}'),
      '#/paths/~1cdrs~1{id}.trace',
    ],
    'one of two above': [
      suffixPathOrderPaths('/cdrs/{id}.trace', '/cdrs/{id}', '/cdrs/{id}.pcap'),
      '#/paths/~1cdrs~1{id}.trace',
    ],
  },
);

const ofOnePath = (...names: string[]) =>
  contract({
    paths: { '/cdrs': { get: { tags: names.slice(0, 1) }, post: { tags: names.slice(1) } } },
    webhooks: { '/cdrs': { post: { tags: ['Events'] } } },
  });

cases['tag-of-path'] = ruleCases(
  { 'the same': ofOnePath('CDRs', 'CDRs'), none: ofOnePath('CDRs') },
  { another: [ofOnePath('CDRs', 'Calls'), '#/paths/~1cdrs/post/tags/0'] },
);
