import { expect, test } from 'vitest';
import { schemaFaults } from '../src/index.ts';
import { smallDocument } from './support/small-document.ts';

test('others have their turn while many schemas are looked at', async () => {
  const properties = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `p${index}`,
      { type: 'string', maxLength: index, pattern: `^${index}` },
    ]),
  );
  const schemas = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [
      `S${index}`,
      { type: 'object', properties, minProperties: index },
    ]),
  );
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  expect(await schemaFaults({ ...smallDocument({}), components: { schemas } })).toEqual([]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});
