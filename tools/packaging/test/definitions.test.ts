import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startLanguageServer } from '@telephony/testing/language-server';
import { expect, inject, test } from 'vitest';

const { folder } = inject('installation');

/** A place as tsserver names it. */
interface Definition {
  file: string;
  start: { line: number; offset: number };
}

const names = [
  ['@telephony/client', 'createTelephony', 'src/core/create-telephony.ts'],
  ['@telephony/client/node', 'saveTo', 'src/files/save-to.ts'],
  ['@telephony/command-line', 'runCli', 'src/run-cli.ts'],
  ['@telephony/contract', 'loadContract', 'src/load-contract.ts'],
  ['@telephony/mock', 'startMock', 'src/start-mock.ts'],
  ['@telephony/openapi', 'openapiJson', 'dist/index.d.ts'],
  ['@telephony/sandbox', 'startSandbox', 'src/start/start-sandbox.ts'],
  ['@telephony/sandbox/control', 'createControl', 'src/control/control-client.ts'],
  ['@telephony/sandbox/trace', 'checkTrace', 'src/trace/check-trace.ts'],
  ['@telephony/webhooks', 'parseEvent', 'src/parse/parse-event.ts'],
] as const;

test('"go to definition" ends in the source of the package', async () => {
  const file = join(folder, 'definitions', 'program.ts');
  mkdirSync(join(folder, 'definitions'));
  const lines = names.map(([specifier, name]) => `export { ${name} } from '${specifier}';`);
  writeFileSync(file, lines.join('\n'));
  writeFileSync(
    join(folder, 'definitions', 'tsconfig.json'),
    '{ "compilerOptions": { "module": "nodenext", "types": [], "noLib": true } }',
  );
  using server = startLanguageServer();
  server.tell('open', { file });
  const found = [];
  for (const index of names.keys()) {
    const place = { file, line: index + 1, offset: 'export { '.length + 1 };
    const [definition] = await server.ask<Definition[]>('definition', place);
    found.push(definition?.file.slice(folder.length));
  }
  expect(found).toEqual(
    names.map(
      ([specifier, , source]) => `/node_modules/${specifier.split('/').slice(0, 2).join('/')}/${source}`,
    ),
  );
});
