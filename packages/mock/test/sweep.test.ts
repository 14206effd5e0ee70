import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openapiJson } from '@telephony/openapi';
import { ask } from './support/ask.ts';
import { requestsOf, type SweepRequest } from './support/request-of.ts';
import { useMock } from './support/use-mock.ts';

const requests = requestsOf(JSON.parse(readFileSync(openapiJson, 'utf8')));
// An answer that breaks the contract is a 500.
const mock = useMock({ errors: true });

const answerTo = ({ method, path, body }: SweepRequest, prefer?: string) =>
  ask(mock.url, `${method} ${path}`, { body, ...(prefer && { headers: { prefer } }) });

describe('every operation answers its success status', () => {
  test.each(requests)('$name', async (request) => {
    const { status, text } = await answerTo(request);
    const expected = request.success.replace('2XX', '200');
    expect({ status: String(status), text }).toEqual({ status: expected, text });
  });
});

describe('every operation answers each declared status when asked for it, from its example and dynamically', () => {
  test.each(requests)('$name', async (request) => {
    for (const status of request.statuses) {
      const code = status.replace('XX', '00');
      for (const prefer of [`code=${code}`, `code=${code}, dynamic=true, seed=one`]) {
        const answer = await answerTo(request, prefer);
        expect({ prefer, status: String(answer.status), text: answer.text }).toMatchObject({ status: code });
        expect({ prefer, text: answer.text, json: answer.json }).toSatisfy(hasBodyOfItsStatus(code));
        expect(answer.headers.get('location')).toBeNull();
      }
    }
  });
});

/** 202, 204 and a success that declares no body have none; errors are in the envelope. */
const hasBodyOfItsStatus =
  (code: string) =>
  ({ text, json }: { text: string; json: any }): boolean => {
    if (code === '202' || code === '204') return text === '' || json !== undefined;
    return code.startsWith('4') ? typeof json.message === 'string' : true;
  };
