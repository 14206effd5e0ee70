import { isJsonObject, type JsonObject } from '@telephony/contract';
import { type Asked, at, ignoring, json, type Lie, type Told, withBody } from './lying-server.ts';

type Conditions = Record<string, unknown>[];

/** Asks the sandbox with other conditions; undefined leaves them as they are. */
function conditions(change: (all: Conditions) => Conditions | undefined): Lie {
  return async (asked, told) => {
    const all = asked.method === 'GET' && told.status === 200 ? conditionsOf(asked) : [];
    const changed = all.length > 0 ? change(all) : undefined;
    return changed && asked.ask(withConditions(asked, changed));
  };
}

function conditionsOf({ query }: Asked): Conditions {
  const value: unknown = JSON.parse(query.get('filter') ?? '[]');
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function withConditions({ path, query }: Asked, all: Conditions): string {
  const changed = new URLSearchParams(query);
  changed.set('filter', JSON.stringify(all));
  return `${path}?${changed.toString()}`;
}

/** Servers that lie about filters, by name. */
const filterLies: Record<string, Lie> = {
  'the first condition alone': conditions((all) => (all.length > 1 ? all.slice(0, 1) : undefined)),
  'the last condition alone': conditions((all) => (all.length > 1 ? all.slice(-1) : undefined)),
  'conditions joined by or': async (asked, told) => {
    const all = asked.method === 'GET' && told.status === 200 ? conditionsOf(asked) : [];
    if (all.length < 2) return undefined;
    const pages = await Promise.all(all.map((one) => asked.ask(withConditions(asked, [one]))));
    const records = pages.flatMap((page) => json(page)?.['data']);
    const data = [...new Map(records.map((record) => [JSON.stringify(record), record])).values()];
    return withBody(told, { data, total: data.length });
  },
  'two conditions find nothing': conditions((all) =>
    all.length > 1 ? [{ property: 'created_at', operator: 'lt', value: '1970-01-01' }] : undefined,
  ),
  '<> ignored': conditions((all) =>
    all.some(({ operator }) => operator === '<>')
      ? all.filter(({ operator }) => operator !== '<>')
      : undefined,
  ),
  '= is !=': conditions((all) =>
    all.some(({ operator }) => operator === '=')
      ? all.map((one) => ({ ...one, operator: one['operator'] === '=' ? '!=' : one['operator'] }))
      : undefined,
  ),
  'null ignored in a filter': conditions((all) =>
    all.some(({ value }) => value === null) ? all.filter(({ value }) => value !== null) : undefined,
  ),
};

/** Changes each record of successful responses to reads at a path. */
const each = (path: RegExp, change: (record: JsonObject) => void): Lie =>
  at(path, (body) => [body['data']].flat().filter(isJsonObject).forEach(change));
const negative = (path: RegExp, name: string) =>
  each(path, (record) => {
    if (typeof record[name] === 'number') Object.assign(record, { [name]: -record[name] - 1 });
  });

/** Servers that lie about what is in a record, by name. */
const recordLies: Record<string, Lie> = {
  'negative billable seconds': negative(/^\/cdrs(?:$|\/)/, 'billsec'),
  'a recording of a negative duration': negative(/^\/monitors(?:$|\/)/, 'duration'),
  'a refusal with status 200': (asked, told) =>
    asked.path === '/queues' && asked.method === 'GET' && told.status === 200
      ? withBody(told, { message: 'You may not read this.' })
      : undefined,
  'a refusal of a record with status 200': (asked, told) =>
    /^\/ivrs\/\d+$/.test(asked.path) && asked.method === 'GET' && told.status === 200
      ? withBody(told, { message: 'You may not read this.', data: null })
      : undefined,
  'a field that the record alone has as null': each(/^\/contacts\/\d+$/, (record) =>
    Object.assign(record, { group_name: null }),
  ),
  'a field that the list alone has as null': each(/^\/contacts$/, (record) =>
    Object.assign(record, { group_name: null }),
  ),
  'a role fewer in the record': each(/^\/users\/\d+$/, (record) => {
    if (Array.isArray(record['roles'])) Object.assign(record, { roles: record['roles'].slice(1) });
  }),
  'another last name in the record': each(/^\/contacts\/\d+$/, (record) =>
    Object.assign(record, { last_name: 'Somebody' }),
  ),
  'sort without dir ignored': (asked, told) =>
    asked.query.has('dir') ? undefined : ignoring('/users', 'sort')(asked, told),
  'two origins allowed': (asked, told) =>
    asked.path === '/monitors' && told.status === 200
      ? { ...told, headers: { ...told.headers, 'access-control-allow-origin': ['*', '*'] } }
      : undefined,
};

/** Asks the sandbox with a good token where a read without it is refused. */
const openTo =
  (good: string, path: string, is: (token: unknown, asked: Asked) => boolean): Lie =>
  async (asked, told) =>
    told.status === 401 &&
    asked.method === 'GET' &&
    asked.path === path &&
    is(asked.headers['x-auth-token'], asked)
      ? asked.ask(`${asked.path}?${asked.query.toString()}`, { 'x-auth-token': good })
      : undefined;

/** Servers that look at the token now and then only, by name. `good` is a token that they take. */
const tokenLies = (good: string): Record<string, Lie> => ({
  'the token in capitals taken': openTo(
    good,
    '/ivrs',
    (token) => typeof token === 'string' && token.toLowerCase() === good.toLowerCase(),
  ),
  'a filtered list open without a token': openTo(
    good,
    '/chats',
    (token, { query }) => token === undefined && query.has('filter'),
  ),
  'a sorted list open without a token': openTo(
    good,
    '/faxes',
    (token, { query }) => token === undefined && query.has('sort'),
  ),
});

const list = (body: JsonObject) => (Array.isArray(body['data']) ? body['data'].filter(isJsonObject) : []);
const one = (body: JsonObject) => (isJsonObject(body['data']) ? body['data'] : {});
const status =
  (path: RegExp, code: number, when: (token: unknown) => boolean = (token) => token !== undefined): Lie =>
  (asked, told) =>
    path.test(asked.path) && asked.method !== 'OPTIONS' && when(asked.headers['x-auth-token'])
      ? {
          ...told,
          status: code,
          headers: { 'content-type': 'application/json' },
          body: Buffer.from('{"message":"Authentication failed"}'),
        }
      : undefined;
const open =
  (path: RegExp, token: (given: unknown) => boolean, good: string): Lie =>
  async (asked, told) =>
    path.test(asked.path) &&
    asked.method === 'GET' &&
    told.status === 401 &&
    token(asked.headers['x-auth-token'])
      ? asked.ask(`${asked.path}?${asked.query.toString()}`, { 'x-auth-token': good })
      : undefined;
const header =
  (path: RegExp, methods: string[], change: (headers: Told['headers']) => Told['headers']): Lie =>
  (asked, told) =>
    path.test(asked.path) && methods.includes(asked.method)
      ? { ...told, headers: change({ ...told.headers }) }
      : undefined;
const without = (name: string) => (headers: Told['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
const raw =
  (path: RegExp, change: (text: string) => string | Buffer): Lie =>
  (asked, told) =>
    path.test(asked.path) && asked.method === 'GET' && told.status === 200
      ? { ...told, body: Buffer.from(change(told.body.toString('utf8'))) }
      : undefined;
const operator =
  (path: string, from: string, to: string): Lie =>
  async (asked, told) => {
    const filter = asked.query.get('filter');
    if (asked.path !== path || told.status === 401 || !filter?.includes(`"${from}"`)) return undefined;
    const query = new URLSearchParams(asked.query);
    query.set('filter', filter.replace(`"operator":"${from}"`, `"operator":"${to}"`));
    return asked.ask(`${path}?${query.toString()}`);
  };

/** Servers that lie, by name: each changes one thing of the sandbox. `good` is a token that it takes. */
export const lies = (good: string): Record<string, Lie> => ({
  '401 to a good token, for a list': status(/^\/ddis$/, 401),
  '401 to a good token, for a record': status(/^\/users\/\d+$/, 401),
  '401 to a good token, for ping': status(/^\/ping$/, 401),
  'a list open without a token': open(/^\/contacts$/, (token) => token === undefined, good),
  'a record open without a token': open(/^\/queues\/\d+$/, (token) => token === undefined, good),
  'a list open to any token': open(/^\/cdrs$/, (token) => token !== undefined, good),
  'a recording open without a token': open(/\.mp3$/, (token) => token === undefined, good),
  'me open to any token': open(/^\/me$/, (token) => token !== undefined, good),
  '403 for 401': (asked, told) =>
    told.status === 401 && asked.path === '/sms' ? { ...told, status: 403 } : undefined,
  'negative total': at(/^\/sms$/, (body) => ({ ...body, total: -1 })),
  'zero total': at(/^\/queues$/, (body) => ({ ...body, total: 0 })),
  'total of the page': at(/^\/contacts$/, (body) => ({ ...body, total: list(body).length })),
  'total one too many': at(/^\/ivrs$/, (body) => ({ ...body, total: Number(body['total']) + 1 })),
  'total with a fraction': at(/^\/faxes$/, (body) => ({ ...body, total: 1.5 })),
  'total that drifts with the page': at(/^\/cdrs$/, (body, { query }) => ({
    ...body,
    total: Number(body['total']) + Number(query.get('page') ?? 1) - 1,
  })),
  'total 0 past the end': at(/^\/contacts$/, (body) =>
    list(body).length === 0 ? { ...body, total: 0 } : undefined,
  ),
  'another record for an id': async (asked, told) =>
    asked.method === 'GET' && asked.path === '/contacts/9004' && told.status === 200
      ? asked.ask('/contacts/9001')
      : undefined,
  'the first record for any id': async (asked, told) =>
    asked.method === 'GET' && /^\/sms\/\d+$/.test(asked.path) && told.status !== 401
      ? withBody(
          { ...told, status: 200 },
          { data: list(json(await asked.ask('/sms?limit=1')) ?? {})[0], links: {} },
        )
      : undefined,
  'a record for an unknown id': async (asked, told) =>
    asked.method === 'GET' && told.status === 404 && /^\/ringgroups\/\d+$/.test(asked.path)
      ? withBody({ ...told, status: 200 }, { data: { id: Number(asked.path.split('/')[2]) }, links: {} })
      : undefined,
  'a record that is not found': (asked, told) =>
    asked.method === 'GET' && /^\/conferences\/\d+$/.test(asked.path) && told.status === 200
      ? withBody({ ...told, status: 404 }, { message: 'Not found' })
      : undefined,
  'a record with another name than in the list': at(
    /^\/usergroups\/\d+$/,
    (body) => void Object.assign(one(body), { name: 'Somebody else' }),
  ),
  'limit ignored': ignoring('/users', 'limit'),
  'limit one too many': async (asked, told) => {
    const limit = Number(asked.query.get('limit'));
    if (asked.path !== '/contacts' || !(limit > 1 && limit < 10) || told.status !== 200) return undefined;
    const more = list(json(await asked.ask('/contacts?limit=50')) ?? {});
    return withBody(told, { ...json(told), data: more.slice(0, limit + 1) });
  },
  'page ignored': ignoring('/contacts', 'page'),
  'pages that overlap': async (asked, told) => {
    const [limit, page] = [Number(asked.query.get('limit')), Number(asked.query.get('page'))];
    if (asked.path !== '/cdrs' || !(page === 2 && limit > 1) || told.status !== 200) return undefined;
    const all = list(json(await asked.ask('/cdrs?limit=50')) ?? {});
    return withBody(told, { ...json(told), data: all.slice(limit - 1, 2 * limit - 1) });
  },
  'pages with a gap': async (asked, told) => {
    const [limit, page] = [Number(asked.query.get('limit')), Number(asked.query.get('page'))];
    if (asked.path !== '/sms' || !(page > 1 && page < 100 && limit > 0) || told.status !== 200)
      return undefined;
    const all = list(json(await asked.ask('/sms?limit=50')) ?? {});
    return withBody(told, { ...json(told), data: all.slice((page - 1) * limit + 1, page * limit + 1) });
  },
  'the last page again past the end': async (asked, told) =>
    asked.path === '/ddis' && Number(asked.query.get('page')) > 1000 && told.status === 200
      ? asked.ask('/ddis?limit=1')
      : undefined,
  'a record twice on a page': at(/^\/queues$/, (body) => ({
    ...body,
    data: [list(body)[0], ...list(body).slice(0, -1)],
  })),
  'sort ignored': ignoring('/contacts', 'sort', 'dir'),
  'dir ignored': ignoring('/sms', 'dir'),
  'dates sorted as if by day': at(/^\/cdrs$/, (body, { query }) =>
    query.has('sort') && query.get('dir') === 'DESC' ? { ...body, data: list(body).toReversed() } : undefined,
  ),
  'filter ignored': ignoring('/contacts', 'filter'),
  'ne is eq': operator('/contacts', 'ne', 'eq'),
  'eq is like': operator('/users', 'eq', 'like'),
  'gte is gt': operator('/cdrs', 'gte', 'gt'),
  'lt is lte': operator('/sms', 'lt', 'lte'),
  'in takes the first value only': async (asked, told) => {
    const filter = asked.query.get('filter');
    if (asked.path !== '/ddis' || told.status !== 200 || !filter?.includes('"in"')) return undefined;
    const query = new URLSearchParams(asked.query);
    query.set('filter', filter.replace(/"value":\[([^,\]]+),[^\]]*\]/, '"value":[$1]'));
    return asked.ask(`/ddis?${query.toString()}`);
  },
  'a filter with an empty result': at(/^\/callflows$/, (body, { query }) =>
    query.has('filter') ? { data: [], total: 0 } : undefined,
  ),
  'total of a filter is that of all': async (asked, told) => {
    if (asked.path !== '/contacts' || !asked.query.has('filter') || told.status !== 200) return undefined;
    return withBody(told, { ...json(told), total: json(await asked.ask('/contacts?limit=1'))?.['total'] });
  },
  'an unknown operator taken': async (asked, told) =>
    asked.path === '/monitors' &&
    told.status === 400 &&
    (asked.query.get('filter') ?? '').includes('resembles')
      ? asked.ask('/monitors?limit=1')
      : undefined,
  'fields leaves all out': at(/^\/contacts$/, (body, { query }) =>
    query.has('fields[contacts]') ? { ...body, data: list(body).map(({ id }) => ({ id })) } : body,
  ),
  'sort loses a record': at(/^\/contacts$/, (body, { query }) =>
    query.has('sort') ? { ...body, data: list(body).slice(0, -1) } : body,
  ),
  'sort of each page alone': async (asked, told) => {
    const [field, page] = [asked.query.get('sort'), await ignoring('/contacts', 'sort', 'dir')(asked, told)];
    const sign = asked.query.get('dir') === 'DESC' ? -1 : 1;
    const body = page && json(page);
    if (!body || field === null) return undefined;
    const data = list(body).toSorted((x, y) => (String(x[field]) < String(y[field]) ? -sign : sign));
    return withBody(page, { ...body, data });
  },
  'a filter of the first page alone': (asked, told) =>
    Number(asked.query.get('page')) > 1 ? ignoring('/contacts', 'filter')(asked, told) : undefined,
  'include leaves records out': at(/^\/queues$/, (body, { query }) =>
    query.has('include') ? { ...body, data: [] } : undefined,
  ),
  'fields ignored': ignoring('/contacts', 'fields[contacts]'),
  'an id beyond 2^53': raw(/^\/cdrs$/, (text) => text.replace(/"live_id":\d+/, '"live_id":9007199254740993')),
  'bytes that are not UTF-8': (asked, told) =>
    asked.path === '/users' && asked.method === 'GET' && told.status === 200
      ? {
          ...told,
          body: Buffer.concat([
            Buffer.from(
              told.body.toString('latin1').replace('"first_name":"', '"first_name":"\u00FF'),
              'latin1',
            ),
          ]),
        }
      : undefined,
  'another charset': header(/^\/queues$/, ['GET'], (headers) => ({
    ...headers,
    'content-type': 'application/json; charset=iso-8859-1',
  })),
  'a byte order mark': raw(/^\/ivrs$/, (text) => `\uFEFF${text}`),
  'a name twice': raw(/^\/me$/, (text) => text.replace('"data":{', '"data":{"id":"1",')),
  'half a character': raw(/^\/contacts$/, (text) =>
    text.replace('"first_name":"', String.raw`"first_name":"\ud83d`),
  ),
  'a day that no month has': raw(/^\/contacts$/, (text) =>
    text.replace(/"created_at":"\d{4}-\d\d-\d\d/, '"created_at":"2026-02-30'),
  ),
  'HEAD is 404': (asked, told) =>
    asked.method === 'HEAD' && asked.path === '/cdrs' ? { ...told, status: 404 } : undefined,
  'HEAD of another type': header(/^\/users$/, ['HEAD'], (headers) => ({
    ...headers,
    'content-type': 'text/html',
  })),
  'HEAD fails': (asked, told) =>
    asked.method === 'HEAD' && asked.path === '/ping' ? { ...told, status: 500 } : undefined,
  'OPTIONS needs a token': (asked, told) =>
    asked.method === 'OPTIONS' && asked.path === '/calls' ? { ...told, status: 401 } : undefined,
  'OPTIONS is not known': (asked, told) =>
    asked.method === 'OPTIONS' && asked.path === '/contacts' ? { ...told, status: 405 } : undefined,
  'OPTIONS without DELETE': header(/^\/calls\/\d+$/, ['OPTIONS'], (headers) => ({
    ...headers,
    'access-control-allow-methods': 'GET, POST',
  })),
  'OPTIONS without the token header': header(/^\/me$/, ['OPTIONS'], (headers) => ({
    ...headers,
    'access-control-allow-headers': 'content-type',
  })),
  'no origin allowed': header(/^\/cdrs$/, ['GET'], without('access-control-allow-origin')),
  'another origin allowed': header(/^\/queues$/, ['GET', 'OPTIONS'], (headers) => ({
    ...headers,
    'access-control-allow-origin': 'https://other.example',
  })),
  'a recording of another size': (asked, told) =>
    /^\/monitors\/\d+\.mp3$/.test(asked.path) && told.status === 200
      ? { ...told, body: told.body.subarray(0, -7) }
      : undefined,
  'an enumeration with an undeclared type': at(
    /^\/users$/,
    (body) => void Object.assign(list(body)[0] ?? {}, { active: 'yes' }),
  ),
  'an undeclared status': (asked, told) =>
    asked.path === '/chats' && asked.method === 'GET' ? { ...told, status: 206 } : undefined,
  'an error without a message': (asked, told) =>
    told.status === 401 && asked.path === '/ivrs' ? withBody(told, { error: 'no' }) : undefined,
  'a list open to a token that is nearly good': open(
    /^\/cdrs$/,
    (token) => typeof token === 'string' && token.slice(0, 10) === good.slice(0, 10),
    good,
  ),
  'a list open to HEAD': (asked, told) =>
    told.status === 401 && asked.method === 'HEAD' && asked.path === '/queues'
      ? { ...told, status: 200 }
      : undefined,
  'no origin allowed for a 401': (asked, told) =>
    told.status === 401 && asked.path === '/sms'
      ? { ...told, headers: without('access-control-allow-origin')(told.headers) }
      : undefined,
  'an id with a letter behind it taken': async (asked, told) =>
    asked.method === 'GET' && /^\/usergroups\/\d+[a-z]$/.test(asked.path) && told.status !== 401
      ? asked.ask(asked.path.slice(0, -1))
      : undefined,
  'HEAD of an unknown record is 200': (asked, told) =>
    asked.method === 'HEAD' && told.status === 404 && asked.path.startsWith('/users/')
      ? { ...told, status: 200 }
      : undefined,
  ...filterLies,
  ...recordLies,
  ...tokenLies(good),
});
