import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readBlocks } from '@telephony/testing/read-blocks';
import { expect, test } from 'vitest';
import { testSamples } from './support/samples.ts';

const OPTIONS_OF = {
  createWebhookHandler: ['@telephony/webhooks', 'Parameters<typeof createWebhookHandler>[1]'],
  createDispatcher: ['@telephony/webhooks', 'Parameters<typeof createDispatcher>[1]'],
  replayKept: ['@telephony/webhooks', 'Parameters<typeof replayKept>[2]'],
  memoryStore: ['@telephony/webhooks', 'Parameters<typeof memoryStore>[0]'],
  redisStore: ['@telephony/webhooks/redis', 'Parameters<typeof redisStore>[1]'],
  redisCallStore: ['@telephony/webhooks/redis', 'Parameters<typeof redisCallStore>[1]'],
  postgresStore: ['@telephony/webhooks/postgres', 'Parameters<typeof postgresStore>[1]'],
  postgresCallStore: ['@telephony/webhooks/postgres', 'Parameters<typeof postgresCallStore>[1]'],
  memoryCallStore: ['@telephony/webhooks/tracker', 'Parameters<typeof memoryCallStore>[0]'],
  Outbox: ['@telephony/webhooks/outbox', 'ConstructorParameters<typeof Outbox>[1]'],
  postUntil: ['@telephony/webhooks/outbox', 'Parameters<typeof postUntil>[2]'],
  CallTracker: ['@telephony/webhooks/tracker', 'ConstructorParameters<typeof CallTracker>[0]'],
} as const;

const folder = fileURLToPath(new URL('../../../../docs/src/content/docs/packages/', import.meta.url));
const files = globSync(`${folder}webhooks-*.mdx`).toSorted();
const tables = files.flatMap((file) => readOptionTables(readFileSync(file, 'utf8')));

test('every option has a row, in one table', () => {
  expect(tables.flatMap(({ owners }) => owners).toSorted()).toEqual(Object.keys(OPTIONS_OF).toSorted());
});

testSamples(
  files.flatMap((file) => readBlocks(pathToFileURL(file))),
  { 'options.ts': optionTypes(tables) },
);

interface OptionTable {
  owners: string[];
  names: string[];
}

function readOptionTables(page: string): OptionTable[] {
  return [...page.matchAll(/^\| Option of (.*?) *\|.*\n\| -.*\n((?:\|.*\n)+)/gm)].map(
    ([, owners = '', rows = '']) => ({
      owners: [...owners.matchAll(/`(\w+)`/g)].map(([, owner = '']) => owner),
      names: [...rows.matchAll(/^\| `(\w+)` /gm)].map(([, name = '']) => name),
    }),
  );
}

function optionTypes(found: readonly OptionTable[]): string {
  const imports = Object.entries(OPTIONS_OF).map(
    ([owner, [entry]]) => `import { ${owner} } from '${entry}';`,
  );
  const checks = found.flatMap(({ owners, names }) => {
    const listed = names.map((name) => `${name}: true`).join(', ');
    return owners.map((owner) => {
      const type = Object.entries(OPTIONS_OF).find(([name]) => name === owner)?.[1][1] ?? 'never';
      return `void ({ ${listed} } satisfies Record<keyof NonNullable<${type}>, true>);`;
    });
  });
  return [...imports, ...checks].join('\n');
}
