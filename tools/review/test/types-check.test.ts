import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listOperations } from '@telephony/contract';
import { contractFolder, readBundle } from '@telephony/lint/files';
import { checkTypes } from '../src/types/check-types.ts';
import { usageFile } from '../src/types/usage/usage-file.ts';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { Edit } from './support/edit.ts';
import { contractExcerpt } from './support/excerpt.ts';

test('code that uses the whole contract compiles against its own types', async () => {
  const bundle = readBundle(contractFolder);
  const { text } = usageFile(bundle);
  for (const { kind, path, method } of listOperations(bundle)) {
    expect(kind === 'webhook' || text.includes(`${JSON.stringify(path)}, ${JSON.stringify(method)}`)).toBe(
      true,
    );
  }
  for (const name of Object.keys(new Edit(bundle).object('/components/schemas'))) {
    expect(text).toContain(`N.${name === 'Error' ? 'ErrorBody' : name};`);
  }
  expect(await checkTypes(bundle, bundle, temporaryFolder())).toEqual({ breaks: [], client: [] });
}, 60_000);

test('each break of the types is told once, in words, with the code that no longer compiles', async () => {
  const base = contractExcerpt();
  const edit = new Edit(base);
  edit.remove('/components/schemas/Cdr/properties/billsec');
  edit.set('/components/schemas/Cdr/properties/id/type', ['integer', 'null']);
  edit.list('/components/schemas/CallCreate/required').push('from');
  edit.remove('/components/schemas/CallCreate/properties/caller_id');
  edit.set('/components/schemas/CallCreate/properties/to/type', 'integer');
  edit.remove('/paths/~1cdrs/delete');
  edit.set('/paths/~1cdrs/get/parameters/4/name', 'order_by');
  edit.set('/paths/~1ping/get/parameters', [
    { name: 'now', in: 'query', required: true, schema: { type: 'string' } },
  ]);
  edit.rename('/components/schemas/Pong', 'Greeting');
  edit.replace('#/components/schemas/Pong"', '#/components/schemas/Greeting"');
  const { breaks } = await checkTypes(base, edit.bundle, join(temporaryFolder(), 'types'));
  const told = breaks.map(({ text }) => text);
  expect(told).toEqual(
    expect.arrayContaining([
      '`Cdr.billsec` is gone: code that reads it does not compile.',
      '`Cdr.id` is `number | null` now (it was `number`): code that counts on the old type does not compile.',
      '`CallCreate` needs `from` as well: code that leaves it out does not compile.',
      '`CallCreate.caller_id` can no longer be given: code that sets it does not compile.',
      '`CallCreate.to` no longer takes `string` (it takes `number`): code that sets it does not compile.',
      '`pbx["/cdrs"].delete` is gone: calls do not compile.',
      '`query.sort` of `pbx["/cdrs"].get` can no longer be given: calls with it do not compile.',
      '`pbx["/ping"].get` must be given more: it needs an argument, and gets none. Calls do not compile.',
      '`import type { Pong }` fails: the type is no longer exported.',
    ]),
  );
  expect(told).toHaveLength(new Set(told).size);
  expect(told.filter((text) => text.includes('Cdr.billsec'))).toHaveLength(1);
}, 60_000);

test('the sources of the client that do not follow are named', async () => {
  const base = contractExcerpt();
  const edit = new Edit(base);
  edit.rename('/components/schemas/LoginRequest', 'Credentials');
  edit.replace('#/components/schemas/LoginRequest"', '#/components/schemas/Credentials"');
  const { client } = await checkTypes(base, edit.bundle, join(temporaryFolder(), 'types'));
  expect(client.map(({ file }) => file)).toContain('packages/client/src/auth/session.ts');
}, 60_000);
