/** One cause is one violation, with all that follows from it. */
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { expect, test } from 'vitest';
import { runConformance } from '../src/run-conformance.ts';
import { findingsOf } from '../src/violation.ts';
import { at, ignoring, type Lie, lyingServer, withBody } from './support/lying-server.ts';
import { partOf } from './support/plant.ts';
import { everythingTo, storySandbox } from './support/start-sandbox.ts';

const recordsOf = (body: JsonObject) => [body['data']].flat().filter(isJsonObject);
const sortedAsTexts: Lie = (asked, told) => {
  const field = asked.query.get('sort');
  if (field !== 'billsec') return undefined;
  return at(/^\/cdrs$/, (body) => {
    const sign = asked.query.get('dir') === 'DESC' ? -1 : 1;
    const data = recordsOf(body).toSorted((one, other) =>
      String(one[field]) < String(other[field]) ? -sign : sign,
    );
    return { ...body, data };
  })(asked, told);
};

/** What each part of the API does wrong, and what is said of it. */
const faults: Record<string, { lie: (good: string) => Lie; message: RegExp }> = {
  '/sms': {
    lie: () => at(/^\/sms$/, (body) => ({ ...body, total: Number(body['total']) + 3 })),
    message: /^total is not the number of records$/,
  },
  '/faxes': {
    lie: () => at(/^\/faxes$/, (body) => ({ ...body, total: -1 })),
    message: /^total is smaller than the page$/,
  },
  '/ddis': {
    lie: () => at(/^\/ddis$/, (body) => ({ data: body['data'] })),
    message: /^is required$/,
  },
  '/voicemessages': { lie: () => ignoring('/voicemessages', 'filter'), message: /^filter has no effect$/ },
  '/ivrs': {
    lie: (good) => (asked, told) =>
      asked.path === '/ivrs' && told.status === 401 && asked.method === 'GET'
        ? asked.ask(`/ivrs?${asked.query.toString()}`, { 'x-auth-token': good })
        : undefined,
    message: /^a request without a token is not refused$/,
  },
  '/contacts': {
    lie: () => at(/^\/contacts$/, (body) => void Object.assign(recordsOf(body)[0] ?? {}, { first_name: 7 })),
    message: /^must be string/,
  },
  '/users': {
    lie: () =>
      at(/^\/users\/410002$/, (body) => void Object.assign(recordsOf(body)[0] ?? {}, { first_name: 'TÃ³m' })),
    message: /^first_name is not what the list says$/,
  },
  '/cdrs': { lie: () => sortedAsTexts, message: /^records sorted by billsec/ },
  '/queues': {
    lie: () => (asked, told) => (told.status === 404 ? { ...told, status: 400 } : undefined),
    message: /^an id that no record has is not a 404$/,
  },
  '/pickupgroups': {
    lie: () => (asked, told) =>
      asked.path === '/pickupgroups' && asked.method === 'GET' && told.status === 200
        ? withBody(told, { message: 'Try again later.', errors: [] })
        : undefined,
    message: /^the body is that of an error$/,
  },
  '/conferences': {
    lie: () => (asked, told) => {
      if (asked.path !== '/conferences') return undefined;
      const { 'access-control-allow-origin': _, ...headers } = told.headers;
      return { ...told, headers };
    },
    message: /^a page of another site cannot read/,
  },
  '/msdrs': {
    lie: () => (asked, told) =>
      asked.path === '/msdrs' && asked.method === 'GET' ? { ...told, status: 418 } : undefined,
    message: /^status 418 is not declared$/,
  },
  '/reportschedules': {
    lie: () => at(/^\/reportschedules$/, (body) => ({ ...body, data: [null] })),
    message: /^must be object$/,
  },
  '/calllabels': {
    lie: () => (asked, told) =>
      asked.path === '/calllabels' && asked.method === 'HEAD' && told.status === 200
        ? { ...told, headers: { ...told.headers, 'content-length': '17' } }
        : undefined,
    message: /^HEAD has another Content-Length than GET$/,
  },
};

test('each fault is one violation, which says what it is', { timeout: 240_000 }, async () => {
  const sandbox = await storySandbox();
  const good = sandbox.signIn?.token ?? '';
  await using server = await lyingServer(sandbox.baseUrl, (asked, told) =>
    faults[partOf(asked.path)]?.lie(good)(asked, told),
  );
  const permissions = { writes: false, dialling: false, collectionDeletes: false, logins: false };
  const options = everythingTo(sandbox, { server: server.url, permissions, quick: false });
  const report = await runConformance(options, new AbortController().signal);
  const byPart = Map.groupBy(report.violations, ({ path }) => partOf(path));
  const told = Object.fromEntries(
    [...byPart].map(([part, violations]) => [part, findingsOf(violations).map(({ first }) => first.message)]),
  );
  expect(told).toEqual(
    Object.fromEntries(
      Object.entries(faults).map(([part, { message }]) => [part, [expect.stringMatching(message)]]),
    ),
  );
});
