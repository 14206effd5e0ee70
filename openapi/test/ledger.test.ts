import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isJsonObject, resolvePointer } from '@telephony/contract';
import { collectMarks, comparePlaces, readLedger } from '@telephony/lint/ledger';
import { contract } from './support/contract.ts';

const entries = readLedger(join(contract.folder, 'ledger.yaml'));
const marks = collectMarks(contract.bundle);

test('every id in the contract is in the ledger', () => {
  const ids = new Set(entries.map(({ id }) => id));
  expect([...marks.keys()].filter((id) => !ids.has(id))).toEqual([]);
});

describe.each(entries)('$id', (entry) => {
  test('names its places, or says why it has none', () => {
    expect((entry.places ?? []).length > 0).not.toBe(Boolean(entry.noPlace));
  });

  test('every place resolves and carries the mark', () => {
    const wrong = (entry.places ?? []).filter((pointer) => {
      const element = resolvePointer(contract.bundle, pointer);
      const mark = isJsonObject(element) ? element['x-ledger'] : undefined;
      return !(Array.isArray(mark) ? mark : [mark]).includes(entry.id);
    });
    expect(wrong).toEqual([]);
  });
});

test('the places are those of the bundle', () => {
  expect(comparePlaces(entries, marks)).toEqual([]);
});
