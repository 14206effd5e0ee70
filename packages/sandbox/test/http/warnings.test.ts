import { expect, test } from 'vitest';
import { useSandbox } from '../support/use-sandbox.ts';

const sandbox = useSandbox();

test('a webhook that gets nothing of queues alone says which type to add, and so does a seed', async () => {
  const url = `${sandbox.url}/_sandbox/receiver/events`;
  const posted = async (path: string, body: object) => {
    const response = await fetch(`${sandbox.url}/_sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return [response.status, response.headers.get('x-request-warning')];
  };
  const why = /types brings nothing of calls that go through a queue: .* call_state_change exists/;
  expect(await posted('/webhooks', { name: 'Missed', types: ['missed_call'], url })).toEqual([
    201,
    expect.stringMatching(why),
  ]);
  expect(await posted('/webhooks', { name: 'SMS', types: ['received_sms'], url })).toEqual([201, null]);
  expect(await posted('/webhooks', { name: 'All', types: ['call_state_change'], url })).toEqual([201, null]);
  expect(await posted('/webhooks', { name: 'Ended', types: ['call_ended'], url })).toEqual([201, null]);
  expect(await posted('/seed', { users: [{ id: 410_003, fm_cli: 'L', vm_pin: '1234' }] })).toEqual([
    204,
    'body.users has settings that are kept and change nothing here: fm_cli, vm_pin',
  ]);
});

test('a routing rule says what of it has no effect', async () => {
  const rule = {
    action: 'record',
    direction: 'in',
    source: ['team-one'],
    destination: [999],
    time_interval: [61],
  };
  const response = await fetch(`${sandbox.baseUrl}/routingrules`, {
    method: 'POST',
    headers: { 'x-auth-token': sandbox.signIn!.token, 'content-type': 'application/json' },
    body: JSON.stringify(rule),
  });
  expect(response.status).toBe(201);
  for (const field of ['action', 'destination', 'source', 'time_interval'])
    expect(response.headers.get('x-request-warning')).toContain(`body.${field} `);
});

/** Status and warning of the response to a GET. */
async function asked(path: string): Promise<[number, string | null]> {
  const headers = { 'x-auth-token': sandbox.signIn!.token };
  const response = await fetch(sandbox.baseUrl + path, { headers });
  return [response.status, response.headers.get('x-request-warning')];
}

const filtered = (property: string, operator: string, value: unknown): string =>
  `/cdrs?filter=${encodeURIComponent(JSON.stringify([{ property, operator, value }]))}`;

test.each([
  ['/cdrs?offset=2', /^offset is not a parameter of listCdrs/],
  ['/cdrs?fields=id', /^fields /],
  ['/cdrs?limt=2', /^limt is not a parameter of listCdrs\. Did you mean limit\?$/],
])('%s is refused, and lenient warned of', async (path, warning) => {
  expect(await asked(path)).toEqual([400, null]);
  await sandbox.control.PATCH('/settings', { body: { lenient: true } });
  expect(await asked(path)).toEqual([200, expect.stringMatching(warning)]);
});

test.each([
  [filtered('calldate', 'gte', 'yesterday'), /^filter\[0\]\.value is not a time such as .* \(calldate\)$/],
  [filtered('calldate', 'gte', '20.11.2026'), /is not a time/],
  [filtered('calldate', 'gte', '2026-02-30'), /is not a time/],
  [filtered('calldate', 'gte', 1_795_190_730), /is not a time/],
  [filtered('billsec', 'gt', '1 minute'), /^filter\[0\]\.value is not a number, .* \(billsec\)$/],
  [filtered('billsec', 'in', ['63', 'x']), /is not a number/],
  [filtered('billsec', 'eq', true), /is not a number/],
  [filtered('is_root', 'eq', 'yes'), /is not true or false/],
  [filtered('billsec', 'eq', [63]), /is a list, which only the operator in compares/],
  ['/cdrs?fields[cdrs]=id,calldat', /^fields\[cdrs\] names calldat, which is not a field of the record$/],
  ['/cdrs?fields[users]=id', /^fields\[users\] has no effect: \/cdrs returns no users$/],
  [
    filtered('disposition', 'eq', 'NO ANSWER'),
    /^filter\[0\]\.value is none of the known values.* CONNECTED.*\(disposition\)$/,
  ],
  [filtered('type', 'eq', 'in'), /is none of the known values.* O, I, M/],
  ['/queues?include=nosuch', /^include names nosuch, which has no effect/],
  ['/cdrs?dir=DESC', /^dir has no effect without sort$/],
])('%s is taken with a warning', async (path, warning) => {
  expect(await asked(path)).toEqual([200, expect.stringMatching(warning)]);
});

test.each([
  '/cdrs?limit=1&sort=calldate&dir=DESC',
  filtered('calldate', 'gte', '2026-11-20'),
  filtered('calldate', 'gte', '2026-11-20 09:00:00'),
  filtered('calldate', 'lt', '2026-11-20T09:00:00.000+01:00'),
  filtered('calldate', 'like', '2026-11%'),
  filtered('billsec', 'gt', '60'),
  filtered('billsec', 'in', ['63', 184]),
  filtered('is_root', 'eq', 'true'),
  filtered('t_cause', 'eq', 'Normal Clearing'),
  filtered('user_id', 'eq', null),
  '/cdrs?fields[cdrs]=id,calldate',
  '/queues?include=users&fields[users]=id,status',
])('%s is meant', async (path) => {
  expect(await asked(path)).toEqual([200, null]);
});

test('a warning is in the record of requests, too', async () => {
  await asked('/cdrs?dir=ASC');
  expect(sandbox.requests.at(-1)?.warnings).toEqual([
    { field: 'dir', message: 'has no effect without sort' },
  ]);
});

test.each([['/cdrs?limit=10000', 'must be <= 5000']])(
  '%s is refused with the form that works',
  async (path, form) => {
    const headers = { 'x-auth-token': sandbox.signIn!.token };
    const response = await fetch(sandbox.baseUrl + path, { headers });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(form)]);
  },
);

test('a number in a national form is kept, with a warning that nothing finds it', async () => {
  const response = await fetch(`${sandbox.baseUrl}/contacts`, {
    method: 'POST',
    headers: { 'x-auth-token': sandbox.signIn!.token, 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'Ana', tel: '020 7946 0101', mobile: '+447700900123' }),
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('x-request-warning')).toMatch(
    /^body\.tel must be a number with its country code .* write 442079460101/,
  );
});
