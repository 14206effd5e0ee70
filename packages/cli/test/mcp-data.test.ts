import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isJsonObject, type Operation } from '@telephony/contract/reading';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOperations, contractDocument, isDownload } from '../src/contract/contract.ts';
import { Pages } from '../src/mcp/pages.ts';
import { redactor } from '../src/output/secrets.ts';
import { type Connected, connect } from './support/mcp.ts';
import { type Platform, startPlatform, TOKEN } from './support/platform.ts';

const CANARY = 'opens-everything';
const UNSEEN = '\u0007\u202E\u200B\u{E0041}\uFE0F\uD800';
const MOST = 15_000;

const operations = allOperations();
const secrets = new Set<string>();
collect(contractDocument());

function collect(node: unknown): void {
  if (Array.isArray(node)) return node.forEach(collect);
  if (!isJsonObject(node)) return;
  for (const [name, child] of Object.entries(node)) {
    if (isJsonObject(child) && child['x-secret'] === true) secrets.add(name);
    collect(child);
  }
}

/** An example as an attacker would write it, with a secret in each field that holds one. */
function poisoned(value: unknown): unknown {
  if (typeof value === 'string')
    return `${UNSEEN}${value}${UNSEEN} https://pbx.example/a.mp3?x=1&token=${CANARY} ${TOKEN}`;
  if (Array.isArray(value)) return value.map(poisoned);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries([
    ...Object.entries(value).map(([name, field]) => [name, poisoned(field)]),
    ...[...secrets].map((name, index) => [name, index % 2 === 0 ? CANARY : [CANARY]]),
  ]);
}

function expectSafe(result: unknown): void {
  const shown = JSON.stringify(result);
  expect(shown).not.toContain(CANARY);
  expect(shown).not.toContain(TOKEN);
  expect(shown).not.toMatch(/\p{Cf}|\p{Cs}|\uFE0F|\\u00(?:0|1)|\\ud800/iu);
}

const examplesOf = ({ responses, body }: Operation) => [
  ...[...responses].flatMap(([status, { examples }]) =>
    [...examples.values()].map(({ value }) => ({ status: Number(status) || 400, value })),
  ),
  ...[...(body?.examples.values() ?? [])].map(({ value }) => ({ status: 200, value })),
];

let platform: Platform;
let mcp: Connected;
beforeAll(async () => {
  platform = await startPlatform(afterAll);
  mcp = await connect(platform, {}, afterAll);
});

test('what every operation sends and receives is shown without secrets and without what nobody sees', () => {
  expect(operations).toHaveLength(170);
  expect(secrets).toContain('sip_password');
  const pages = new Pages();
  let count = 0;
  const masked = new Set<string>();
  for (const operation of operations)
    for (const { value } of examplesOf(operation)) {
      count += 1;
      redactor().redactFields(value, masked);
      const result = pages.first(poisoned(value), {});
      expectSafe(result);
      expect((result.content[0] as { text: string }).text.length).toBeLessThanOrEqual(MOST);
    }
  expect(count).toBeGreaterThan(operations.length);
  expect([...masked].filter((name) => !secrets.has(name))).toEqual(['device_fingerprint']);
  expectSafe(pages.failure(poisoned('The number is wrong') as string, false));
});

const reads = operations
  .filter((operation) => operation.method === 'get' && !isDownload(operation))
  .map((operation) => {
    const values = operation.pathParameters.map(({ name, examples }) => [
      name,
      [...examples.values()][0]?.value ?? 1,
    ]);
    const args = { operation: operation.operationId, arguments: Object.fromEntries(values) as object };
    return { operation, args };
  });

test('every GET is read without secrets, whatever the platform responds', { timeout: 60_000 }, async () => {
  for (const { operation, args } of reads) {
    for (const { status, value } of examplesOf(operation)) {
      platform.answer = { status, body: poisoned(value) };
      const result = await mcp.call('read', args);
      expect(result.isError, `${operation.operationId}: ${result.text}`).toBe(status >= 400);
      expectSafe(result);
    }
  }
});

test('what read returns is what the schema of the response says', { timeout: 60_000 }, async () => {
  const { components } = contractDocument();
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true, verbose: true }));
  let count = 0;
  for (const { operation, args } of reads)
    for (const { schema, examples } of operation.responses.values())
      for (const { value } of examples.values()) {
        if (!isJsonObject(value) || !('data' in value)) continue;
        platform.answer = { status: 200, body: value };
        const { structured } = await mcp.call('read', args);
        if (structured['cursor'] !== undefined) continue;
        count += 1;
        const body = { ...value, data: structured['data'] };
        const validate = ajv.compile({ ...schema, components });
        validate(body);
        // What is masked has another form.
        const faults = (validate.errors ?? []).filter(({ data }) => data !== '***');
        expect({ operation: operation.operationId, faults }).toMatchObject({ faults: [] });
      }
  expect(count).toBeGreaterThan(80);
});

test('the tools for calls show no secrets either', async () => {
  expect.hasAssertions();
  const examples = (name: string) =>
    examplesOf(operations.find(({ operationId }) => operationId === name)!).filter(
      ({ status }) => status === 200,
    );
  for (const [tool, name] of [
    ['find_calls', 'listCdrs'],
    ['owed_call_backs', 'listCdrs'],
    ['live_calls', 'listCalls'],
  ] as const) {
    const [example] = examples(name);
    platform.answer = { status: 200, body: { ...(poisoned(example!.value) as object), total: 1 } };
    expectSafe(await mcp.call(tool, {}));
  }
});

test('a page of 5,000 records comes in parts of at most 15,000 characters, none left out', async () => {
  const data = Array.from({ length: 5000 }, (_, id) => ({ id, name: `Caller "${id}" with a long name` }));
  platform.answer = { status: 200, body: { data, total: 5000 } };
  platform.requests.length = 0;
  const ids: number[] = [];
  let args: Record<string, unknown> = { operation: 'listContacts', arguments: { limit: 5000 } };
  for (let cursor: unknown = ''; cursor !== undefined; args = { cursor }) {
    const { data: part, structured, text } = await mcp.call('read', args);
    expect(text.length).toBeLessThanOrEqual(MOST);
    ids.push(...(part as { id: number }[]).map(({ id }) => id));
    cursor = structured['cursor'];
    expect(text.includes(`cursor ${String(cursor)}`)).toBe(cursor !== undefined);
  }
  expect(ids).toEqual(data.map(({ id }) => id));
  expect(platform.requests).toHaveLength(1);
});

test('a record that is longer than a page comes in parts that can be put together', async () => {
  const record = { id: 1, notes: 'a"\\'.repeat(20_000) };
  platform.answer = { status: 200, body: { data: record } };
  const parts: string[] = [];
  let args: Record<string, unknown> = { operation: 'getContact', arguments: { id: 1 } };
  for (let cursor: unknown = ''; cursor !== undefined; args = { cursor }) {
    const { data, structured, text } = await mcp.call('read', args);
    expect(text.length).toBeLessThanOrEqual(MOST);
    parts.push(...(data as { json: string }[]).map(({ json }) => json));
    cursor = structured['cursor'];
  }
  expect(JSON.parse(parts.join(''))).toEqual(record);
});
