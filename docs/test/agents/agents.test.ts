import { createHash } from 'node:crypto';
import { startMock } from '@telephony/mock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuilt } from '../support/built-site.ts';

const llms = readBuilt('/llms.txt');
const DAY = [{ property: 'calldate', operator: 'gte', value: '2026-11-20' }];

const TASKS: [say: string, values: Record<string, unknown>, expected: string][] = [
  [
    'Sign in with an e-mail address and password',
    { email: 'mei@example.com', password: 'secret-1' },
    'POST /login',
  ],
  ['Create an API token', { name: 'CRM', expiry: 0 }, 'POST /apitokens'],
  ['Start a call for a user', { from: '410003', to: '447700900456' }, 'POST /calls'],
  ['Transfer a live call', { id: 5000000105, dst: '2102' }, 'PATCH /calls/5000000105'],
  ['Connect two numbers', { from: '442079460955', to: '2103' }, 'POST /webcalls'],
  [
    'List call detail records',
    { limit: 100, filter: DAY },
    `GET /cdrs?limit=100&filter=${encodeURIComponent(JSON.stringify(DAY))}`,
  ],
  ['Download a recording as MP3', { id: 71001 }, 'GET /monitors/71001.mp3'],
  ['Send an SMS', { from: '442079460101', to: '447700900456', message: 'Ready.' }, 'POST /sms'],
  ['Let a user leave a queue', { id: 30601, users: [{ id: 410003, status: false }] }, 'PATCH /queues/30601'],
  ['List voicemail messages', { limit: 20 }, 'GET /voicemessages?limit=20'],
  ['Delete voicemail messages by id', { id: '5501,5502' }, 'DELETE /voicemessages/5501%2C5502'],
  ['List phone numbers', {}, 'GET /ddis'],
];

let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock?.close());

test('the skills of the command line are where agents look for those of a site', () => {
  const { skills } = JSON.parse(readBuilt('/.well-known/agent-skills/index.json')) as {
    skills: { name: string; url: string; digest: string; description: string }[];
  };
  expect(skills.map(({ name }) => name)).toContain('telephony-missed-calls');
  for (const { url, digest, description } of skills) {
    const text = readBuilt(`/.well-known/agent-skills/${url}`);
    expect(`sha256:${createHash('sha256').update(text).digest('hex')}`).toBe(digest);
    expect(text).toContain(`description: ${description}\n`);
  }
});

test.each(TASKS)('%s', async (say, values, expected) => {
  const request = findRequest(say, values);
  expect(decodeQuery(`${request.method} ${request.path}`)).toBe(decodeQuery(expected));
  const response = await send(request);
  expect(`${response.status} ${response.status >= 400 ? await response.text() : ''}`).toMatch(
    /^(?:2\d\d|301) $/,
  );
});

function send({ method, path, body }: FoundRequest): Promise<Response> {
  return fetch(`${mock.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { 'x-auth-token': 'any', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function decodeQuery(request: string): string {
  return decodeURIComponent(request.replaceAll('+', ' '));
}

test('the guides are in the order of the navigation, and the overview is first', () => {
  const guides = [...(llms.split('## Subjects')[0] ?? '').matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(
    ([, address]) => address,
  );
  expect(guides.slice(0, 3)).toEqual(['/index.md', '/guides/start.md', '/guides/authentication.md']);
  expect(guides.at(-1)).toBe('/ledger.md');
});

interface FoundRequest {
  method: string;
  path: string;
  body?: unknown;
}

const LINE =
  /^- \[(?<summary>[^\]]+)\]\((?<twin>[^)]+)\): `(?<method>[A-Z]+) (?<path>\/\S*)`, `(?<id>[A-Za-z0-9_-]{1,64})`(?:\. Ask a person first)?$/gm;
const HEAD = /^`(?<method>[A-Z]+) (?<path>\S+)` \(operationId `\w+`/m;
const PARAMETER = /^- `(?<name>[^`]+)` \(in (?<place>path|query), [^)]*?(?<required>required)?\)/gm;
const FIELD = /^- `(?<name>[^`]+)` \((?<type>.*)\): /gm;

function findRequest(say: string, values: Record<string, unknown>): FoundRequest {
  const wanted = wordsOf(say);
  const lines = [...llms.matchAll(LINE)].map(({ groups = {} }) => {
    const own = wordsOf(groups['summary'] ?? '');
    const shared = own.intersection(wanted).size;
    return { twin: groups['twin'] ?? '', score: shared / wanted.size + shared / own.size };
  });
  const [best] = lines.toSorted((one, other) => other.score - one.score);
  if (!best) throw new Error('llms.txt has no line of an operation.');
  return requestOf(readBuilt(best.twin), values);
}

function requestOf(twin: string, values: Record<string, unknown>): FoundRequest {
  const { method = '', path = '' } = HEAD.exec(twin)?.groups ?? {};
  const parameters = [...sectionOf(twin, 'Parameters').matchAll(PARAMETER)].map(({ groups = {} }) => groups);
  const fields = [...sectionOf(twin, 'Request body').matchAll(FIELD)].map(({ groups = {} }) => groups);
  const missing = [
    ...parameters,
    ...fields.map(({ name, type }) => ({ name, required: type?.includes('required') })),
  ]
    .filter(({ name = '', required }) => required && !(name in values))
    .map(({ name }) => name);
  if (missing.length > 0) throw new Error(`${method} ${path} needs ${missing.join()}.`);
  const query = new URLSearchParams(
    parameters.flatMap(({ name = '', place }) =>
      place === 'query' && name in values ? [[name, asText(values[name])]] : [],
    ),
  );
  const body = Object.fromEntries(
    fields.flatMap(({ name = '' }) => (name in values ? [[name, values[name]]] : [])),
  );
  const filled = path.replaceAll(/\{(\w+)\}/g, (_part, name: string) =>
    encodeURIComponent(asText(values[name])),
  );
  return {
    method,
    path: query.size > 0 ? `${filled}?${query}` : filled,
    ...(fields.length > 0 && { body }),
  };
}

function sectionOf(twin: string, title: string): string {
  const [, text = ''] = twin.split(`\n## ${title}\n`);
  return text.split('\n## ')[0] ?? '';
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new Set(
    words
      .map((word) => word.replace(/(?<=..)s$/, ''))
      .filter((word) => !['a', 'an', 'the', 'of', 'for', 'to', 'me'].includes(word)),
  );
}
