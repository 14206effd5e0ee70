import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { text as readText } from 'node:stream/consumers';
import { array, assert, integer, oneof, property, stringMatching } from 'fast-check';
import { type Mock, startMock } from '@telephony/mock';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { conditionValue } from '../../src/components/try-it/filter-row.ts';
import { editedRequest, firstValues } from '../../src/components/try-it/edited-request.ts';
import { tryItModel } from '../../src/components/try-it/try-it-model.ts';
import {
  type FormValues,
  outgoingRequest,
  problemsOf,
  type TryItModel,
} from '../../src/components/try-it/outgoing-request.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { exampleRequest } from '../../src/samples/example-request.ts';
import { ownSamples } from '../../src/samples/own-samples.ts';
import { plainRequest } from '../../src/samples/sample-request.ts';
import { operationSamples, sandboxToken } from '../../src/samples/samples-of.ts';
import { SANDBOX } from '../../src/scripts/servers.ts';
import { FOREIGN_LANGUAGES } from '../../src/samples/foreign-sample.ts';
import { hasRounded, parseTyped } from '../../src/samples/typed-number.ts';
import { SOURCE } from '@telephony/testing/source-condition';
import { startServer } from '@telephony/testing/start-server';
import { openWorkshop, runCommands, runs, terminalFor } from '../samples/support/workshop.ts';

const contract = loadContract();
const modelOf = (id: string) => tryItModel(contract.operations.find((operation) => operation.id === id)!);

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
beforeEach(() => mock.clear());
afterAll(() => mock?.close());

const curlOf = (model: TryItModel, values: FormValues) =>
  ownSamples(
    { address: values.baseUrl, token: values.token },
    editedRequest(model, values, values.token !== ''),
  )[0]!.code;

function valuesOf(model: TryItModel, more: Partial<FormValues> = {}): FormValues {
  return {
    baseUrl: mock.url,
    token: 'token-of-the-test',
    parameters: Object.fromEntries(
      model.parameters.map(({ name, value, secret }) => [name, secret ? 'secret-of-the-test' : value]),
    ),
    body: model.body?.examples[0]?.text ?? '',
    ...more,
  };
}

test.each([
  [
    'listCdrs',
    {
      fields: 'cdrs=id,calldate\nusers = id',
      sort: "it's",
      filter: '[{"property":"src","operator":"eq","value":"a b&c+d"}]',
    },
  ],
  ['deleteContacts', { id: '9001, 9002' }],
  ['getDdi', { e164: '+44/2079?x' }],
] as [string, Record<string, string>][])('%s: cURL sends what fetch sends', async (id, parameters) => {
  const model = modelOf(id);
  const first = valuesOf(model);
  const values = { ...first, parameters: { ...first.parameters, ...parameters } };
  const { method, url, headers, token } = outgoingRequest(model, values);
  await fetch(url, { method, headers: [...headers, ['X-Auth-Token', token]] });
  await runCommands([curlOf(model, values)], { cwd: tmpdir(), env: process.env });
  const [byFetch, byCurl] = mock.requests.map((request) => ({
    method: request.method,
    path: request.url.split('?')[0],
    query: [...new URLSearchParams(request.url.split('?')[1])],
    token: request.headers['x-auth-token'],
  }));
  expect(mock.requests).toHaveLength(2);
  expect(byCurl).toEqual(byFetch);
});

test('a form in which nothing was changed writes the samples of its page', () => {
  for (const operation of contract.operations) {
    const model = tryItModel(operation);
    const request = editedRequest(model, firstValues(model), model.token === 'token');
    const server = { address: SANDBOX, token: sandboxToken(operation) };
    expect(operationSamples(operation)).toMatchObject(ownSamples(server, request));
    expect(plainRequest(request)).toMatchObject(plainRequest(exampleRequest(operation)));
  }
});

const NUMBERS =
  '{ "company": "Chen & Söhne", "ids": [9007199254740993, -9223372036854775809], "price": 0.10, "rate": 1.2345678901234567890 }';

test('samples of an edited body have its numbers as typed, and send them', { timeout: 60_000 }, async () => {
  const bodies: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    bodies.push(await readText(request));
    response.setHeader('content-type', 'application/json').end('{"data": {}}');
  };
  const url = `${await startServer((request, response) => void take(request, response))}/v1.2/voice`;
  const workshop = openWorkshop();
  onTestFinished(workshop.remove);
  const model = modelOf('updateContact');
  const request = editedRequest(model, { ...firstValues(model), body: NUMBERS }, true);
  const samples = [
    ...ownSamples({ address: url, token: 'token-of-the-test' }, request),
    ...FOREIGN_LANGUAGES.map(({ id, write }) => ({ id, code: write(url, plainRequest(request)) })),
  ];
  for (const { id, code } of samples) {
    workshop.write(`${id}.mts`, code);
    for (const number of NUMBERS.match(/-?\d[\d.]+/g)!) expect(code).toContain(number);
  }
  const commands = [
    'bash curl.mts',
    `${terminalFor(url, workshop)} bash terminal.mts`,
    'node typescript.mts',
    'node fetch.mts',
    ...(runs('python3', '-c', 'import requests') ? ['python3 python.mts'] : []),
    ...(runs('php', '-v') ? ['php php.mts'] : []),
  ];
  const env = { ...process.env, TELEPHONY_TOKEN: 'x', NODE_OPTIONS: `--conditions=${SOURCE}` };
  const ran = await runCommands(commands, { cwd: workshop.folder, env });
  expect(ran.filter(({ code }) => code !== 0)).toEqual([]);
  expect(bodies).toHaveLength(commands.length);
  for (const body of bodies) {
    expect(body).toMatch(/\[\s*9007199254740993,\s*-9223372036854775809\s*\]/);
    expect(body).toMatch(/"price": ?0\.10?,/);
  }
});

test('a number of JSON is written as it was typed, whatever it is', () => {
  const number = oneof(
    integer().map(String),
    stringMatching(/^-?(0|[1-9]\d{0,30})(\.\d{1,20})?([eE][+-]?\d{1,3})?$/),
  );
  assert(
    property(array(number), (numbers) => {
      const json = `[${numbers.join()}]`;
      expect(JSON.stringify(parseTyped(json))).toBe(json);
      const rounded = numbers.filter((one) => /^-?\d+$/.test(one) && BigInt(one) !== BigInt(Number(one)));
      expect(rounded.filter((one) => !hasRounded([parseTyped(one)]))).toEqual([]);
    }),
  );
});

test('a secret of the address is masked where it is shown, and a variable in cURL', () => {
  const [model, values] = [modelOf('deleteApiToken'), valuesOf(modelOf('deleteApiToken'))];
  const { url, shownUrl } = outgoingRequest(model, values);
  const curl = curlOf(model, values);
  expect(url).toContain('secret-of-the-test');
  expect(shownUrl).not.toContain('secret-of-the-test');
  expect(curl).toContain('"${TELEPHONY_OLD_TOKEN:?}"');
  expect(curl).not.toContain('secret-of-the-test');
});

test.each([
  ['baseUrl', 'listCdrs', { baseUrl: 'pbx.example.com' }],
  ['baseUrl', 'listCdrs', { baseUrl: 'ftp://pbx.example.com' }],
  ['baseUrl', 'listCdrs', { baseUrl: 'https://me:secret@pbx.example.com' }],
  ['baseUrl', 'listCdrs', { baseUrl: 'https://pbx.example.com/?a=b' }],
  ['baseUrl', 'listCdrs', { baseUrl: 'https://pbx.example.com;*' }],
  ['baseUrl', 'listCdrs', { baseUrl: 'https://HOST/v1.2/SERVICE' }],
  ['token', 'listCdrs', { token: 'two words' }],
  ['parameter id', 'getCdr', { parameters: { id: '' } }],
  ['parameter id', 'deleteContacts', { parameters: { id: '9001,,9002' } }],
  ['parameter id', 'deleteContacts', { parameters: { id: '..' } }],
  ['parameter filter', 'listCdrs', { parameters: { filter: '[{]' } }],
  ['parameter fields', 'listCdrs', { parameters: { fields: 'id,calldate' } }],
  ['body', 'createContact', { body: '{"tel": }' }],
  ['body', 'createCall', { body: ' ' }],
] as [string, string, Partial<FormValues>][])('%s of %s is refused: %j', (field, id, values) => {
  const model = modelOf(id);
  expect([...problemsOf(model, valuesOf(model, values)).keys()]).toEqual([field]);
});

test.each([
  ['5', 'eq', 'integer', 5],
  ['9007199254740993', 'eq', 'integer', '9007199254740993'],
  ['1.50', 'gte', 'number or null', '1.50'],
  ['0044', 'like', 'integer', '0044'],
  ['false', 'eq', 'boolean', false],
  ['5', 'eq', 'string', '5'],
  ['a, b,', 'in', 'string', ['a', 'b']],
])('%s for %s of a %s is a value of a filter', (text, operator, type, value) => {
  expect(conditionValue(text, operator, type)).toEqual(value);
});
