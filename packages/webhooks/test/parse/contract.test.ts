import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InvalidEventError, isKnownEvent, parseEvent } from '../../src/index.ts';
import { bundle, eventNames, examples } from '../support/contract-events.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'contract', components: bundle.components });

test('there are examples of every event', () => {
  expect(eventNames.length).toBeGreaterThan(5);
  expect(eventNames.filter((event) => !examples.some(([name]) => name.startsWith(`${event}-`)))).toEqual([]);
});

test.each(examples)('%s is read as text, bytes and object, and is given back as it was sent', (_, body) => {
  const text = JSON.stringify(body);
  const bytes = new TextEncoder().encode(text);
  for (const form of [text, `\uFEFF${text}`, bytes, bytes.buffer, Buffer.from(text), body]) {
    const event = parseEvent(form);
    expect(JSON.stringify(event)).toBe(text);
    expect(isKnownEvent(event)).toBe(true);
  }
});

const fields = [...new Set(examples.flatMap(([, body]) => Object.keys(body)))];
const value = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    '',
    '0',
    'RG-701',
    '2026-11-20 09:02:11',
    '2026-11-20',
    [],
    {},
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string(),
);

test('strict takes what the schemas of the contract take, and no more', () => {
  const refusals = { yes: 0, no: 0 };
  fc.assert(
    fc.property(
      fc.constantFrom(...examples),
      fc.dictionary(fc.constantFrom(...fields.filter((name) => name !== 'event_name')), value, {
        maxKeys: 2,
      }),
      fc.subarray(
        fields.filter((name) => name !== 'event_name'),
        { maxLength: 2 },
      ),
      ([, example], changed, removed) => {
        const body = { ...example, ...changed };
        for (const name of removed) delete body[name];
        const reference =
          bundle.webhooks[body.event_name]?.post.requestBody.content['application/json'].schema.$ref;
        const valid = ajv.validate(`contract${reference}`, body);
        const wrong = new Set(
          ajv.errors?.map(({ instancePath, params }) => instancePath.slice(1) || params['missingProperty']),
        );
        refusals[valid ? 'no' : 'yes'] += 1;
        expect(refusedFields(body)).toEqual(valid ? undefined : wrong);
      },
    ),
    { numRuns: 3000 },
  );
  // Both happen often enough to mean something.
  expect(Math.min(refusals.yes, refusals.no)).toBeGreaterThan(300);
});

/** The fields that an error names, or undefined where the body is taken. */
function refusedFields(body: object): Set<string> | undefined {
  try {
    parseEvent(body, { strict: true });
    return undefined;
  } catch (error) {
    if (!(error instanceof InvalidEventError)) throw error;
    return new Set(error.issues.map(({ field }) => field));
  }
}
