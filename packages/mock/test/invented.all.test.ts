/** Every declared status of every operation with an invented body: as the schema says, and the same from the same seed. */
import { readFileSync } from 'node:fs';
import { readContract } from '@telephony/contract';
import { openapiJson } from '@telephony/openapi';
import { expect, test } from 'vitest';
import { rounds } from '@telephony/testing/tiers';
import { ask } from './support/ask.ts';
import { requestsOf } from './support/request-of.ts';
import { useMock } from './support/use-mock.ts';

const document: unknown = JSON.parse(readFileSync(openapiJson, 'utf8'));
const { operations, schemas } = readContract(document);
const first = useMock();
const second = useMock({ dynamic: true });

test('bodies are valid and reproducible', async () => {
  const seeds = Array.from({ length: rounds(1, 5) }, (_, index) => `seed ${index}`);
  const invalid: unknown[] = [];
  let bodies = 0;
  for (const [index, { method, path, body, name, statuses }] of requestsOf(document).entries()) {
    for (const status of statuses) {
      const schema = operations[index]?.responses.get(status)?.schema;
      for (const seed of seeds) {
        const prefer = `code=${status.replace('XX', '00')}, dynamic=true, seed=${seed}`;
        const { json, text } = await ask(first.url, `${method} ${path}`, { body, headers: { prefer } });
        // A file is sent as it is.
        if (json === undefined || schema === undefined) continue;
        bodies++;
        const errors = schemas.check(schema, json, 'body');
        if (errors.length > 0) invalid.push({ name, prefer, errors });
        if (bodies % 20 > 0) continue;
        const again = await ask(second.url, `${method} ${path}`, { body, headers: { prefer } });
        expect(again.text).toBe(text);
      }
    }
  }
  expect(invalid).toEqual([]);
  expect(bodies).toBeGreaterThan(500);
}, 600_000);
