import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../turbo.mjs';

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const published = globSync(['openapi/package.json', 'packages/*/package.json'], { cwd: root })
  .map((file) => [file, readJson(file)] as const)
  .filter(([, manifest]) => manifest.publishConfig);

test('seven packages say what a registry shows, stay private here, and sign nothing by themselves', () => {
  expect(published).toHaveLength(7);
  for (const [file, manifest] of published)
    expect([file, manifest]).toEqual([
      file,
      expect.objectContaining({
        private: true,
        license: 'MIT',
        description: expect.stringMatching(/\.$/),
        keywords: expect.arrayContaining(['telephony', 'pbx']),
        files: expect.arrayContaining(['README.md']),
        sideEffects: expect.anything(),
        engines: { node: '>=22.12' },
        publishConfig: { access: 'public' },
      }),
    ]);
});

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';
const upTo = (length: number) => expect.stringMatching(new RegExp(`^.{1,${length}}$`));

test('server.json is what the registry of MCP servers takes, and names the command of the package', () => {
  const { repository: _, ...server } = readJson('packages/cli/server.json');
  const { name, version, mcpName } = readJson('packages/cli/package.json');
  expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  expect(mcpName).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  const variable = { name: upTo(100), description: upTo(200), isRequired: true };
  expect(server).toEqual({
    $schema: SCHEMA,
    name: mcpName,
    title: upTo(100),
    description: upTo(100),
    version,
    packages: [
      {
        registryType: 'npm',
        identifier: name,
        version,
        runtimeHint: 'npx',
        transport: { type: 'stdio' },
        packageArguments: [{ type: 'positional', value: 'mcp' }],
        environmentVariables: [variable, { ...variable, isSecret: true }],
      },
    ],
  });
  const reference = readFileSync(join(root, 'docs/src/content/docs/packages/cli.mdx'), 'utf8');
  for (const { name: variableName } of server.packages[0].environmentVariables)
    expect(reference).toContain(`\`${variableName}\``);
});
