import type { LedgerId } from '@telephony/openapi';
import { NADIA, type ServedPlatform } from '../../support/serve-platform.ts';

/** What is seen on the wire of one form, in both variants. */
export interface FormCase {
  id: LedgerId;
  line: string;
  question?: Parameters<ServedPlatform['ask']>[1];
  /** Values by their place in the answer, documented and observed; undefined for what is left out. */
  seen: Record<string, [documented: unknown, observed: unknown]>;
}

const filter = (property: string, value: unknown): string =>
  encodeURIComponent(JSON.stringify([{ property, operator: 'eq', value }]));

const required = { field: 'to', message: 'is required', code: 'SF0010' };
const invalid = { field: 'from', message: 'This value is not valid', code: 'SF0010' };
const basic = { authorization: 'Basic bm9jb2xvbg==' };
const order = { from: '410003', to: '447700900456' };
const both = <T>(value: T): [T, T] => [value, value];
const absent = <T>(observed: T): [undefined, T] => [undefined, observed];

/** A case of each form of responses; some have more. */
export const responseCases: FormCase[] = [
  { id: 'C-04', line: 'GET /users/410003', seen: { 'json.data.two_factor_auth': [0, 'D'] } },
  { id: 'C-15', line: 'GET /me', seen: { 'json.data.id': ['410003', 410_003] } },
  { id: 'C-17', line: 'DELETE /contacts/9001', seen: { status: [204, 202] } },
  {
    id: 'C-20',
    line: 'GET /calltracking/campaigns',
    seen: {
      'json.data.0.id': both('1201'),
      'json.data.0.name': both('Autumn'),
      'json.data.0.rules': absent([]),
      'json.data.0.url': absent('https://harbourlane.example/autumn'),
    },
  },
  {
    id: 'O-02',
    line: 'POST /calls',
    question: { body: { from: '410003' } },
    seen: { 'json.errors': [['to: is required'], [required]] },
  },
  {
    id: 'O-02',
    line: 'POST /calls',
    question: { body: { from: '1', to: '2104' } },
    seen: { 'json.errors': [['from: This value is not valid'], [invalid]] },
  },
  {
    id: 'O-03',
    line: 'POST /apitokens',
    question: { body: { name: 'one' } },
    seen: { 'json.data.name': both('one'), 'json.links': [{}, undefined] },
  },
  {
    id: 'O-20',
    line: 'POST /calls',
    question: { body: order },
    seen: { 'json.data.state': [2, 'RINGING'] },
  },
  {
    id: 'O-20',
    line: 'GET /calls',
    seen: { 'json.data.0.state': [2, 'RINGING'], 'json.data.1.state': [3, 'CONNECTED'] },
  },
  { id: 'O-21', line: 'GET /ping', seen: { json: [{ message: 'Pong' }, { data: { response: 'Pong' } }] } },
  {
    id: 'O-22',
    line: `GET /cdrs?filter=${filter('id', 42_002)}`,
    seen: {
      'json.data.0.type': [0, 'O'],
      'json.data.0.disposition': [2, 'CONNECTED'],
      'json.data.0.destination': [1, 'out'],
    },
  },
  { id: 'O-22', line: 'GET /cdrs/calltracking', seen: { 'json.data.0.type': [1, 'I'] } },
  {
    id: 'O-23',
    line: 'GET /monitors/7001',
    seen: {
      'json.data.id': both(7001),
      'json.data.caller': absent('447700900123'),
      'json.data.duration': absent(184),
      'json.data.size': absent(736_512),
      'json.data.type': absent('I'),
    },
  },
  {
    id: 'O-24',
    line: 'GET /queues/30601',
    seen: {
      'json.data.name': both('Sales'),
      'json.data.ring_strategy': [1, 'A'],
      'json.data.users': absent([410_002, 410_003]),
    },
  },
  {
    id: 'O-24',
    line: 'GET /queues/30601?include=users',
    seen: { 'json.data.ring_strategy': [1, 'A'], 'json.data.users.0.id': both(410_002) },
  },
  {
    id: 'O-25',
    line: 'GET /users?limit=1',
    seen: {
      'json.data.0.first_name': both('Mei'),
      'json.data.0.ext': absent('2103'),
      'json.data.0.dnd': absent(false),
      'json.data.0.nb_sip_locations': absent(1),
    },
  },
  {
    id: 'O-26',
    line: 'GET /me',
    seen: {
      'json.data.cc': both('44'),
      'json.data.first_name': absent('Mei'),
      'json.data.customer_id': absent(3107),
    },
  },
  { id: 'O-30', line: 'GET /cdrs', question: { token: null, headers: basic }, seen: { status: [401, 400] } },
  {
    id: 'O-40',
    line: 'POST /calls',
    question: { token: NADIA, body: { to: '2104' } },
    seen: { status: [400, 412] },
  },
  {
    id: 'O-64',
    line: `GET /faxes?filter=${filter('from', '1')}`,
    seen: {
      'json.message': ['Validation error', 'Filtration error'],
      'json.errors.0.code': absent('SF0010'),
    },
  },
  {
    id: 'O-67',
    line: 'GET /cdrs/42002',
    seen: {
      'json.data.clid': ['442079460100', '"+442079460100" <+442079460100>'],
      'json.data.root_live_id': [5_000_000_102, null],
      'json.data.live_id': both(5_000_000_102),
      'json.data.dst_ua': both(null),
    },
  },
  {
    id: 'O-69',
    line: 'GET /users/410003',
    seen: {
      'json.data.customer': both(3107),
      'json.data.customer_id_id': absent(3107),
      'json.data.fm': absent(false),
    },
  },
  {
    id: 'O-71',
    line: 'PATCH /calls/5000000105',
    question: { body: { action_text: 'Order 7' } },
    seen: { status: [301, 200], 'json.data.id': both(5_000_000_105) },
  },
];
