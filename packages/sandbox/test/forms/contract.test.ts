import { readFileSync } from 'node:fs';
import { declaredStatus, type JsonSchema } from '@telephony/contract';
import { type Ledger, ledgerJson } from '@telephony/openapi';
import { rounds } from '@telephony/testing/tiers';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadPlatformContract } from '../../src/contract/contract.ts';
import { Forms } from '../../src/forms/forms.ts';
import { forms, type Variant } from '../../src/forms/form-table.ts';

const contract = loadPlatformContract();
const { entries }: Ledger = JSON.parse(readFileSync(ledgerJson, 'utf8'));

describe.each(forms)('$id', ({ id, usual = 'observed', ...form }) => {
  const entry = entries.find((one) => one.id === id);

  test('each of its values is a place of the ledger', () => {
    const marked = (entry?.places ?? []).map((place) => place.slice(place.lastIndexOf('/') + 1));
    expect(marked).toEqual(expect.arrayContaining('at' in form ? [...form.at] : []));
    expect(form.documented ?? form.observed).toBeTypeOf('function');
  });

  test('what was seen live, or in a client of the maker, is usual', () => {
    const isSeen = (entry?.grade ?? []).some((grade) => grade === 'L' || grade === 'V');
    // Clients that take any success (O-71) say nothing of what the platform sends.
    const allowed = isSeen && id !== 'O-71' ? ['observed'] : ['documented', 'observed'];
    expect(allowed).toContain(usual);
  });
});

test('they are in the order of the ledger', () => {
  const order = entries.map(({ id }) => id);
  const places = forms.map(({ id }) => order.indexOf(id));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

/** Every body that the contract shows, with what it is an example of. */
const responses = contract.operations.flatMap((operation) =>
  [...operation.responses].flatMap(([key, { examples }]) =>
    [...examples.values()].map(({ value }) => ({
      operation,
      status: Number(key.replace('XX', '00')),
      value,
    })),
  ),
);
const events = [...contract.webhooks.values()].flatMap(({ path: event, body }) =>
  [...(body?.examples.values() ?? [])].map(({ value }) => ({
    event,
    value: value as { event_name: string },
  })),
);

function problemsOf(any: Forms, { operation, status, value }: (typeof responses)[number]): string[] {
  const made = any.response(operation, { status, body: value });
  const declared = declaredStatus(operation, made.status);
  if (declared === undefined) return [`${operation.operationId} does not declare ${made.status}`];
  return problems(operation.responses.get(declared)?.schema, made.body);
}

/** Mixed forms, each of which chance decides. */
const anyForms = fc
  .infiniteStream(fc.boolean())
  .map((coins) => new Forms(contract, () => coins.next().value === true, 'mixed'));

function problems(schema: JsonSchema | undefined, value: unknown): string[] {
  if (!schema) return [];
  return contract.schemas.check(schema, value, 'body').map(({ field, message }) => `${field} ${message}`);
}

test.each<Variant>(['documented', 'observed'])(
  '%s, everything that the contract shows is allowed',
  (variant) => {
    expect(responses.length).toBeGreaterThan(400);
    const all = new Forms(contract, () => true, variant);
    expect(responses.flatMap((one) => problemsOf(all, one))).toEqual([]);
    for (const { event, value } of events)
      expect(problems(contract.webhooks.get(event)?.body?.schema, all.event(value) ?? value)).toEqual([]);
  },
);

test('in any forms, every response that the contract shows is one that it allows, and stays as it was', () => {
  fc.assert(
    fc.property(anyForms, fc.constantFrom(...responses), (any, one) => {
      const before = JSON.stringify(one.value);
      expect(problemsOf(any, one)).toEqual([]);
      expect(JSON.stringify(one.value)).toBe(before);
    }),
    { numRuns: rounds(1000, 3000) },
  );
});

test('in any forms, every event that the contract shows is one that it allows', () => {
  fc.assert(
    fc.property(anyForms, fc.constantFrom(...events), (any, { event, value }) => {
      const sent = any.event(value) ?? value;
      expect(problems(contract.webhooks.get(event)?.body?.schema, sent)).toEqual([]);
    }),
    { numRuns: rounds(300, 1000) },
  );
});

test('where nothing differs, the very same object is sent', () => {
  const usual = new Forms(contract, () => true);
  const [event] = events;
  expect(usual.event(event!.value)).toBe(event!.value);
  const made = { status: 200, body: { data: [] } };
  expect(usual.response(contract.operationsById.get('listCdrs')!, made)).toBe(made);
});
