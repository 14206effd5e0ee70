import { describe, expect, test } from 'vitest';
import type { FormsMode } from '../../src/forms/forms.ts';
import { forms, type Variant } from '../../src/forms/form-table.ts';
import { usePlatform } from '../support/serve-platform.ts';
import { eventCases } from './support/event-cases.ts';
import { type FormCase, responseCases } from './support/form-cases.ts';

// Whatever is asked here is also held against the contract.
const served = usePlatform();

function valueAt(answer: unknown, place: string): unknown {
  return place.split('.').reduce<any>((value, name) => value?.[name], answer);
}

describe.each(responseCases)('$id: $line', ({ line, question, seen: places }: FormCase) => {
  const see = async () => {
    const answer = await served.ask(line, question);
    return Object.fromEntries(Object.keys(places).map((place) => [place, valueAt(answer, place)]));
  };
  const [documented, observed] = [0, 1].map((index) =>
    Object.fromEntries(Object.entries(places).map(([place, values]) => [place, values[index]])),
  );

  test.each<Variant>(['documented', 'observed'])('%s', async (variant) => {
    served.reset();
    served.platform.forms.mode = variant;
    expect(await see()).toEqual({ documented, observed }[variant]);
  });

  test('mixed, both are seen', async () => {
    served.reset();
    served.platform.forms.mode = 'mixed';
    const seen = new Set<string>();
    let random = served.platform.random.state();
    const both = [documented, observed].map((form) => JSON.stringify(form));
    for (let count = 0; count < 30 && !both.every((form) => seen.has(form)); count++) {
      served.reset();
      served.platform.random.restore(random);
      seen.add(JSON.stringify(await see()));
      random = served.platform.random.state();
    }
    expect([...seen]).toEqual(expect.arrayContaining(both));
  });
});

test('nothing of this is a fault of the sandbox', () => {
  expect(served.faults).toEqual([]);
});

test('every form has a case', () => {
  const ids = new Set([...responseCases, ...eventCases].map(({ id }) => id));
  expect(forms.filter(({ id }) => !ids.has(id))).toEqual([]);
});

test.each<FormsMode>(['documented', 'observed', 'mixed'])(
  'filters are read in both forms: %s',
  async (mode) => {
    served.reset();
    served.platform.forms.mode = mode;
    const find = async (path: string, property: string, operator: string, value: unknown) => {
      const filter = encodeURIComponent(JSON.stringify([{ property, operator, value }]));
      return (await served.ask(`GET ${path}?filter=${filter}`)).json.total;
    };
    const pairs: [path: string, property: string, word: string, code: number][] = [
      ['/cdrs', 'type', 'M', 2],
      ['/cdrs', 'destination', 'in', 0],
      ['/calls', 'state', 'CONNECTED', 3],
      ['/users', 'two_factor_auth', 'E', 1],
      ['/queues', 'ring_strategy', 'A', 1],
    ];
    for (const [path, property, word, code] of pairs) {
      const total = await find(path, property, 'eq', word);
      expect(total).toBeGreaterThan(0);
      expect(await find(path, property, 'eq', code)).toBe(total);
      expect(await find(path, property, 'in', [String(code)])).toBe(total);
    }
    const named = '"+442079460100" <+442079460100>';
    expect(await find('/cdrs', 'clid', 'eq', named)).toBe(await find('/cdrs', 'clid', 'eq', '442079460100'));
    expect(await find('/cdrs', 'live_id', 'eq', 5_000_000_102)).toBe(1);
  },
);

test('records of the store stay as they are', async () => {
  served.reset();
  served.platform.forms.mode = 'documented';
  await served.ask('GET /cdrs');
  served.platform.forms.mode = 'default';
  expect((await served.ask('GET /cdrs/42002')).json.data).toMatchObject({
    type: 'O',
    disposition: 'CONNECTED',
  });
});
