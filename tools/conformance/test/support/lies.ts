import { isJsonObject, type JsonObject } from '@telephony/contract';
import { at, ignoring, json, type Lie, type Question, type Reply, withBody } from './lying-server.ts';

type Change = (reply: Reply, question: Question) => ReturnType<Lie>;

/** Changes the responses with this status to requests for a path; by default to GET. */
export function when(
  path: string | RegExp,
  status: number | undefined,
  change: Change,
  methods = 'GET',
): Lie {
  return (question, reply) => {
    const isPath = typeof path === 'string' ? question.path === path : path.test(question.path);
    const isStatus = status === undefined || reply.status === status;
    return isPath && isStatus && methods.split(' ').includes(question.method)
      ? change(reply, question)
      : undefined;
  };
}

export const withStatus =
  (status: number): Change =>
  (reply) => ({ ...reply, status });
export const withHeaders =
  (headers: Reply['headers']): Change =>
  (reply) => ({ ...reply, headers: { ...reply.headers, ...headers } });
const withOrigin = (origin: string | string[]) => withHeaders({ 'access-control-allow-origin': origin });
export const withoutOrigin: Change = (reply) => {
  const { 'access-control-allow-origin': _, ...headers } = reply.headers;
  return { ...reply, headers };
};
const raw = (path: string, change: (text: string) => string): Lie =>
  when(path, 200, (reply) => withBody(reply, change(reply.body.toString('utf8'))));
const list = (body: JsonObject | undefined) =>
  Array.isArray(body?.['data']) ? body['data'].filter(isJsonObject) : [];
const readList = async ({ ask }: Question, target: string) => list(json(await ask(target)));

type Conditions = Record<string, unknown>[];

/** Asks the sandbox with other conditions; undefined leaves them as they are. */
function conditions(change: (all: Conditions) => Conditions | undefined): Lie {
  return async (question, reply) => {
    const all = question.method === 'GET' && reply.status === 200 ? conditionsOf(question) : [];
    const changed = all.length > 0 ? change(all) : undefined;
    return changed && question.ask(withConditions(question, changed));
  };
}

function conditionsOf({ query }: Question): Conditions {
  const value: unknown = JSON.parse(query.get('filter') ?? '[]');
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function withConditions({ path, query }: Question, all: Conditions): string {
  const changed = new URLSearchParams(query);
  changed.set('filter', JSON.stringify(all));
  return `${path}?${changed.toString()}`;
}

const operator = (path: string, from: string, to: string): Lie => {
  const lie = conditions((all) =>
    all.some((one) => one['operator'] === from)
      ? all.map((one) => (one['operator'] === from ? { ...one, operator: to } : one))
      : undefined,
  );
  return (question, reply) => (question.path === path ? lie(question, reply) : undefined);
};

const filterLies: Record<string, Lie> = {
  'the first condition alone': conditions((all) => (all.length > 1 ? all.slice(0, 1) : undefined)),
  'the last condition alone': conditions((all) => (all.length > 1 ? all.slice(-1) : undefined)),
  'conditions joined by or': async (question, reply) => {
    const all = question.method === 'GET' && reply.status === 200 ? conditionsOf(question) : [];
    if (all.length < 2) return undefined;
    const pages = await Promise.all(all.map((one) => question.ask(withConditions(question, [one]))));
    const records = pages.flatMap((page) => json(page)?.['data']);
    const data = [...new Map(records.map((record) => [JSON.stringify(record), record])).values()];
    return withBody(reply, { data, total: data.length });
  },
  'two conditions find nothing': conditions((all) =>
    all.length > 1 ? [{ property: 'created_at', operator: 'lt', value: '1970-01-01' }] : undefined,
  ),
  '<> ignored': conditions((all) =>
    all.some((one) => one['operator'] === '<>') ? all.filter((one) => one['operator'] !== '<>') : undefined,
  ),
  '= is !=': conditions((all) =>
    all.some((one) => one['operator'] === '=')
      ? all.map((one) => ({ ...one, operator: one['operator'] === '=' ? '!=' : one['operator'] }))
      : undefined,
  ),
  'null ignored in a filter': conditions((all) =>
    all.some(({ value }) => value === null) ? all.filter(({ value }) => value !== null) : undefined,
  ),
  'filter ignored': ignoring('/contacts', 'filter'),
  'ne is eq': operator('/contacts', 'ne', 'eq'),
  'eq is like': operator('/users', 'eq', 'like'),
  'gte is gt': operator('/cdrs', 'gte', 'gt'),
  'lt is lte': operator('/sms', 'lt', 'lte'),
  'in takes the first value only': async (question, reply) => {
    const filter = question.query.get('filter');
    if (question.path !== '/ddis' || reply.status !== 200 || !filter?.includes('"in"')) return undefined;
    const query = new URLSearchParams(question.query);
    query.set('filter', filter.replace(/"value":\[([^,\]]+),[^\]]*\]/, '"value":[$1]'));
    return question.ask(`/ddis?${query.toString()}`);
  },
  'a filter with an empty result': at(/^\/callflows$/, (body, { query }) =>
    query.has('filter') ? { data: [], total: 0 } : undefined,
  ),
  'total of a filter is that of all': when('/contacts', 200, async (reply, { ask, query }) => {
    if (!query.has('filter')) return undefined;
    return withBody(reply, { ...json(reply), total: json(await ask('/contacts?limit=1'))?.['total'] });
  }),
  'an unknown operator taken': when('/monitors', 400, (_reply, { ask, query }) =>
    (query.get('filter') ?? '').includes('resembles') ? ask('/monitors?limit=1') : undefined,
  ),
  'a filter of the first page alone': (question, reply) =>
    Number(question.query.get('page')) > 1 ? ignoring('/contacts', 'filter')(question, reply) : undefined,
};

const each = (path: RegExp, change: (record: JsonObject) => object | undefined): Lie =>
  at(path, (body) => {
    for (const record of [body['data']].flat().filter(isJsonObject)) Object.assign(record, change(record));
  });
const first = (path: RegExp, members: object): Lie =>
  at(path, (body) => void Object.assign(list(body)[0] ?? {}, members));
const negative = (path: RegExp, name: string) =>
  each(path, (record) => (typeof record[name] === 'number' ? { [name]: -record[name] - 1 } : undefined));

const recordLies: Record<string, Lie> = {
  'negative billable seconds': negative(/^\/cdrs(?:$|\/)/, 'billsec'),
  'a recording of a negative duration': negative(/^\/monitors(?:$|\/)/, 'duration'),
  'a refusal with status 200': when('/queues', 200, (reply) =>
    withBody(reply, { message: 'You may not read this.' }),
  ),
  'a refusal of a record with status 200': when(/^\/ivrs\/\d+$/, 200, (reply) =>
    withBody(reply, { message: 'You may not read this.', data: null }),
  ),
  'a field that the record alone has as null': each(/^\/contacts\/\d+$/, () => ({ group_name: null })),
  'a field that the list alone has as null': each(/^\/contacts$/, () => ({ group_name: null })),
  'a role fewer in the record': each(/^\/users\/\d+$/, ({ roles }) =>
    Array.isArray(roles) ? { roles: roles.slice(1) } : undefined,
  ),
  'another last name in the record': each(/^\/contacts\/\d+$/, () => ({ last_name: 'Somebody' })),
  'a record with another name than in the list': each(/^\/usergroups\/\d+$/, () => ({
    name: 'Somebody else',
  })),
  'an enumeration with an undeclared type': first(/^\/users$/, { active: 'yes' }),
  'another record for an id': when('/contacts/9004', 200, (_reply, { ask }) => ask('/contacts/9001')),
  'the first record for any id': async (question, reply) =>
    question.method === 'GET' && /^\/sms\/\d+$/.test(question.path) && reply.status !== 401
      ? withBody(
          { ...reply, status: 200 },
          { data: (await readList(question, '/sms?limit=1'))[0], links: {} },
        )
      : undefined,
  'a record for an unknown id': when(/^\/ringgroups\/\d+$/, 404, (reply, { path }) =>
    withBody({ ...reply, status: 200 }, { data: { id: Number(path.split('/')[2]) }, links: {} }),
  ),
  'a record that is not found': when(/^\/conferences\/\d+$/, 200, (reply) =>
    withBody({ ...reply, status: 404 }, { message: 'Not found' }),
  ),
  'an id with a letter behind it taken': (question, reply) =>
    question.method === 'GET' && /^\/usergroups\/\d+[a-z]$/.test(question.path) && reply.status !== 401
      ? question.ask(question.path.slice(0, -1))
      : undefined,
  'a recording of another size': when(/^\/monitors\/\d+\.mp3$/, 200, (reply) => ({
    ...reply,
    body: reply.body.subarray(0, -7),
  })),
  'an undeclared status': when('/chats', undefined, withStatus(206)),
};

const listLies: Record<string, Lie> = {
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
  'limit ignored': ignoring('/users', 'limit'),
  'limit one too many': when('/contacts', 200, async (reply, question) => {
    const limit = Number(question.query.get('limit'));
    if (!(limit > 1 && limit < 10)) return undefined;
    const more = await readList(question, '/contacts?limit=50');
    return withBody(reply, { ...json(reply), data: more.slice(0, limit + 1) });
  }),
  'page ignored': ignoring('/contacts', 'page'),
  'pages that overlap': otherRange('/cdrs', (page, limit) =>
    page === 2 && limit > 1 ? [limit - 1, 2 * limit - 1] : undefined,
  ),
  'pages with a gap': otherRange('/sms', (page, limit) =>
    page > 1 && page < 100 && limit > 0 ? [(page - 1) * limit + 1, page * limit + 1] : undefined,
  ),
  'the last page again past the end': when('/ddis', 200, (_reply, { ask, query }) =>
    Number(query.get('page')) > 1000 ? ask('/ddis?limit=1') : undefined,
  ),
  'a record twice on a page': at(/^\/queues$/, (body) => ({
    ...body,
    data: [list(body)[0], ...list(body).slice(0, -1)],
  })),
  'sort ignored': ignoring('/contacts', 'sort', 'dir'),
  'dir ignored': ignoring('/sms', 'dir'),
  'sort without dir ignored': (question, reply) =>
    question.query.has('dir') ? undefined : ignoring('/users', 'sort')(question, reply),
  'dates sorted as if by day': at(/^\/cdrs$/, (body, { query }) =>
    query.has('sort') && query.get('dir') === 'DESC' ? { ...body, data: list(body).toReversed() } : undefined,
  ),
  'sort loses a record': at(/^\/contacts$/, (body, { query }) =>
    query.has('sort') ? { ...body, data: list(body).slice(0, -1) } : body,
  ),
  'sort of each page alone': async (question, reply) => {
    const field = question.query.get('sort');
    const page = await ignoring('/contacts', 'sort', 'dir')(question, reply);
    const sign = question.query.get('dir') === 'DESC' ? -1 : 1;
    const body = page && json(page);
    if (!body || field === null) return undefined;
    const data = list(body).toSorted((x, y) => (String(x[field]) < String(y[field]) ? -sign : sign));
    return withBody(page, { ...body, data });
  },
  'include leaves records out': at(/^\/queues$/, (body, { query }) =>
    query.has('include') ? { ...body, data: [] } : undefined,
  ),
  'fields ignored': ignoring('/contacts', 'fields[contacts]'),
  'fields leaves all out': at(/^\/contacts$/, (body, { query }) =>
    query.has('fields[contacts]') ? { ...body, data: list(body).map(({ id }) => ({ id })) } : body,
  ),
};

/** Returns other records of a collection, from one index to another. */
function otherRange(path: string, slice: (page: number, limit: number) => [number, number] | undefined): Lie {
  return when(path, 200, async (reply, question) => {
    const range = slice(Number(question.query.get('page')), Number(question.query.get('limit')));
    if (!range) return undefined;
    return withBody(reply, {
      ...json(reply),
      data: (await readList(question, `${path}?limit=50`)).slice(...range),
    });
  });
}

const bodyLies: Record<string, Lie> = {
  'an id beyond 2^53': raw('/cdrs', (text) => text.replace(/"live_id":\d+/, '"live_id":9007199254740993')),
  'bytes that are not UTF-8': when('/users', 200, (reply) => {
    const text = reply.body.toString('latin1').replace('"first_name":"', '"first_name":"\u00FF');
    return { ...reply, body: Buffer.from(text, 'latin1') };
  }),
  'another charset': when(
    '/queues',
    undefined,
    withHeaders({ 'content-type': 'application/json; charset=iso-8859-1' }),
  ),
  'a byte order mark': raw('/ivrs', (text) => `\uFEFF${text}`),
  'a name twice': raw('/me', (text) => text.replace('"data":{', '"data":{"id":"1",')),
  'half a character': raw('/contacts', (text) =>
    text.replace('"first_name":"', String.raw`"first_name":"\ud83d`),
  ),
  'a day that no month has': raw('/contacts', (text) =>
    text.replace(/"created_at":"\d{4}-\d\d-\d\d/, '"created_at":"2026-02-30'),
  ),
};

const toOptions = (path: string | RegExp, change: Change) => when(path, undefined, change, 'OPTIONS');

const pageLies: Record<string, Lie> = {
  'OPTIONS needs a token': toOptions('/calls', withStatus(401)),
  'OPTIONS is not known': toOptions('/contacts', withStatus(405)),
  'OPTIONS without DELETE': toOptions(
    /^\/calls\/\d+$/,
    withHeaders({ 'access-control-allow-methods': 'GET, POST' }),
  ),
  'OPTIONS without the token header': toOptions(
    '/me',
    withHeaders({ 'access-control-allow-headers': 'content-type' }),
  ),
  'no origin allowed': when('/cdrs', undefined, withoutOrigin),
  'no origin allowed for a 401': when('/sms', 401, withoutOrigin),
  'another origin allowed': when('/queues', undefined, withOrigin('https://other.example'), 'GET OPTIONS'),
  'two origins allowed': when('/monitors', 200, withOrigin(['*', '*'])),
};

const tokenLies = (good: string): Record<string, Lie> => {
  const refuse = (path: string | RegExp): Lie =>
    when(path, undefined, (reply, { headers }) =>
      headers['x-auth-token'] === undefined
        ? undefined
        : {
            ...reply,
            status: 401,
            headers: { 'content-type': 'application/json' },
            body: Buffer.from('{"message":"Authentication failed"}'),
          },
    );
  const openTo = (
    path: string | RegExp,
    is: (token: string | undefined, query: URLSearchParams) => boolean,
  ): Lie =>
    when(path, 401, (_reply, { ask, path: asked, query, headers }) =>
      is(headers['x-auth-token']?.toString(), query)
        ? ask(`${asked}?${query.toString()}`, { 'x-auth-token': good })
        : undefined,
    );
  const none = (token: unknown) => token === undefined;
  const any = (token: unknown) => token !== undefined;
  return {
    '401 to a good token, for a list': refuse('/ddis'),
    '401 to a good token, for a record': refuse(/^\/users\/\d+$/),
    '401 to a good token, for ping': refuse('/ping'),
    'a list open without a token': openTo('/contacts', none),
    'a record open without a token': openTo(/^\/queues\/\d+$/, none),
    'a list open to any token': openTo('/cdrs', any),
    'a recording open without a token': openTo(/\.mp3$/, none),
    'me open to any token': openTo('/me', any),
    'a list open to a token that is nearly good': openTo(
      '/cdrs',
      (token) => token?.slice(0, 10) === good.slice(0, 10),
    ),
    'the token in capitals taken': openTo('/ivrs', (token) => token?.toLowerCase() === good.toLowerCase()),
    'a filtered list open without a token': openTo(
      '/chats',
      (token, query) => token === undefined && query.has('filter'),
    ),
    'a sorted list open without a token': openTo(
      '/faxes',
      (token, query) => token === undefined && query.has('sort'),
    ),
    '403 for 401': when('/sms', 401, withStatus(403)),
    'an error without a message': when('/ivrs', 401, (reply) => withBody(reply, { error: 'no' })),
  };
};

export const lies = (good: string): Record<string, Lie> => ({
  ...tokenLies(good),
  ...listLies,
  ...bodyLies,
  ...pageLies,
  ...filterLies,
  ...recordLies,
});
