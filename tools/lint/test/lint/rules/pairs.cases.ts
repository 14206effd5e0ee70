import type { JsonObject } from '@telephony/contract';
import { contract, inWebhook, json, ruleCases, type RuleCases } from '../support/cases.ts';

export const cases: Record<string, RuleCases> = {};

const examples = (...values: unknown[]) => ({
  examples: Object.fromEntries(values.map((value, index) => [`e${index}`, { value }])),
});
const single = (...records: JsonObject[]) => json({}, examples(...records.map((data) => ({ data }))));

const update = (ids: unknown[], requests: unknown[], records: JsonObject[], path = '/cdrs/{id}') =>
  contract({
    paths: {
      [path]: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: {}, ...examples(...ids) }],
        patch: { requestBody: json({}, examples(...requests)), responses: { 200: single(...records) } },
      },
    },
  });
const shown = (index: number, field: string) =>
  `#/paths/~1cdrs~1{id}/patch/responses/200/content/application~1json/examples/e${index}/value/data/${field}`;

cases['example-pair'] = ruleCases(
  {
    'the record of the path, with what was sent': update(
      [1],
      [{ note: 'A' }],
      [{ id: 1, note: 'A', secret: null }],
    ),
    'a list of ids': update([[1, 2]], [{}], [{ id: 2 }], '/cdrs/{id}'),
    'an id as a text': update(['1'], [{}], [{ id: 1 }]),
    'a field that is not shown': update([1], [{ password: 'A' }], [{ id: 1 }]),
    'other forms of what was sent': update(
      [1],
      [{ format: 'csv', on: true, day: '2026-11-20', user: 3, count: '5' }],
      [{ id: 1, format: 2, on: 1, day: '2026-11-20 00:00:00', user: { id: 3 }, count: 5 }],
    ),
    'members of a list by their ids': update(
      [1],
      [{ users: [{ id: 3, on: true }], tags: ['a'] }],
      [
        {
          id: 1,
          users: [
            { id: 2, on: false },
            { id: 3, on: true },
          ],
          tags: ['a'],
        },
      ],
    ),
    'a second pair': update(
      [1, 2],
      [{ note: 'A' }, { dst: '2' }],
      [
        { id: 1, note: 'A' },
        { id: 2, note: 'B', dst: '2' },
      ],
    ),
    'the id of something else': update([1], [{}], [{ id: 7 }], '/cdrs/{id}/notes'),
    'an event': inWebhook({
      requestBody: json({}, examples({ id: 1 })),
      responses: { 200: single({ id: 2 }) },
    }),
  },
  {
    'another record': [update([1], [{}], [{ id: 2 }]), shown(0, 'id')],
    'another record first': [update([1, 2], [{}], [{ id: 2 }, { id: 1 }]), shown(0, 'id')],
    'a second record that no path has': [update([1], [{}], [{ id: 1 }, { id: 2 }]), shown(1, 'id')],
    'another value than was sent': [update([1], [{ note: 'A' }], [{ id: 1, note: 'B' }]), shown(0, 'note')],
    'null for what was sent': [update([1], [{ note: 'A' }], [{ id: 1, note: null }]), shown(0, 'note')],
    'another form of another value': [update([1], [{ on: true }], [{ id: 1, on: 0 }]), shown(0, 'on')],
    'a member of a list with another value': [
      update([1], [{ users: [{ id: 3, on: true }] }], [{ id: 1, users: [{ id: 3, on: false }] }]),
      shown(0, 'users/0/on'),
    ],
    'another list': [update([1], [{ tags: ['a'] }], [{ id: 1, tags: ['b'] }]), shown(0, 'tags')],
    'the pair of no request': [
      update(
        [1],
        [{ note: 'A' }, { dst: '2' }],
        [
          { id: 1, note: 'A' },
          { id: 1, note: 'B', dst: '3' },
        ],
      ),
      shown(1, 'note'),
    ],
  },
);
