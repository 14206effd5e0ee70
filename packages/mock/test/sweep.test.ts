import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openapiJson } from '@telephony/openapi';
import { ask, type Reply } from './support/ask.ts';
import { requestsOf, type SweepRequest } from './support/request-of.ts';
import { useMock } from './support/use-mock.ts';

const requests = requestsOf(JSON.parse(readFileSync(openapiJson, 'utf8')));
// A response that breaks the contract is a 500.
const mock = useMock({ errors: true });

const responseTo = ({ method, path, body }: SweepRequest, prefer?: string) =>
  ask(mock.url, `${method} ${path}`, { body, ...(prefer && { headers: { prefer } }) });

test.each(requests)('$name: its success, and each declared status when it is preferred', async (request) => {
  const { status, text } = await responseTo(request);
  expect({ status: String(status), text }).toEqual({ status: request.success.replace('2XX', '200'), text });
  for (const declared of request.statuses) {
    const code = declared.replace('XX', '00');
    const response = await responseTo(request, `code=${code}`);
    expect({ code, status: String(response.status), text: response.text }).toMatchObject({ status: code });
    expect(response).toSatisfy(hasBodyOf(code));
    expect(response.headers.get('location')).toBeNull();
  }
});

const hasBodyOf =
  (code: string) =>
  ({ text, json }: Reply): boolean =>
    code === '202' || code === '204'
      ? text === '' || json !== undefined
      : !code.startsWith('4') || typeof json.message === 'string';
