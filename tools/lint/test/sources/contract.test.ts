/** The sources of the real contract and guides: what `npm run sources` reads without options. */
import { expect, test } from 'vitest';
import { runHere } from '@telephony/testing/run-here';

const CLI = new URL('../../src/sources/cli.ts', import.meta.url);

test('every sentence of fact in the contract and the guides has a source', async () => {
  const { code, stdout } = await runHere(CLI, []);
  // The list says which sentences have none, and how to mend each.
  expect(stdout).toMatch(/^0 of \d{4,} statements of fact have no source\.\n$/);
  expect(code).toBe(0);
});
