import { expect, test } from 'vitest';
import { generateSamples } from '../../src/generate/events.ts';

/** A bundle with these examples of one webhook. */
const bundleOf = (examples: object) => ({
  webhooks: { 'call.missed': { post: { requestBody: { content: { 'application/json': { examples } } } } } },
  components: { examples: { 'call.missed-leg': { summary: 'A leg', value: { id: 'evt-1', final: false } } } },
});

test('samples are the examples by event and name, by reference or in place, in their order', async () => {
  const source = await generateSamples(
    bundleOf({
      queue: { value: { id: 'evt-2', final: true } },
      leg: { $ref: '#/components/examples/call.missed-leg' },
    }),
  );
  expect(source).toContain("'call.missed': 'queue' | 'leg';");
  expect(source.replaceAll(/\s+/g, ' ')).toContain(
    "{ 'call.missed': { queue: { id: 'evt-2', final: true }, leg: { id: 'evt-1', final: false } } };",
  );
});

test.each([
  ['no example', {}, 'the event has no example. Add one'],
  [
    'a dangling reference',
    { leg: { $ref: '#/components/examples/gone' } },
    'the value of example leg is not an event. It must be an object',
  ],
  [
    'an example that is no object',
    { leg: { value: 'text' } },
    'the value of example leg is not an event. It must be an object',
  ],
])('%s is said, with its place', async (_, examples, message) => {
  await expect(generateSamples(bundleOf(examples))).rejects.toThrow(
    `/webhooks/call.missed/post: ${message}.`,
  );
});
