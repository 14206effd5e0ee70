import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startProgram } from './support/run-cli.ts';
import { useMock } from './support/use-mock.ts';

const mock = useMock();

const ACCEPTED = [
  '*/*',
  'application/json',
  'APPLICATION/JSON',
  'application/json;charset=utf-8',
  'application/*',
  'text/html, application/json',
  'application/xml, */*;q=0.1',
  'text/*',
  'text/html',
  'application/xml',
  'application/vnd.api+json',
  'application/json;q=0',
  'text/*;q=0.5',
  'audio/*',
  'image/png',
];
const LINES = [
  'GET /cdrs',
  'GET /cdrs/42001',
  'GET /ping',
  'DELETE /calls/5',
  'GET /monitors/7001.mp3',
  'GET /nosuch',
];

describe('Accept', () => {
  test('gets the status that Prism gives', async () => {
    const prism = await startProgram(['--engine', 'prism']);
    for (const accept of ACCEPTED)
      for (const line of LINES) {
        const headers = { accept };
        const [own, theirs] = [
          await ask(mock.url, line, { headers }),
          await ask(prism.url, line, { headers }),
        ];
        expect([accept, line, own.status]).toEqual([accept, line, theirs.status]);
      }
  }, 60_000);

  // Prism sends an empty 200, or takes a range as declared for a type that nobody sends.
  test.each([
    ['*/*;q=0', 'GET /cdrs', 406],
    ['application/json;q=0, */*', 'GET /cdrs', 406],
    ['audio/mpeg', 'GET /monitors/7001.mp3', 200],
    ['text/csv', 'GET /users/410003/cdrs.csv', 200],
  ])('%s of %s is %i, where Prism goes another way', async (accept, line, status) => {
    expect((await ask(mock.url, line, { headers: { accept } })).status).toBe(status);
  });
});
