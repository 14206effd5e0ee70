import { tmpdir } from 'node:os';
import { type Mock, startMock } from '@telephony/mock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
import { runCommands } from '../samples/support/workshop.ts';

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
