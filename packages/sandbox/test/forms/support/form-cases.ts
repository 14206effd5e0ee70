import type { LedgerId } from '@telephony/openapi';
import { MEI, NADIA, type ServedPlatform } from '../../support/serve-platform.ts';

/** What is seen on the wire of one form, in both variants. */
export interface FormCase {
  id: LedgerId;
  name: string;
  /** Asks for it. What differs between the variants is in what it returns, and nothing else. */
  see: (served: ServedPlatform) => Promise<unknown>;
  documented: unknown;
  observed: unknown;
}

/** The part of records that tests look at; `undefined` members are those that are left out. */
const of = (record: Record<string, unknown>, ...names: string[]): unknown =>
  Object.fromEntries(names.flatMap((name) => (name in record ? [[name, record[name]]] : [])));

const filter = (...conditions: [property: string, value: unknown][]): string =>
  encodeURIComponent(
    JSON.stringify(conditions.map(([property, value]) => ({ property, operator: 'eq', value }))),
  );

const basic = { authorization: 'Basic bm9jb2xvbg==' };

/** A case of each form of responses; some have more. */
export const responseCases: FormCase[] = [
  {
    id: 'C-04',
    name: 'getUser',
    see: async ({ ask }) => of((await ask('GET /users/410003')).json.data, 'two_factor_auth'),
    documented: { two_factor_auth: 0 },
    observed: { two_factor_auth: 'D' },
  },
  {
    id: 'C-15',
    name: 'getMe',
    see: async ({ ask }) => (await ask('GET /me')).json.data.id,
    documented: '410003',
    observed: 410_003,
  },
  {
    id: 'C-17',
    name: 'deleteContacts',
    see: async ({ ask }) => (await ask('DELETE /contacts/9001')).status,
    documented: 204,
    observed: 202,
  },
  {
    id: 'C-20',
    name: 'listCampaigns',
    see: async ({ ask }) =>
      of((await ask('GET /calltracking/campaigns')).json.data[0], 'id', 'name', 'rules', 'url'),
    documented: { id: '1201', name: 'Autumn' },
    observed: { id: '1201', name: 'Autumn', rules: [], url: 'https://harbourlane.example/autumn' },
  },
  {
    id: 'O-02',
    name: 'a refused body',
    see: async ({ ask }) => (await ask('POST /calls', { body: { from: '410003' } })).json.errors,
    documented: ['to: is required'],
    observed: [{ field: 'to', message: 'is required', code: 'SF0010' }],
  },
  {
    id: 'O-02',
    name: 'a user who is none',
    see: async ({ ask }) => (await ask('POST /calls', { body: { from: '1', to: '2104' } })).json.errors,
    documented: ['from: This value is not valid'],
    observed: [{ field: 'from', message: 'This value is not valid', code: 'SF0010' }],
  },
  {
    id: 'O-03',
    name: 'createApiToken',
    see: async ({ ask }) =>
      Object.keys((await ask('POST /apitokens', { body: { name: 'one' } })).json).toSorted(),
    documented: ['data', 'links'],
    observed: ['data'],
  },
  {
    id: 'O-20',
    name: 'createCall',
    see: async ({ ask }) =>
      (await ask('POST /calls', { body: { from: '410003', to: '447700900456' } })).json.data.state,
    documented: 2,
    observed: 'RINGING',
  },
  {
    id: 'O-20',
    name: 'listCalls',
    see: async ({ ask }) =>
      (await ask('GET /calls')).json.data.map(({ state }: { state: unknown }) => state).toSorted(),
    documented: [2, 3],
    observed: ['CONNECTED', 'RINGING'],
  },
  {
    id: 'O-21',
    name: 'ping',
    see: async ({ ask }) => (await ask('GET /ping')).json,
    documented: { message: 'Pong' },
    observed: { data: { response: 'Pong' } },
  },
  {
    id: 'O-22',
    name: 'listCdrs',
    see: async ({ ask }) =>
      of(
        (await ask(`GET /cdrs?filter=${filter(['id', 42_002])}`)).json.data[0],
        'type',
        'disposition',
        'destination',
      ),
    documented: { type: 0, disposition: 2, destination: 1 },
    observed: { type: 'O', disposition: 'CONNECTED', destination: 'out' },
  },
  {
    id: 'O-22',
    name: 'listTrackedCdrs',
    see: async ({ ask }) => (await ask('GET /cdrs/calltracking')).json.data[0].type,
    documented: 1,
    observed: 'I',
  },
  {
    id: 'O-23',
    name: 'getMonitor',
    see: async ({ ask }) =>
      of((await ask('GET /monitors/7001')).json.data, 'id', 'caller', 'duration', 'size', 'type'),
    documented: { id: 7001 },
    observed: { id: 7001, caller: '447700900123', duration: 184, size: 736_512, type: 'I' },
  },
  {
    id: 'O-24',
    name: 'getQueue',
    see: async ({ ask }) => of((await ask('GET /queues/30601')).json.data, 'name', 'ring_strategy', 'users'),
    documented: { name: 'Sales', ring_strategy: 1 },
    observed: { name: 'Sales', ring_strategy: 'A', users: [410_002, 410_003] },
  },
  {
    id: 'O-24',
    name: 'getQueue with its users',
    see: async ({ ask }) => {
      const { ring_strategy: strategy, users } = (await ask('GET /queues/30601?include=users')).json.data;
      return [strategy, users[0].id];
    },
    documented: [1, 410_002],
    observed: ['A', 410_002],
  },
  {
    id: 'O-25',
    name: 'listUsers',
    see: async ({ ask }) =>
      of((await ask('GET /users?limit=1')).json.data[0], 'first_name', 'ext', 'dnd', 'nb_sip_locations'),
    documented: { first_name: 'Mei' },
    observed: { first_name: 'Mei', ext: '2103', dnd: false, nb_sip_locations: 1 },
  },
  {
    id: 'O-26',
    name: 'getMe',
    see: async ({ ask }) => of((await ask('GET /me')).json.data, 'cc', 'first_name', 'customer_id'),
    documented: { cc: '44' },
    observed: { cc: '44', first_name: 'Mei', customer_id: 3107 },
  },
  {
    id: 'O-30',
    name: 'malformed HTTP Basic',
    see: async ({ ask }) => (await ask('GET /cdrs', { token: null, headers: basic })).status,
    documented: 401,
    observed: 400,
  },
  {
    id: 'O-40',
    name: 'createCall without a phone',
    see: async ({ ask }) => (await ask('POST /calls', { token: NADIA, body: { to: '2104' } })).status,
    documented: 400,
    observed: 412,
  },
  {
    id: 'O-64',
    name: 'a refused filter',
    see: async ({ ask }) => {
      const { message, errors } = (await ask(`GET /faxes?filter=${filter(['from', '1'])}`)).json;
      return [message, errors[0].code ?? null];
    },
    documented: ['Validation error', null],
    observed: ['Filtration error', 'SF0010'],
  },
  {
    id: 'O-67',
    name: 'getCdr',
    see: async ({ ask }) =>
      of((await ask('GET /cdrs/42002')).json.data, 'clid', 'root_live_id', 'live_id', 'dst_ua'),
    documented: { clid: '442079460100', root_live_id: 5_000_000_102, live_id: 5_000_000_102, dst_ua: null },
    observed: {
      clid: '"+442079460100" <+442079460100>',
      root_live_id: null,
      live_id: 5_000_000_102,
      dst_ua: null,
    },
  },
  {
    id: 'O-69',
    name: 'getUser',
    see: async ({ ask }) =>
      of((await ask('GET /users/410003')).json.data, 'customer', 'customer_id_id', 'fm'),
    documented: { customer: 3107 },
    observed: { customer: 3107, customer_id_id: 3107, fm: false },
  },
  {
    id: 'O-71',
    name: 'updateCall',
    see: async ({ ask }) => {
      const { json } = await ask('GET /calls', { token: MEI });
      const [{ id }] = json.data;
      const body = { action_text: 'Order 7' };
      const changed = await ask(`PATCH /calls/${id}`, { body });
      return [changed.status, changed.json.data.id === id];
    },
    documented: [301, true],
    observed: [200, true],
  },
];
