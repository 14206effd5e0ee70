import { afterEach, expect, test, vi } from 'vitest';
import {
  type ClientEvent,
  createTelephony,
  getCdr,
  logEvents,
  type LogLevel,
  operations,
} from '../../src/index.ts';
import { logFromEnv } from '../../src/node.ts';

afterEach(() => vi.unstubAllEnvs());

const TOKEN = 'f00dfeedf00dfeedf00dfeedf00dfeedf00dfeed';

function notes() {
  const lines: string[] = [];
  const write = (level: LogLevel) => (line: string) =>
    void lines.push(`${level} ${line.replace(/^\w+/, 'id')}`);
  return { lines, logger: { debug: write('debug'), warn: write('warn'), error: write('error') } };
}

async function call(onEvent: ReturnType<typeof logFromEnv>) {
  const statuses = [503, 200, 404];
  const fetch = async () =>
    Response.json({ message: `No ${TOKEN}` }, { status: statuses.shift()!, headers: { 'retry-after': '0' } });
  const pbx = createTelephony({ baseUrl: 'https://host', auth: TOKEN, fetch, onEvent, operations });
  await pbx.ping();
  await pbx.raw.deleteApiToken({ token: TOKEN });
}

test('a line for each event, without secrets', async () => {
  const { lines, logger } = notes();
  await call(logEvents(logger));
  expect(lines.map((line) => line.replaceAll(/\d+ ms/g, 'N ms'))).toEqual([
    'debug id ping GET https://host/ping #1: sent',
    'debug id ping GET https://host/ping #1: 503 in N ms',
    'warn id ping GET https://host/ping #1: again in N ms: status after N ms, ping [GET] /ping: 503 No ***',
    'debug id ping GET https://host/ping #2: sent',
    'debug id ping GET https://host/ping #2: 200 in N ms',
    'debug id deleteApiToken DELETE https://host/apitokens/*** #1: sent',
    'debug id deleteApiToken DELETE https://host/apitokens/*** #1: 404 in N ms',
    'error id deleteApiToken DELETE https://host/apitokens/*** #1: status after N ms, deleteApiToken [DELETE] /apitokens/{token}: 404 No ***',
  ]);
});

test('a line has the name of an operation that was called by name', async () => {
  const { lines, logger } = notes();
  const fetch = async () => Response.json({ message: 'No' }, { status: 404 });
  const pbx = createTelephony({
    baseUrl: 'https://host',
    auth: TOKEN,
    fetch,
    onEvent: logEvents(logger),
    operations,
  });
  await getCdr(pbx, { id: 42 }).catch(() => undefined);
  expect(lines.map((line) => line.replaceAll(/\d+ ms/g, 'N ms'))).toEqual([
    'debug id getCdr GET https://host/cdrs/42 #1: sent',
    'debug id getCdr GET https://host/cdrs/42 #1: 404 in N ms',
    'error id getCdr GET https://host/cdrs/42 #1: status after N ms, getCdr [GET] /cdrs/{id}: 404 No',
  ]);
});

test('what a mock or sandbox warns of is in the event and in a line from level warn, without secrets', async () => {
  const { lines, logger } = notes();
  const events: ClientEvent[] = [];
  const log = logEvents(logger, 'warn');
  const headers = { 'x-request-warning': `filter[0].value is not a date, ${TOKEN}` };
  const fetch = async () => Response.json({ data: [], total: 0 }, { headers });
  const onEvent = (event: ClientEvent) => (events.push(event), log(event));
  await createTelephony({ baseUrl: 'https://host', auth: TOKEN, fetch, onEvent, operations }).listCdrs();
  expect(events[1]).toMatchObject({ type: 'response', warning: 'filter[0].value is not a date, ***' });
  expect(lines.map((line) => line.replaceAll(/\d+ ms/g, 'N ms'))).toEqual([
    'warn id listCdrs GET https://host/cdrs #1: 200 in N ms, with a warning: filter[0].value is not a date, ***',
  ]);
});

test.each([
  ['warn', 2],
  ['error', 1],
] as const)('from level %s: %i lines', async (level, count) => {
  const { lines, logger } = notes();
  await call(logEvents(logger, level));
  expect(lines).toHaveLength(count);
});

test.each([
  ['debug', 8],
  ['error', 1],
  ['loud', 9],
])('TELEPHONY_LOG=%s: %i lines', async (level, count) => {
  vi.stubEnv('TELEPHONY_LOG', level);
  const { lines, logger } = notes();
  await call(logFromEnv(logger));
  expect(lines).toHaveLength(count);
});

test('without TELEPHONY_LOG there is no listener', () => {
  expect(logFromEnv()).toBeUndefined();
});
