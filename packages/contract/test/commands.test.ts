import { expect, test } from 'vitest';
import { type CommandForm, commandWords } from '../src/commands/commands.ts';

const form: CommandForm = { name: 'reports create', body: ['name', 'emails', 'url', 'frequency.type'] };
const wordsOf = (values: Partial<Parameters<typeof commandWords>[1]>) =>
  commandWords(form, { path: [], query: {}, ...values }).slice(3);

test('a body is flags, and what no flag can say exactly is data', () => {
  expect(
    wordsOf({
      body: { name: 'Weekly', emails: ['a@b.example', 'c@d.example'], frequency: { type: 'weekly' } },
    }),
  ).toEqual('--name Weekly --emails a@b.example --emails c@d.example --frequency.type weekly'.split(' '));
  // A flag of every command has the name of the field.
  expect(wordsOf({ body: { url: '' } })).toEqual(['--body-url', '']);
  expect(wordsOf({ body: { name: null, emails: [], other: 1, url: 'x' } })).toEqual([
    '--data',
    '{"name":null,"emails":[],"other":1}',
    '--body-url',
    'x',
  ]);
  expect(wordsOf({ body: { frequency: { type: 'weekly', day: 1 } } })).toEqual([
    '--data',
    '{"frequency":{"type":"weekly","day":1}}',
  ]);
  expect(wordsOf({ body: {} })).toEqual(['--data', '{}']);
  expect(wordsOf({ body: [{ id: 1 }] })).toEqual(['--data', '[{"id":1}]']);
});

test('conditions are written as --filter takes them, and fields are those of the own records', () => {
  const filter = [
    { property: 'calldate', operator: 'gte', value: '2026-11-20' },
    { property: 'src', operator: 'notlike', value: 4477 },
    { property: 'dst', operator: 'in', value: ['2102', 2103] },
  ];
  expect(
    wordsOf({ query: { filter, fields: { reports: 'id,name', users: 'id' }, group_by: 'name' } }),
  ).toEqual([
    '--filter',
    'calldate>=2026-11-20',
    '--filter',
    'src!~4477',
    '--filter',
    'dst in 2102,2103',
    '--fields',
    'id,name',
    '--group-by',
    'name',
  ]);
});

test('ids stand before flags, several in one word; a command that asks is told yes', () => {
  const words = commandWords(
    { name: 'contacts delete', asks: 'yes' },
    { path: [[1, 2], 'x'], query: {}, file: 'a.csv' },
  );
  expect(words.join(' ')).toBe('telephony contacts delete 1,2 x -o a.csv --yes');
});
