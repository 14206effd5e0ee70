import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '@telephony/lint/files';
import { contract } from './support/contract.ts';

const { components = {} } = contract.document;
const kinds = readdirSync(join(contract.folder, 'components')).map((kind): [string, string] => [
  `components/${kind}`,
  kind,
]);

test.each([...kinds, ['examples', 'examples'] as const])('every file of %s is used', (folder, kind) => {
  const used = Object.keys(components[kind] ?? {});
  const files = listFiles(join(contract.folder, folder)).filter((file) => file.endsWith('.yaml'));
  expect(files.filter((file) => !used.includes(parse(file).name))).toEqual([]);
});
