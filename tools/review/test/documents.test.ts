/** Two documents of anybody: the report says what they say, and nothing of this repository. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runHere } from '@telephony/testing/run-here';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';

const CLI = new URL('../src/cli.ts', import.meta.url);

const OLD = {
  openapi: '3.0.3',
  info: { title: 'Pets', version: '1.0.0' },
  paths: {
    '/pets': {
      post: {
        operationId: 'createPet',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } },
        responses: {
          200: {
            description: 'A picture.',
            content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: 'object',
        properties: {
          name: { type: 'string', nullable: true, example: 'Rex' },
          owner: { $ref: '#/components/schemas/Owner', description: 'Passed over in 3.0.' },
          weight: {
            type: 'number',
            minimum: 0,
            exclusiveMinimum: true,
            maximum: 99,
            exclusiveMaximum: false,
          },
          mark: { type: 'string', format: 'byte' },
          photo: { type: 'string', format: 'binary' },
        },
      },
      Owner: { type: 'object', properties: { id: { type: 'integer', format: 'int64' } } },
    },
  },
};

const NEW = {
  ...OLD,
  openapi: '3.1.1',
  jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
  paths: {
    '/pets': {
      post: {
        ...OLD.paths['/pets'].post,
        responses: { 200: { description: 'A picture.', content: { 'image/png': {} } } },
      },
    },
  },
  components: {
    schemas: {
      ...OLD.components.schemas,
      Pet: {
        type: 'object',
        properties: {
          name: { type: ['string', 'null'], examples: ['Rex'] },
          owner: { $ref: '#/components/schemas/Owner' },
          weight: { type: 'number', exclusiveMinimum: 0, maximum: 99 },
          mark: { type: 'string', contentEncoding: 'base64' },
          photo: { contentMediaType: 'application/octet-stream' },
        },
      },
    },
  },
};

function run(base: unknown, revision: unknown) {
  const folder = temporaryFolder();
  const [before, after] = [base, revision].map((document, index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document, null, 2));
    return file;
  }) as [string, string];
  return runHere(CLI, ['--base', before, '--contract', after]);
}

test('OpenAPI 3.0 and 3.1 that say the same are the same, and what is not is told in 3.1', async () => {
  for (const pair of [
    [OLD, NEW],
    [NEW, OLD],
  ])
    expect(await run(pair[0], pair[1])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Verdict none: [^\n]*\nCompared \S+ with \S+\.\n$/),
    });
  const open = JSON.stringify(NEW).replace('["string","null"]', '"string"');
  const { code, stdout } = await run(OLD, open);
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /createPet \(POST \/pets\)\n\s+`name` of `Pet` must be a string now \(it was a string or null\)[^\n]*\n\s+\S+1\.json:1\n/,
  );
  expect(stdout).not.toMatch(/fragment|version|changelog|merged/i);
});

const DONE = { responses: { 204: { description: 'Done.' } } };
const stream = (type: string) => ({ content: { 'application/jsonl': { itemSchema: { type } } } });

const NEWEST = {
  ...NEW,
  openapi: '3.2.0',
  $self: 'https://pets.example/openapi.json',
  jsonSchemaDialect: 'https://spec.openapis.org/oas/3.2/dialect/2025-09-17',
  tags: [
    { name: 'Pets', kind: 'nav' },
    { name: 'Cats', parent: 'Pets', kind: 'nav' },
  ],
  paths: {
    '/pets': {
      ...NEW.paths['/pets'],
      query: { operationId: 'queryPets', ...DONE, requestBody: { content: { 'text/plain': {} } } },
      additionalOperations: { COPY: { operationId: 'copyPets', ...DONE } },
      get: { operationId: 'streamPets', responses: { 200: { description: 'Pets.', ...stream('object') } } },
    },
  },
};

test('OpenAPI 3.2 is compared with 3.1 and 3.0, and what it has added with itself', async () => {
  for (const base of [OLD, NEW]) {
    const { code, stdout } = await run(base, NEWEST);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(
        /streamPets \(GET \/pets\), queryPets \(QUERY \/pets\), copyPets \(COPY \/pets\)\n\s+The operation is new\./,
      ),
    ]);
  }
  const { query: _, additionalOperations: __, ...pets } = NEWEST.paths['/pets'];
  const text = { ...pets.get, responses: { 200: { description: 'Pets.', ...stream('string') } } };
  const { code, stdout } = await run(NEWEST, { ...NEWEST, paths: { '/pets': { ...pets, get: text } } });
  expect(code).toBe(1);
  expect(stdout).toMatch(/queryPets \(QUERY \/pets\), copyPets \(COPY \/pets\)\n\s+The operation is gone/);
  expect(stdout).toMatch(/streamPets \(GET \/pets\)\n\s+Not explained: look at it\. `type` is changed/);
});

test('a mark that lists names says which of them are not in both', async () => {
  const listing = (events: string[]) => ({
    ...NEW,
    paths: { '/pets': { post: { ...NEW.paths['/pets'].post, 'x-events': events } } },
  });
  const { stdout } = await run(listing(['fed', 'walked']), listing(['fed', 'washed']));
  expect(stdout).toContain('`x-events` differs in `walked` and `washed`.');
});

test.for<[unknown, RegExp]>([
  ['{"openapi": "3.1.0",\n"info": [', /1\.json: line 2: /],
  ['openapi: 3.1.0\na: *b', /1\.json: .*alias.*Correct the YAML/],
  [{ swagger: '2.0' }, /has no `openapi: 3\.0`, `3\.1` or `3\.2`\. Convert/],
  [{ ...OLD, paths: [] }, /its `paths` is not an object/],
  [
    { ...OLD, paths: { '/a': { $ref: 'a.yaml' } } },
    /refers to a\.yaml\. Make one file first: npx @redocly\/cli bundle/,
  ],
  [
    { ...OLD, paths: { '/a': { $ref: '#/components/schemas/X' } } },
    /refers to #\/components\/schemas\/X, which is not in it\. Correct the reference\./,
  ],
])('what cannot be compared is named with what to do: %s', async ([document, message]) => {
  const { code, stderr } = await run(OLD, document);
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
});

test.for<[string[], RegExp]>([
  [['--contract', 'new.json'], /new\.json is a file: name the file to compare it with, --base FILE/],
  [['--base', 'old.json', '--contract', 'new.json'], /--base old\.json: this file cannot be read/],
  [['--base', 'new.json', '--contract', 'old.json'], /--contract old\.json: there is no such file or folder/],
  [['--base', 'new.json', '--contract', 'new.json', '--remedy', 'None.'], /--remedy is of no use for two/],
  [['--base', 'new.json', '--contract', 'new.json', '--json', 'no/a.json'], /--json no\/a\.json: .*cannot/],
])('bad usage is told apart from a break: %s', async ([args, message]) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'new.json'), JSON.stringify(NEW));
  const { code, stderr } = await runHere(CLI, args, folder);
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
});

test('a pattern that is none, and a schema that is none, are told and stop nothing', async () => {
  const broken = JSON.stringify(NEW).replace('"contentEncoding":"base64"', '"pattern":"("');
  expect((await run(NEW, broken)).stdout).toMatch(/^Verdict major/);
  expect(
    (await run(broken, broken.replace('"exclusiveMinimum":0', '"pattern":["a"],"enum":3'))).stdout,
  ).toMatch(/^Verdict /);
});
