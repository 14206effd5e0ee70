import { expect, it } from 'vitest';
import { UserError } from '@telephony/command-line';
import { runRedocly } from '../../src/lint/linters.ts';
import { contract } from './support/contract.ts';
import { FixtureFolder } from './support/fixture-folder.ts';

/** What Redocly says of a contract one of whose files has another text. */
async function failure(name: string, text: string): Promise<unknown> {
  using folder = new FixtureFolder([contract({})]);
  folder.write(`0/${name}`, text);
  return await runRedocly(folder.roots).catch((error: unknown) => error);
}

it('says file and line of a YAML error in the root document', { timeout: 30_000 }, async () => {
  const error = await failure('openapi.yaml', 'openapi: 3.1.1\ninfo: {title: x\npaths: {}\n');
  expect(error).toBeInstanceOf(UserError);
  expect(String(error)).toMatch(/openapi\.yaml" \(3:1\)/);
});
