import { expect, test } from 'vitest';
import { widenLists } from '../../src/generate/client.ts';

test('a list of ids in a path may be a single one, and nowhere else', () => {
  const path = 'export type DeleteContactsPath = {\n  /** Ids. */\n  id: RecordIdList;\n};\n';
  const body =
    'export type UserUpdate = {\n  id: RecordIdList;\n};\nexport type RecordIdList = RecordId[];\n';
  expect(widenLists(path + body)).toBe(path.replace('RecordIdList', 'RecordId | RecordIdList') + body);
});
